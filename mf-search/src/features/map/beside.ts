/** Pixels. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/** Pixels between a marker and its card, and between a card and the map's edges. */
const gap = { marker: 22, edge: 12 } as const;
/** Pixels, as in `anchored.module.css`. */
const cardWidth = 240;
/** The least width of a map, in pixels, in which a card finds room beside every marker. */
export const leastWidth = 2 * (cardWidth + gap.marker + gap.edge);

/** Position of a card beside a marker: to its right or else to its left, within the map's box; undefined when the box
 * is too narrow for either or the marker is out of view.
 */
export function markersBeside(
  [x, y]: readonly [left: number, top: number],
  card: Size,
  box: Size,
): { readonly left: number; readonly top: number } | undefined {
  if (x < 0 || y < 0 || x > box.width || y > box.height) return undefined;
  const right = x + gap.marker;
  const left = x - gap.marker - card.width;
  const fits = right + card.width <= box.width - gap.edge ? right : left >= gap.edge ? left : undefined;
  if (fits === undefined) return undefined;
  const lowest = box.height - gap.edge - card.height;
  return { left: fits, top: Math.max(gap.edge, Math.min(lowest, y - card.height / 2)) };
}
