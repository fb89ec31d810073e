import { metresBetween, type Point } from '@verandah/market';
import { foldName } from '../locations/public.ts';
import type { KnownPlace } from './known-place.ts';
import type { PlaceRow } from './place-row.ts';

/** Places of one name farther apart than this are two places, in metres. */
export const sameWithin = 10_000;

/**
 * Rows that name a place again which another row stands for: lists of postcodes have a row for each postcode of a
 * locality. Those with a code of the Bureau's are places of their own.
 * @returns the line of the other row
 */
export function furtherPostcodes(
  rows: readonly PlaceRow[],
  matches: ReadonlyMap<PlaceRow, KnownPlace>,
): ReadonlyMap<PlaceRow, number> {
  const further = new Map<PlaceRow, number>();
  for (const group of groupedBy(rows, nameKey).values()) {
    const places = group.filter((row) => matches.has(row) || row.absCode !== null);
    for (const row of group) {
      if (places.includes(row)) continue;
      const place = places.find((other) => metresBetween(row, other) <= sameWithin);
      if (place === undefined) places.push(row);
      else further.set(row, place.line);
    }
  }
  return further;
}

type Named = Point & { readonly stateCode: string; readonly name: string };
export const nameKey = ({ stateCode, name }: Pick<Named, 'stateCode' | 'name'>): string =>
  `${stateCode} ${foldName(name)}`;

/** Lists of a map's values by key. */
export function groupedBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

/**
 * The existing place that each row means, one to one: by the Bureau's code; else by state, folded name and postcode,
 * wherever their pins are; else by state and folded name the nearest within 10 km, confirmed ones before provisional.
 */
export function matchPlaces(rows: readonly PlaceRow[], known: readonly KnownPlace[]): Map<PlaceRow, KnownPlace> {
  const matches = new Map<PlaceRow, KnownPlace>();
  const free = new Set(known);
  const take = (row: PlaceRow, place: KnownPlace): void => {
    matches.set(row, place);
    free.delete(place);
  };
  const byCode = new Map(known.flatMap((place) => (place.absCode === null ? [] : [[place.absCode, place] as const])));
  for (const row of rows) {
    const place = row.absCode === null ? undefined : byCode.get(row.absCode);
    if (place !== undefined && free.has(place) && isSameCode(row, place)) take(row, place);
  }
  const byName = groupedBy([...free], nameKey);
  const pairs = rows
    .filter((row) => !matches.has(row))
    .flatMap((row) =>
      (byName.get(nameKey(row)) ?? [])
        .map((place) => ({ row, place, away: metresBetween(row, place), hasPostcode: isOfPostcode(row, place) }))
        .filter(({ away, hasPostcode }) => away <= sameWithin || hasPostcode),
    );
  pairs.sort(
    (a, b) =>
      Number(b.hasPostcode) - Number(a.hasPostcode) ||
      Number(a.place.provisional) - Number(b.place.provisional) ||
      a.away - b.away ||
      a.row.line - b.row.line,
  );
  for (const { row, place } of pairs) {
    if (!matches.has(row) && free.has(place)) take(row, place);
  }
  return matches;
}

/**
 * Editions of the Bureau's areas give some codes to other localities: one with neither that name nor that position is
 * not it.
 */
function isSameCode(row: PlaceRow, place: KnownPlace): boolean {
  return (
    row.stateCode === place.stateCode &&
    (foldName(row.name) === foldName(place.name) || metresBetween(row, place) <= sameWithin)
  );
}

/** Lists pin a large locality at its town or in its middle, far from each other. */
const isOfPostcode = (row: PlaceRow, place: KnownPlace): boolean =>
  row.postcode !== null && row.postcode === place.postcode;
