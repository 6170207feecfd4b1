/** The part of a drawing that is seen. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The box made larger or smaller by a factor so that a point of the drawing stays where it is on the screen. */
export function around(box: Box, point: { x: number; y: number }, factor: number): Box {
  return {
    x: point.x - (point.x - box.x) * factor,
    y: point.y - (point.y - box.y) * factor,
    width: box.width * factor,
    height: box.height * factor,
  };
}

export function moved(box: Box, dx: number, dy: number): Box {
  return { ...box, x: box.x + dx, y: box.y + dy };
}

/** The box pushed back so that it never leaves the whole. */
export function fitted(box: Box, whole: Box): Box {
  const width = Math.min(box.width, whole.width);
  const height = Math.min(box.height, whole.height);
  return {
    x: Math.min(Math.max(box.x, whole.x), whole.x + whole.width - width),
    y: Math.min(Math.max(box.y, whole.y), whole.y + whole.height - height),
    width,
    height,
  };
}

/** The boxes on the way from one to another. Of a way that takes no time nothing is no part: it is at its end. */
export function between(from: Box, to: Box): (part: number) => Box {
  const mix = (a: number, b: number, part: number): number => (Number.isNaN(part) ? b : a + (b - a) * part);
  return (part) => ({
    x: mix(from.x, to.x, part),
    y: mix(from.y, to.y, part),
    width: mix(from.width, to.width, part),
    height: mix(from.height, to.height, part),
  });
}

/** The smallest part of the whole, in the whole's own shape and magnified at most so much, that shows all of a box. */
export function showing(box: Box, whole: Box, most: number): Box {
  const part = Math.min(1, Math.max(1 / most, box.width / whole.width, box.height / whole.height));
  const [width, height] = [whole.width * part, whole.height * part];
  return fitted(
    { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height },
    whole,
  );
}
