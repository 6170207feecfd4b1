/** The contour lines of the hills: closed curves, a little different for every letter and always the same for one letter. */

const POINTS = 24;
const FULL = 2 * Math.PI;

/** A small number that belongs to a letter and a wave, between 0 and a full turn. */
function phase(letter: string, wave: number): number {
  return ((letter.charCodeAt(0) * 2.399 + wave * 1.618) % 1) * FULL + letter.charCodeAt(0) * wave;
}

/** One contour line around the origin, as an SVG path. Higher ones are smoother and lean towards the light. */
export function contour(letter: string, radius: number, lift: number): string {
  const corners = Array.from({ length: POINTS }, (_, index) => {
    const angle = (FULL * index) / POINTS;
    const bend =
      1 +
      0.05 * Math.sin(2 * angle + phase(letter, 1)) +
      0.035 * Math.sin(3 * angle + phase(letter, 2) + lift * 0.2) +
      0.018 * Math.sin(5 * angle + phase(letter, 3) - lift * 0.3);
    return [
      radius * bend * Math.cos(angle) - lift * 0.5,
      radius * bend * Math.sin(angle) - lift * 0.8,
    ] as const;
  });
  return closed(corners);
}

/** A smooth closed curve through points (Catmull and Rom's, written as Bézier pieces). */
function closed(points: readonly (readonly [number, number])[]): string {
  const at = (index: number): readonly [number, number] =>
    points[(index + points.length) % points.length] as readonly [number, number];
  const number = (value: number): string => value.toFixed(1);
  const [x, y] = at(0);
  let path = `M${number(x)} ${number(y)}`;
  for (let index = 0; index < points.length; index++) {
    const [[ax, ay], [bx, by], [cx, cy], [dx, dy]] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const steer = [bx + (cx - ax) / 6, by + (cy - ay) / 6, cx - (dx - bx) / 6, cy - (dy - by) / 6, cx, cy];
    path += `C${steer.map(number).join(" ")}`;
  }
  return `${path}Z`;
}
