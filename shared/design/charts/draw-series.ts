/** A point of a chart, 0 to 1 on both axes; `y` is null where the value is missing. */
export interface PlacedPoint {
  readonly x: number;
  readonly y: number | null;
}

const pointText = ({ x, y }: { readonly x: number; readonly y: number }): string =>
  `${Math.round(x * 1000)} ${Math.round((1 - y) * 1000)}`;

/**
 * Paths in a box of 1000 by 1000: lines with gaps where values are missing, dots for points without a neighbour and for
 * the last.
 * @param lastIsOpen the last point is unfinished: what leads to it is a path of its own, `open`; '' otherwise
 */
export function drawSeries(
  points: readonly PlacedPoint[],
  lastIsOpen = false,
): { readonly line: string; readonly open: string; readonly dots: string } {
  const runs: { readonly x: number; readonly y: number }[][] = [[]];
  for (const { x, y } of points) {
    if (y === null) {
      if (runs.at(-1)?.length) runs.push([]);
    } else runs.at(-1)?.push({ x, y });
  }
  const drawn = runs.filter((run) => run.length > 0);
  const last = drawn.at(-1)?.at(-1);
  const alone = drawn.flatMap((run) => (run.length === 1 && run[0] !== last ? run : []));
  const isOpen = lastIsOpen && points.at(-1)?.y !== null && (drawn.at(-1)?.length ?? 0) > 1;
  const closed = isOpen ? [...drawn.slice(0, -1), drawn.at(-1)?.slice(0, -1) ?? []] : drawn;
  const path = (run: readonly { readonly x: number; readonly y: number }[]): string =>
    `M${run.map(pointText).join('L')}`;
  return {
    line: closed
      .filter((run) => run.length > 1)
      .map(path)
      .join(''),
    open: isOpen ? path(drawn.at(-1)?.slice(-2) ?? []) : '',
    dots: [...alone, ...(last ? [last] : [])].map((point) => `M${pointText(point)}h0`).join(''),
  };
}
