import {
  buildAddress,
  defaultSort,
  emptySearch,
  mayTouch,
  normaliseSearch,
  officeId,
  parseAddress,
  states,
  type ListingSearch,
  type Point,
  isTravel,
  isValidPrice,
  maximumPrice,
  normalNear,
  type NearFilter,
} from '@verandah/market';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/public.ts';
import { BadSearch, invalid } from '../../../platform/problems/public.ts';
import {
  type CountInput,
  type RangeInput,
  readNear,
  readSearch,
  readWellKnownText,
  type SearchInput,
  type TravelAreas,
} from '../../listings/public.ts';
import type { AlertInput, SavedFilterInput } from './alert.ts';

/** A search that can be saved: its normal form and its canonical address. */
export interface StoredSearch {
  readonly search: ListingSearch;
  readonly address: string;
}

const mostPlaces = 20;

/**
 * Works out the area of a travel time before a transaction begins, which then finds it in the cache: an open transaction
 * holds a connection and must not wait for a router.
 * @throws {Refusal} away, when it can't be worked out
 */
export async function prepareTravelArea(
  near: Parameters<typeof readNear>[0] | NearFilter,
  travelAreas: TravelAreas | undefined,
): Promise<void> {
  const point = near ? normalNear({ ...near, name: '' }) : undefined;
  if (isTravel(point)) await travelAreas?.areaOf(point);
}

/**
 * Reads the search of an alert in either format; undefined when there is none.
 * @throws {Refusal} invalid, naming the field; away, when a travel time can't be worked out
 */
export async function readAlertSearch(
  database: Database,
  { searchParams, filter }: AlertInput,
  travelAreas?: TravelAreas,
): Promise<StoredSearch | undefined> {
  if (searchParams && filter)
    throw invalid({ field: 'filter', message: 'stands beside searchParams; send one of them.' });
  if (!searchParams && !filter) return undefined;
  try {
    const input = searchParams ?? inputOf(filter as SavedFilterInput);
    // Applies the same validation as a search.
    const { area } = await readSearch(database, { ...input, paging: null, sortBy: null }, travelAreas);
    if (area.kind === 'nowhere')
      throw new BadSearch('locationSearchContext.searchLocations', 'names no place that we know.');
    const place = await where(database, input);
    return keep({
      ...emptySearch(input.statusType),
      ...place,
      sort: input.sortBy ?? defaultSort(place.context, input.statusType),
      propertyTypes: [
        ...(input.propertyTypes ?? []),
        ...(input.bedrooms?.only?.includes(0) ? ['studio' as const] : []),
      ],
      bedrooms: count(input.bedrooms),
      bathrooms: count(input.bathrooms),
      carSpaces: count(input.carSpaces),
      price: priceRange(input.price, input.statusType),
      landSize: range(input.landSize),
      frontage: range(input.frontageSize),
      features: input.propertyFeatures ?? [],
      near: readNear(input.near),
      inspections: dates(input.inspection),
      auctions: dates(input.auction),
      underOffer: input.isUnderOffer !== false,
    });
  } catch (error) {
    throw error instanceof BadSearch
      ? invalid({
          field: `${searchParams ? 'searchParams' : 'filter'}.${error.field}`,
          message: error.message.slice(error.field.length + 2),
        })
      : error;
  }
}

/** The address contains the whole search, so nothing else is stored. */
function keep(wanted: ListingSearch): StoredSearch {
  const search = normaliseSearch(wanted);
  const address = buildAddress(search);
  const read = address === null ? undefined : parseAddress(address);
  if (
    address === null ||
    read?.kind !== 'search' ||
    JSON.stringify(sorted(read.search)) !== JSON.stringify(sorted(search))
  ) {
    throw invalid({
      field: 'searchParams',
      message: 'is no search that an address can hold; draw a simpler shape or ask for less.',
    });
  }
  return { search, address };
}

const sorted = (search: ListingSearch): [string, unknown][] =>
  Object.entries(search)
    .filter(([, value]) => value !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));

/** The stored search of an alert. */
export function storedSearch(address: string): ListingSearch {
  const read = parseAddress(address);
  if (read.kind !== 'search') throw new Error('An alert holds an address that is no search.');
  return read.search;
}

function inputOf({
  beds,
  baths,
  carSpaces,
  locationIds,
  price,
  propertyTypes,
  searchMode,
}: SavedFilterInput): SearchInput {
  return {
    statusType: searchMode,
    searchMode: 'location',
    bedrooms: beds,
    bathrooms: baths,
    carSpaces,
    price,
    propertyTypes,
    locationSearchContext: { searchLocations: (locationIds ?? []).map((id) => ({ id })) },
  };
}

type Where = Pick<ListingSearch, 'context'> &
  Partial<
    Pick<
      ListingSearch,
      'locations' | 'surrounding' | 'bounds' | 'shape' | 'furtherShapes' | 'excludedShapes' | 'office'
    >
  >;

async function where(database: Database, { searchMode, locationSearchContext: context }: SearchInput): Promise<Where> {
  if (searchMode === 'office')
    return { context: 'office', office: await officeSlug(database, officeId(context.officeId ?? '') ?? '0') };
  if (searchMode === 'location') {
    const locations = await slugsOf(database, context.searchLocations ?? []);
    if (locations.length > mostPlaces)
      throw new BadSearch(
        'locationSearchContext.searchLocations',
        `names ${locations.length} places; an alert holds at most ${mostPlaces}.`,
      );
    // An address always names a location: the whole country is all its states.
    return {
      context: 'location',
      locations: locations.length > 0 ? locations : states.map(({ stateCode }) => stateCode.toLowerCase()),
      surrounding: context.includeSurroundingSuburbs ?? true,
    };
  }
  const area = readWellKnownText(context.wellKnownText ?? '');
  if (area.kind === 'ring') return { context: 'draw', shape: area.points.map(pointOf) };
  if (area.kind === 'polygons')
    return drawnOf(area.polygons.map((rings) => rings.map(({ points }) => points.map(pointOf))));
  const { kind: _, ...bounds } = area;
  const { west, south, east, north } = bounds;
  return searchMode === 'map'
    ? { context: 'map', bounds }
    : {
        context: 'draw',
        shape: (
          [
            [west, south],
            [east, south],
            [east, north],
            [west, north],
          ] as const
        ).map(pointOf),
      };
}

/** Areas and what is left out of all of them. @throws {BadSearch} for a hole that another area fills */
function drawnOf(polygons: readonly (readonly Point[][])[]): Where {
  const areas = polygons.flatMap(([outline]) => (outline ? [outline] : []));
  const holes = new Map(polygons.flatMap((rings) => rings.slice(1)).map((ring) => [JSON.stringify(ring), ring]));
  const excludedShapes = [...holes.values()];
  const given = polygons
    .map((rings) =>
      rings
        .map((ring) => JSON.stringify(ring))
        .toSorted()
        .join(),
    )
    .join(' ');
  const kept = areas
    .map((area) => [area, ...excludedShapes.filter((hole) => mayTouch(area, hole))])
    .map((rings) =>
      rings
        .map((ring) => JSON.stringify(ring))
        .toSorted()
        .join(),
    )
    .join(' ');
  if (given !== kept)
    throw new BadSearch(
      'locationSearchContext.wellKnownText',
      'has a hole that another polygon may fill; draw them apart.',
    );
  const [shape = [], ...furtherShapes] = areas;
  return { context: 'draw', shape, furtherShapes, excludedShapes };
}

const pointOf = ([longitude, latitude]: readonly [number, number]): Point => ({ latitude, longitude });

async function officeSlug(database: Database, id: string): Promise<string> {
  const {
    rows: [office],
  } = await sql<{ slug: string }>`select slug from office where id = ${id}::int`.execute(database);
  if (office === undefined) throw new BadSearch('locationSearchContext.officeId', 'is no office that we know.');
  return office.slug;
}

/** Resolves locations to slugs; slugs of states, regions and postcodes stay unchanged. Unknown ones are omitted. */
async function slugsOf(
  database: Database,
  wanted: NonNullable<SearchInput['locationSearchContext']['searchLocations']>,
): Promise<string[]> {
  const list = wanted.map(({ id, slug, name, stateCode }) => ({
    id: /^\d{1,9}$/.test(id ?? '') ? Number(id) : null,
    slug: (slug ?? (/^\d*$/.test(id ?? '') ? null : id))?.toLowerCase() ?? null,
    name: name?.toLowerCase() ?? null,
    state: stateCode?.toUpperCase() ?? null,
  }));
  const { rows } = await sql<{ slug: string | null }>`
    select coalesce((select l.slug from locality l where l.id = w.id), (select r.slug from region r where 'region-' || r.id = w.slug), w.slug,
      (select l.slug from locality l where l.state_code = w.state and lower(l.name) = w.name order by l.population desc nulls last, l.id limit 1)) as slug
    from unnest(${list.map(({ id }) => id)}::int[], ${list.map(({ slug }) => slug)}::text[], ${list.map(({ name }) => name)}::text[], ${list.map(({ state }) => state)}::text[])
      with ordinality as w(id, slug, name, state, place) order by place`.execute(database);
  return [...new Set(rows.flatMap(({ slug }) => (slug === null ? [] : [slug])))];
}

const count = (input: CountInput | null | undefined): ListingSearch['bedrooms'] => ({
  only: (input?.only ?? []).filter((value) => value > 0),
  ...(input?.min ? { min: input.min } : {}),
});
const range = (input: RangeInput | null | undefined): ListingSearch['price'] => ({
  ...(input?.min == null ? {} : { min: input.min }),
  ...(input?.max == null ? {} : { max: input.max }),
});
/** @throws {BadSearch} for a price that no search of the mode can have */
function priceRange(input: RangeInput | null | undefined, mode: ListingSearch['mode']): ListingSearch['price'] {
  for (const end of ['min', 'max'] as const) {
    const price = input?.[end];
    if (price != null && price !== 0 && !isValidPrice(price, mode))
      throw new BadSearch(
        `price.${end}`,
        `${price} must be at most ${maximumPrice(mode)}; leave it out for a search without this limit.`,
      );
  }
  return range(input);
}
const dates = (input: SearchInput['auction']): ListingSearch['auctions'] => ({
  dates: (input?.dates ?? []).filter((date) => date !== ''),
  forthcoming: input?.forthcoming ?? false,
});
