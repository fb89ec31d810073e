/** A point of a chart, 0 to 1 on both axes; `y` is null where the value is missing. */
export interface PlacedPoint {
  readonly x: number;
  readonly y: number | null;
}

const at = ({ x, y }: { readonly x: number; readonly y: number }): string =>
  `${Math.round(x * 1000)} ${Math.round((1 - y) * 1000)}`;

/**
 * Paths in a box of 1000 by 1000: lines with gaps where values are missing, dots for points without a neighbour and for
 * the last.
 */
export function drawSeries(points: readonly PlacedPoint[]): { readonly line: string; readonly dots: string } {
  const runs: { readonly x: number; readonly y: number }[][] = [[]];
  for (const { x, y } of points) {
    if (y === null) {
      if (runs.at(-1)?.length) runs.push([]);
    } else runs.at(-1)?.push({ x, y });
  }
  const drawn = runs.filter((run) => run.length > 0);
  const last = drawn.at(-1)?.at(-1);
  const alone = drawn.flatMap((run) => (run.length === 1 && run[0] !== last ? run : []));
  return {
    line: drawn
      .filter((run) => run.length > 1)
      .map((run) => `M${run.map(at).join('L')}`)
      .join(''),
    dots: [...alone, ...(last ? [last] : [])].map((point) => `M${at(point)}h0`).join(''),
  };
}
