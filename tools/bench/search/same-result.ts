import type { findListings } from '@verandah/api';

export type SearchFound = Awaited<ReturnType<typeof findListings>>;

const list = (pairs: unknown): string =>
  JSON.stringify((Array.isArray(pairs) ? pairs : []).map((pair) => (pair as unknown[]).map(Number)));
const numbered = (counts: readonly number[], from: number): string =>
  list(counts.flatMap((n, at) => (n > 0 ? [[at + from, n]] : [])));

/** The names of the parts in which DuckDB's result differs from ours. */
export function differences({ response }: SearchFound, duck: Readonly<Record<string, unknown>>): string[] {
  const { facets } = response;
  const ours: Readonly<Record<string, string>> = {
    total: String(response.total),
    page: JSON.stringify(response.ids),
    types: list([...facets.types].toSorted(([a], [b]) => a - b)),
    beds: numbered(facets.beds, 0),
    baths: numbered(facets.baths, 0),
    cars: numbered(facets.cars, 0),
    prices: numbered(facets.prices, 1),
    auctions: list(response.auctionDates.map(({ day, count }) => [day, count])),
    inspections: list(response.inspectionDates.map(({ day, count }) => [day, count])),
  };
  const theirs = (name: string): string =>
    name === 'total' ? String(duck[name]) : name === 'page' ? JSON.stringify(duck[name] ?? []) : list(duck[name]);
  // Half dollars may be rounded either way.
  const median = Math.abs((response.median ?? 0) - Number(duck['median'] ?? 0)) <= 1 ? [] : ['median'];
  return [...Object.keys(ours).filter((name) => ours[name] !== theirs(name)), ...median];
}
