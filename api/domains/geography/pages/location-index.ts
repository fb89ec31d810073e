import { locationIndexTypes, states, type LocationIndexType } from '@verandah/market';
import type { GraphContext } from '../../../platform/graph/public.ts';
import { findPlaceViews, namedRegionView, type PlaceView, suburbView } from '../locations/public.ts';
import { invalidInput } from '../../../platform/problems/public.ts';
import { regionsIn, suburbInitials, suburbPage } from './index-store.ts';
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
  /** Of the location that contains them. */
  readonly byType: LocationIndexType | null;
  readonly place: PlaceView | null;
  readonly entries: readonly IndexEntry[];
  readonly total: () => Promise<number>;
  /** First letters in lower case with the number of names; none for states and regions. */
  readonly letters: () => Promise<ReadonlyMap<string, number>>;
}
const noLetters: ReadonlyMap<string, number> = new Map();

const byTypeOf = ({ kind }: PlaceView): LocationIndexType | null => (kind === 'postcode' ? null : kind);

/**
 * Lists locations by their parent: regions of a state, suburbs of a state, region or postcode, streets of any of them.
 * @returns null for an unknown location
 * @throws {Refusal} invalid for a location without parts of that kind, or streets of the whole country
 */
export async function locationIndex(
  { database, cachedEntities, suburbs }: Pick<GraphContext, 'database' | 'cachedEntities' | 'suburbs'>,
  request: IndexRequest,
): Promise<LocationIndex | null> {
  const { type, identifier, order, skip, take } = request;
  const letter = readLetter(request.letter);
  const viewsOf = (slugs: readonly string[]) => findPlaceViews(database, slugs, false, suburbs, cachedEntities);
  const [place] = identifier === null ? [null] : await viewsOf([identifier.slice(0, 200)]);
  if (place === undefined) return null;
  checkWithin(type, place);
  const head = { type, byType: place && byTypeOf(place), place };
  if (type === 'state') {
    const views = await viewsOf(states.map(({ stateCode }) => stateCode));
    return wholeList({ ...head, list: views.map((view) => ({ place: view })) }, skip, take);
  }
  if (type === 'region')
    return wholeList(
      {
        ...head,
        list: (await cachedEntities.of(regionsIn, { stateCode: place?.stateCode ?? null, order })).map((region) => ({
          place: namedRegionView(region),
        })),
      },
      skip,
      take,
    );
  if (type === 'suburb') {
    const filter = { scope: place?.scope ?? null, letter, order };
    const localities = await cachedEntities.of(suburbPage(filter), { ...filter, skip, take });
    const entries = localities.map((locality) => ({ place: suburbView(locality, false) }));
    return { ...head, entries, ...countPlaces(letter, () => cachedEntities.of(suburbInitials, filter)) };
  }
  const filter = { scope: requirePlace(place).scope, letter, order };
  const streets = await streetsIn(database, filter, skip, take);
  return {
    ...head,
    entries: streets.map((street) => ({ street })),
    ...countPlaces(letter, () => streetInitials(database, filter)),
  };
}

/** Letters and total, which are read only if selected. */
function countPlaces(
  letter: string | null,
  read: () => Promise<ReadonlyMap<string, number>>,
): Pick<LocationIndex, 'letters' | 'total'> {
  let reading: Promise<ReadonlyMap<string, number>> | undefined;
  const letters = (): Promise<ReadonlyMap<string, number>> => (reading ??= read());
  return {
    letters,
    async total() {
      const counts = await letters();
      return letter === null ? [...counts.values()].reduce((sum, count) => sum + count, 0) : (counts.get(letter) ?? 0);
    },
  };
}

function wholeList(
  { list, ...head }: Pick<LocationIndex, 'type' | 'byType' | 'place'> & { readonly list: readonly IndexEntry[] },
  skip: number,
  take: number,
): LocationIndex {
  return {
    ...head,
    entries: list.slice(skip, skip + take),
    total: () => Promise.resolve(list.length),
    letters: () => Promise.resolve(noLetters),
  };
}

function checkWithin(type: LocationIndexType, place: PlaceView | null): void {
  if (place === null) {
    if (type === 'street')
      throw invalidInput({
        field: 'identifier',
        message: 'Streets are listed by state, region, postcode or suburb: name one.',
      });
    return;
  }
  const by = place.kind === 'postcode' ? 'region' : place.kind;
  if (locationIndexTypes.indexOf(by) < locationIndexTypes.indexOf(type)) return;
  throw invalidInput({ field: 'identifier', message: `No ${type} is in a ${place.kind}.` });
}

function requirePlace(place: PlaceView | null): PlaceView {
  if (place === null) throw new Error('Streets were requested without a location.');
  return place;
}

function readLetter(letter: string | null): string | null {
  if (letter === null || letter === '') return null;
  if (!/^[a-z0-9]$/i.test(letter)) throw invalidInput({ field: 'letter', message: 'must be one letter or digit' });
  return letter.toLowerCase();
}
