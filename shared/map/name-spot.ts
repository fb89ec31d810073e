/** Pixels from a map's left and top edge. */
export type PixelBox = readonly [left: number, top: number, right: number, bottom: number];
export type Pixel = readonly [x: number, y: number];

export interface NamedOutline {
  /** Width and height of the name. */
  readonly size: Pixel;
  /** What the map shows: the name lies within it. */
  readonly view: PixelBox;
  /** Around the outline. */
  readonly box: PixelBox;
  /** Where the name would be without markers. */
  readonly middle: Pixel;
  isInside(x: number, y: number): boolean;
  /** Markers, and names that have been placed. */
  readonly covered: readonly PixelBox[];
}

/** Pixels between the positions that are tried. */
const step = 12;

/** The box of a name around its middle. */
export const boxOf = ([x, y]: Pixel, [width, height]: Pixel): PixelBox => [
  x - width / 2,
  y - height / 2,
  x + width / 2,
  y + height / 2,
];

export const boxesOverlap = (one: PixelBox, other: PixelBox): boolean =>
  one[0] < other[2] && other[0] < one[2] && one[1] < other[3] && other[1] < one[3];

/**
 * The middle of an outline's name: inside the outline and the view, where nothing is covered, as near to `middle` as
 * can be; all of the name within the outline if possible. Where there is no such position it is above the outline.
 */
export function nameSpot({ size, view, box, middle: [x0, y0], isInside, covered }: NamedOutline): Pixel {
  const [width, height] = size;
  const [left, top, right, bottom] = [
    view[0] + width / 2,
    view[1] + height / 2,
    view[2] - width / 2,
    view[3] - height / 2,
  ];
  const isFree = (spot: Pixel): boolean => !covered.some((each) => boxesOverlap(each, boxOf(spot, size)));
  const first = (from: number, least: number): number => from + Math.ceil((least - from) / step) * step;
  const spots: Pixel[] = [];
  for (let x = first(x0, Math.max(left, box[0])); x <= Math.min(right, box[2]); x += step)
    for (let y = first(y0, Math.max(top, box[1])); y <= Math.min(bottom, box[3]); y += step)
      if (isFree([x, y]) && isInside(x, y)) spots.push([x, y]);
  const far = ([x, y]: Pixel): number => Math.hypot(x - x0, y - y0);
  spots.sort((one, other) => far(one) - far(other));
  const isWithin = (spot: Pixel): boolean => {
    const [west, north, east, south] = boxOf(spot, size);
    return isInside(west, north) && isInside(east, north) && isInside(west, south) && isInside(east, south);
  };
  const found = spots.find(isWithin) ?? spots[0];
  if (found) return found;
  const x = Math.max(left, Math.min(right, x0));
  let y = Math.min(bottom, box[1] - height / 2);
  while (y > top && !isFree([x, y])) y -= 4;
  return [x, Math.max(top, y)];
}
