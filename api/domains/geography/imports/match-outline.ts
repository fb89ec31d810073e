import { metresBetween } from '@verandah/market';
import { type Extent, extentOf, foldName, isInside } from '../locations/public.ts';
import type { KnownPlace } from './known-place.ts';
import { groupedBy, nameKey, sameWithin } from './match.ts';
import { placeColumns, readState } from './place-row.ts';
import type { ReadShape } from './outline-file.ts';

/** What a shape calls itself. */
export interface ShapeName {
  readonly name: string;
  readonly stateCode: string | undefined;
  readonly absCode: string | undefined;
}

const foldText = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Reads a shape's properties in the spellings of the Bureau of Statistics. */
export function shapeName({ properties }: ReadShape): ShapeName {
  const values = new Map(
    Object.entries(properties).map(([key, value]) => [
      foldText(key),
      typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '',
    ]),
  );
  const find = (headers: readonly string[]): string | undefined =>
    headers.map((header) => values.get(foldText(header))).find((value) => value !== undefined && value !== '');
  return {
    name: (find(placeColumns.name) ?? '').replace(/ \((?:[^()]*)\)$/, '').slice(0, 100),
    stateCode: readState(find(placeColumns.state) ?? ''),
    absCode: find(placeColumns.absCode),
  };
}

/** Finds the place that a shape is the boundary of. */
export class OutlineMatcher {
  readonly #byCode: ReadonlyMap<string, KnownPlace>;
  readonly #byName: ReadonlyMap<string, readonly KnownPlace[]>;

  constructor(known: readonly KnownPlace[]) {
    this.#byCode = new Map(known.flatMap((place) => (place.absCode === null ? [] : [[place.absCode, place] as const])));
    this.#byName = groupedBy(known, nameKey);
  }

  /** Matches by the Bureau's code; else by name and state, inside or nearest. Undefined without a match. */
  find({ name, stateCode, absCode }: ShapeName, polygons: number[][][][]): KnownPlace | undefined {
    const extent = extentOf(polygons);
    const coded = absCode === undefined ? undefined : this.#byCode.get(absCode);
    // Editions of the Bureau's areas give some codes to other places.
    if (coded !== undefined && (name === '' || foldName(coded.name) === foldName(name) || isWithin(coded, extent)))
      return coded;
    const namesakes = stateCode === undefined ? [] : (this.#byName.get(nameKey({ stateCode, name })) ?? []);
    const [west, south, east, north] = extent;
    const middle = { latitude: (south + north) / 2, longitude: (west + east) / 2 };
    const reach =
      sameWithin + metresBetween({ latitude: south, longitude: west }, { latitude: north, longitude: east }) / 2;
    const near = namesakes
      .map((place) => ({
        place,
        away: isInside(polygons, place.longitude, place.latitude) ? -1 : metresBetween(place, middle),
      }))
      .filter(({ away }) => away <= reach);
    return near.toSorted((a, b) => a.away - b.away)[0]?.place;
  }
}

const isWithin = ({ longitude, latitude }: KnownPlace, [west, south, east, north]: Extent): boolean =>
  longitude >= west && longitude <= east && latitude >= south && latitude <= north;
