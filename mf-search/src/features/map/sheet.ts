/** How much of the results a sheet over the map shows. */
export type SheetHeight = 'peek' | 'half' | 'full';

/** From low to high. */
const heights: readonly SheetHeight[] = ['peek', 'half', 'full'];
/** Pixels that the sheet must be dragged before it leaves the height that it had. */
const pull = 32;

/** The height one step higher or lower; the same one at the end. */
export const stepFrom = (at: SheetHeight, by: 1 | -1): SheetHeight => heights[heights.indexOf(at) + by] ?? at;

/**
 * Where a dragged sheet comes to rest: at the height nearest to where it was let go, and one step on in the direction
 * of a short but clear drag.
 * @param dragged pixels upwards
 * @param pixels those of each height
 */
export function settleSheet(
  at: SheetHeight,
  dragged: number,
  pixels: Readonly<Record<SheetHeight, number>>,
): SheetHeight {
  if (Math.abs(dragged) < pull) return at;
  const distance = (height: SheetHeight): number => Math.abs(pixels[height] - (pixels[at] + dragged));
  const nearest = heights.toSorted((a, b) => distance(a) - distance(b))[0] ?? at;
  return nearest === at ? stepFrom(at, dragged > 0 ? 1 : -1) : nearest;
}
