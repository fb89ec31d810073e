/** A picture's size, in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}
/**
 * The square that is used: its centre as shares of width and height, and how much smaller it is than the largest one.
 */
export interface View {
  readonly x: number;
  readonly y: number;
  /** 1 to `mostZoom` */
  readonly zoom: number;
}

export const mostZoom = 4;
/** The largest square in the middle. */
export const start: View = { x: 0.5, y: 0.5, zoom: 1 };

const clampValue = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** The view moved so that its square is within the picture. */
export function fitView({ x, y, zoom }: View, { width, height }: Size): View {
  const wanted = clampValue(zoom, 1, mostZoom);
  const half = Math.min(width, height) / wanted / 2;
  return {
    x: clampValue(x, half / width, 1 - half / width),
    y: clampValue(y, half / height, 1 - half / height),
    zoom: wanted,
  };
}

/** The square in pixels of the picture. */
export function squareOf({ x, y, zoom }: View, { width, height }: Size) {
  const side = Math.min(width, height) / zoom;
  return { left: x * width - side / 2, top: y * height - side / 2, side };
}

/** The view after the picture was dragged by so many shares of the square's side. */
export const dragView = (view: View, right: number, down: number, size: Size): View => {
  const { side } = squareOf(view, size);
  return fitView({ ...view, x: view.x - (right * side) / size.width, y: view.y - (down * side) / size.height }, size);
};

/** Whether the square can be moved sideways, and up and down. */
export const freedomOf = ({ zoom }: View, { width, height }: Size) => ({
  sideways: width > height || zoom > 1,
  upright: height > width || zoom > 1,
});

/** The square as the API takes it: `?x=…&y=…&side=…`. */
export function cropQuery(view: View, size: Size): string {
  const { left, top, side } = squareOf(view, size);
  const share = (value: number): string => clampValue(value, 0, 1).toFixed(6);
  return new URLSearchParams({
    x: share(left / size.width),
    y: share(top / size.height),
    side: share(side / Math.min(size.width, size.height)),
  }).toString();
}
