import {
  buildAddress,
  emptySearch,
  isTravel,
  isValidPrice,
  maximumPrice,
  mayTouch,
  type NearFilter,
  normaliseSearch,
  normalNear,
  officeId,
  parseAddress,
  states,
  type ListingSearch,
  type Point,
  type SearchFilters,
} from '@verandah/market';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/public.ts';
import { BadSearch, type FieldProblem, invalidInput } from '../../../platform/problems/public.ts';
import {
  resolvePlaces,
  type NearInput,
  readFilters,
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
 * Works out the area of a travel time before a transaction begins, which then finds it in the cache: an open
 * transaction holds a connection and must not wait for a router.
 * @throws {Refusal} unavailable, if it can't be computed
 */
export async function prepareTravelArea(
  near: NearInput | NearFilter | null | undefined,
  travelAreas: TravelAreas | undefined,
): Promise<void> {
  const point = near ? normalNear({ ...near, name: '' }) : undefined;
  if (isTravel(point)) await travelAreas?.areaOf(point);
}

/**
 * Reads the search of an alert in either format; undefined when there is none.
 * @throws {Refusal} invalid, naming the field; unavailable, if a travel time can't be computed
 */
export async function readAlertSearch(
  database: Database,
  { searchParams, filter }: AlertInput,
  travelAreas?: TravelAreas,
): Promise<StoredSearch | undefined> {
  if (searchParams && filter)
    throw invalidInput({ field: 'filter', message: 'cannot be combined with searchParams; send one of them.' });
  if (!searchParams && !filter) return undefined;
  try {
    const input = searchParams ?? inputOf(filter as SavedFilterInput);
    // Pages may differ, but the search must be one that the site supports.
    const { area } = await readSearch(database, { ...input, paging: null }, { travelAreas, unknownPlaces: 'refuse' });
    if (area.kind === 'nowhere')
      throw new BadSearch(
        'locationSearchContext.searchLocations',
        'names no location: give an id, a slug, or a name and stateCode.',
      );
    const filters = readFilters(input);
    checkPrices(filters);
    return toStoredSearch({ ...emptySearch(input.statusType), ...filters, ...(await readWhere(database, input)) });
  } catch (error) {
    throw error instanceof BadSearch ? invalidInput(...error.problems.map(searchParams ? inParams : inFilter)) : error;
  }
}

/** An alert is stored as its address. @throws {BadSearch} for a price that no address of the mode has */
function checkPrices({ price, mode }: SearchFilters): void {
  for (const end of ['min', 'max'] as const) {
    const given = price[end];
    if (given !== undefined && !isValidPrice(given, mode))
      throw new BadSearch(
        `price.${end}`,
        `${given} must be at most ${maximumPrice(mode)}; omit it for a search without this limit.`,
      );
  }
}

const inParams = ({ field, message }: FieldProblem): FieldProblem => ({ field: `searchParams.${field}`, message });

/** A saved filter has names of its own for some fields. */
const inFilter = ({ field, message }: FieldProblem): FieldProblem => ({
  field: `filter.${field
    .replace(/^bedrooms/, 'beds')
    .replace(/^bathrooms/, 'baths')
    .replace(/^locationSearchContext\.searchLocations(\.\d+)?.*/, 'locationIds$1')}`,
  message,
});

/** The address contains the whole search, so nothing else is stored. */
function toStoredSearch(wanted: ListingSearch): StoredSearch {
  const search = normaliseSearch(wanted);
  const address = buildAddress(search);
  const read = address === null ? undefined : parseAddress(address);
  if (
    address === null ||
    read?.kind !== 'search' ||
    JSON.stringify(sortedFields(read.search)) !== JSON.stringify(sortedFields(search))
  ) {
    throw invalidInput({
      field: 'searchParams',
      message: 'is too complex for an alert; draw a simpler shape or use fewer filters.',
    });
  }
  return { search, address };
}

const sortedFields = (search: ListingSearch): [string, unknown][] =>
  Object.entries(search)
    .filter(([, value]) => value !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));

/** The stored search of an alert. */
export function storedSearch(address: string): ListingSearch {
  const read = parseAddress(address);
  if (read.kind !== 'search') throw new Error('An alert has an address that is not a search.');
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

async function readWhere(
  database: Database,
  { searchMode, locationSearchContext: context }: SearchInput,
): Promise<Where> {
  if (searchMode === 'office')
    return { context: 'office', office: await officeSlug(database, officeId(context.officeId ?? '') ?? '0') };
  if (searchMode === 'location') {
    const found = await resolvePlaces(database, context.searchLocations ?? []);
    const locations = [...new Set(found.flatMap((place) => place?.slug ?? []))];
    if (locations.length > mostPlaces)
      throw new BadSearch(
        'locationSearchContext.searchLocations',
        `names ${locations.length} locations; an alert can have at most ${mostPlaces}.`,
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

/** Areas and the holes common to all of them. @throws {BadSearch} for a hole that another area fills */
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
  const parsed = areas
    .map((area) => [area, ...excludedShapes.filter((hole) => mayTouch(area, hole))])
    .map((rings) =>
      rings
        .map((ring) => JSON.stringify(ring))
        .toSorted()
        .join(),
    )
    .join(' ');
  if (given !== parsed)
    throw new BadSearch(
      'locationSearchContext.wellKnownText',
      'has a hole that overlaps another polygon; draw them apart.',
    );
  const [shape = [], ...furtherShapes] = areas;
  return { context: 'draw', shape, furtherShapes, excludedShapes };
}

const pointOf = ([longitude, latitude]: readonly [number, number]): Point => ({ latitude, longitude });

async function officeSlug(database: Database, id: string): Promise<string> {
  const {
    rows: [office],
  } = await sql<{ slug: string }>`select slug from office where id = ${id}::int`.execute(database);
  if (office === undefined) throw new BadSearch('locationSearchContext.officeId', 'is not a known office.');
  return office.slug;
}
