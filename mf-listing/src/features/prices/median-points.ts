import type { QuarterMedians } from './prices-data.ts';

/** The first month of the quarter that is `count` quarters after another one. Both yyyy-MM. */
function quarterAfter(from: string, count: number): string {
  const date = new Date(`${from}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + 3 * count);
  return date.toISOString().slice(0, 7);
}

/** A chart's points from the first quarter with a median; none if only one has a median. */
export function medianPoints({
  from,
  medians,
}: QuarterMedians): readonly { readonly x: string; readonly y: number | null }[] {
  if (medians.filter((median) => median !== null).length < 2) return [];
  const first = medians.findIndex((median) => median !== null);
  return medians.slice(first).map((y, index) => ({ x: quarterAfter(from, first + index), y }));
}
