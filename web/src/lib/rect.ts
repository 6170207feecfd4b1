/** Rectangles in pixels, from the upper left corner of the frame that they lie in. */

export interface Size {
  width: number;
  height: number;
}

export interface Rect extends Size {
  left: number;
  top: number;
}
