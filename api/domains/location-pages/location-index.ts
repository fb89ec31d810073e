import { locationIndexTypes, states, type LocationIndexType } from '@verandah/market';
import type { Database } from '../../platform/database/public.ts';
import { findPlaceViews, namedRegionView, type PlaceView, suburbView } from '../locations/public.ts';
import { invalid } from '../../platform/problems/public.ts';
import { regionsIn, suburbInitials, suburbsIn } from './index-store.ts';
import { streetInitials, streetsIn, type Street } from './street-store.ts';

export type IndexOrder = 'name' | 'popular';

export interface IndexRequest {
  readonly type: LocationIndexType;
  /** Only those within this location. */
  readonly identifier: string | null;
  readonly order: IndexOrder;
  readonly letter: string | null;
  readonly skip: number;
  readonly take: number;
}

/** An entry of the index: a location or a street. */
export type IndexEntry = { readonly place: PlaceView } | { readonly street: Street };

export interface LocationIndex {
  readonly type: LocationIndexType;
  /** Of the place that they lie in. */
  readonly byType: LocationIndexType | null;
  readonly place: PlaceView | null;
  readonly total: number;
  /** First letters in lower case with the number of names; empty for states and regions. */
  readonly letters: readonly { readonly letter: string; readonly count: number }[];
  readonly entries: readonly IndexEntry[];
}

const byTypeOf = ({ kind }: PlaceView): LocationIndexType | null => (kind === 'postcode' ? null : kind);

/**
 * Lists locations by their parent: regions of a state, suburbs of a state, region or postcode, streets of any of them.
 * @returns null for an unknown location
 * @throws {Refusal} invalid for a location without parts of that kind, or streets of the whole country
 */
export async function locationIndex(database: Database, wish: IndexRequest): Promise<LocationIndex | null> {
  const { type, identifier, order, skip, take } = wish;
  const letter = readLetter(wish.letter);
  const [place] = identifier === null ? [null] : await findPlaceViews(database, [identifier.slice(0, 200)], false);
  if (place === undefined) return null;
  checkWithin(type, place);
  const facts = { type, byType: place && byTypeOf(place), place };
  if (type === 'state') return wholeList({ ...facts, list: await stateViews(database) }, skip, take);
  if (type === 'region')
    return wholeList(
      {
        ...facts,
        list: (await regionsIn(database, place?.stateCode ?? null, order)).map((region) => ({
          place: namedRegionView(region),
        })),
      },
      skip,
      take,
    );
  const filter = { scope: place?.scope ?? null, letter, order };
  const letters =
    type === 'suburb'
      ? await suburbInitials(database, filter)
      : await streetInitials(database, { ...filter, scope: needed(place).scope });
  const entries: IndexEntry[] =
    type === 'suburb'
      ? (await suburbsIn(database, filter, skip, take)).map((locality) => ({ place: suburbView(locality, false) }))
      : (await streetsIn(database, { ...filter, scope: needed(place).scope }, skip, take)).map((street) => ({
          street,
        }));
  const total =
    letter === null ? [...letters.values()].reduce((sum, count) => sum + count, 0) : (letters.get(letter) ?? 0);
  return { ...facts, total, letters: [...letters].map(([each, count]) => ({ letter: each, count })), entries };
}

function wholeList(
  { list, ...facts }: Pick<LocationIndex, 'type' | 'byType' | 'place'> & { readonly list: readonly IndexEntry[] },
  skip: number,
  take: number,
): LocationIndex {
  return { ...facts, total: list.length, letters: [], entries: list.slice(skip, skip + take) };
}

async function stateViews(database: Database): Promise<IndexEntry[]> {
  return (
    await findPlaceViews(
      database,
      states.map(({ stateCode }) => stateCode),
      false,
    )
  ).map((place) => ({ place }));
}

function checkWithin(type: LocationIndexType, place: PlaceView | null): void {
  if (place === null) {
    if (type === 'street')
      throw invalid({
        field: 'identifier',
        message: 'Streets are listed by state, region, postcode or suburb: name one.',
      });
    return;
  }
  const by = place.kind === 'postcode' ? 'region' : place.kind;
  if (locationIndexTypes.indexOf(by) < locationIndexTypes.indexOf(type)) return;
  throw invalid({ field: 'identifier', message: `No ${type} lies in a ${place.kind}.` });
}

function needed(place: PlaceView | null): PlaceView {
  if (place === null) throw new Error('Streets were asked for without a place.');
  return place;
}

function readLetter(letter: string | null): string | null {
  if (letter === null || letter === '') return null;
  if (!/^[a-z0-9]$/i.test(letter)) throw invalid({ field: 'letter', message: 'must be one letter or digit' });
  return letter.toLowerCase();
}
