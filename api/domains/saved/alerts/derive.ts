import { toListingSearchQuery, type ListingSearch, type Point } from '@verandah/market';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/public.ts';
import {
  keywordQuery,
  modeNumbers,
  noTravelTimes,
  readSearch,
  type SearchArea,
  type SearchRequest,
  type TravelAreas,
} from '../../listings/public.ts';

/** The bit of an alert's bedrooms that studios match whatever number they have; the others are 1 to 5. */
export const studioBit = 6;

/** Millionths of a degree, the unit in which the listing search compares outlines. */
const finer = 1_000_000;

/**
 * Derives from an alert's search the columns by which listings are matched: numbers, bits and suburbs. Call it when the
 * search or locations change. @throws {Refusal} unavailable, if a travel time can't be computed
 */
export async function deriveAlert(
  database: Database,
  alertId: number,
  search: ListingSearch,
  travelAreas?: TravelAreas,
): Promise<void> {
  const request = await readSearch(database, { ...toListingSearchQuery(search), paging: null }, { travelAreas });
  const { area, price, land, frontage, floor, keywords, near } = request;
  const mode = modeNumbers[request.statusType];
  const outline = outlineOf(area);
  const drawn = area.kind === 'polygons' ? drawnOf(search) : undefined;
  await sql`update alert set
    mode = ${mode}::smallint, types = ${toBits(request.types)}::bigint, beds = ${toBits(bedsOf(request))}::smallint,
      baths = ${toBits(request.baths)}::smallint, cars = ${toBits(request.cars)}::smallint,
    features = ${request.features.toString()}::bigint, price_min = ${price?.min ?? null}::int,
      price_max = ${price?.max ?? null}::int,
    land_min = ${land?.min ?? null}::int, land_max = ${land?.max ?? null}::int,
      frontage_min = ${frontage?.min ?? null}::int, frontage_max = ${frontage?.max ?? null}::int,
    floor_min = ${floor?.min ?? null}::int, floor_max = ${floor?.max ?? null}::int, traits = ${request.traits}::smallint,
      keywords = ${keywords.length > 0 ? keywordQuery(keywords) : null}::tsquery,
      listed_within = ${request.listedWithin ?? null}::smallint, available_by = ${request.availableBy ?? null}::int,
    inspections = ${toDays(request.inspections)}::jsonb, auctions = ${toDays(request.auctions)}::jsonb,
      leave_out_under_offer = ${request.leaveOutUnderOffer},
    office_id = ${area.kind === 'office' ? area.id : null}::int, area = ${outline}::polygon,
      outlines = ${drawn?.outlines ?? null}::text[]::polygon[], cut_out = ${drawn?.cutOut ?? null}::text[]::polygon[],
      rectangular = ${area.kind === 'box'},
    near = ${near ? polygonText(near.outline.points) : null}::polygon,
    state_codes = ${area.kind === 'places' && area.stateCodes.length > 0 ? [...area.stateCodes] : null}::text[]
    where id = ${alertId}`.execute(database);
  await database.deleteFrom('alert_locality').where('alert_id', '=', alertId).execute();
  if (area.kind !== 'places') return;
  const { localityIds, regionIds, postcodes, surrounding } = area;
  await sql`insert into alert_locality (locality_id, mode, alert_id, types, beds, price_min, price_max)
    select reached.id, a.mode, a.id, a.types, a.beds, a.price_min, a.price_max from alert a, (
      select unnest(${[...localityIds]}::int[]) as id
      union select near_id from locality_near where ${surrounding} and locality_id = any(${[...localityIds]}::int[])
      union select id from locality where region_id = any(${[...regionIds]}::int[])
      union select l.id from unnest(${postcodes.map(({ postcode }) => postcode)}::text[],
        ${postcodes.map(({ stateCode }) => stateCode)}::text[]) as w(postcode, state)
        join locality l on l.postcode = w.postcode and l.state_code = coalesce(w.state, l.state_code)
    ) reached where a.id = ${alertId}::int`.execute(database);
}

/**
 * The area by travel time that was stored with an alert: it stays as it is, so that a router that is away, or gone,
 * stops no alert.
 */
export const storedTravelArea = (database: Database, alertId: number): TravelAreas => ({
  modes: [],
  async areaOf() {
    const { rows } = await sql<{
      near: string | null;
    }>`select near::text from alert where id = ${alertId}::int`.execute(database);
    const pairs = [...(rows[0]?.near ?? '').matchAll(/\((-?[\d.e+]+),(-?[\d.e+]+)\)/g)];
    if (pairs.length === 0) throw noTravelTimes();
    return { kind: 'ring', points: pairs.map(([, x, y]) => [Number(x) / finer, Number(y) / finer] as const) };
  },
});

/** The numbers of bedrooms, and the bit of studios beside them. */
const bedsOf = ({ beds, studios }: SearchRequest): readonly number[] | undefined =>
  beds && studios ? [...beds, studioBit] : beds;

const toBits = (numbers: readonly number[] | undefined): string =>
  (numbers ?? []).reduce((sum, number) => sum | (1n << BigInt(number)), 0n).toString();
const toDays = (wanted: SearchRequest['inspections']): string | null =>
  wanted === undefined ? null : JSON.stringify(wanted.days);

function outlineOf(area: SearchArea): string | null {
  if (area.kind === 'ring') return polygonText(area.points);
  if (area.kind === 'polygons') return outlineOf(boxAround(area.polygons.flatMap(([ring]) => ring?.points ?? [])));
  if (area.kind !== 'box') return null;
  const { west, south, east, north } = area;
  return polygonText([
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ]);
}

/** A search's areas, and the holes common to all of them. */
function drawnOf({ shape = [], furtherShapes = [], excludedShapes = [] }: ListingSearch) {
  const textOf = (ring: readonly Point[]): string =>
    polygonText(ring.map(({ longitude, latitude }) => [longitude, latitude]));
  return { outlines: [shape, ...furtherShapes].map(textOf), cutOut: excludedShapes.map(textOf) };
}

const polygonText = (points: readonly (readonly [number, number])[]): string =>
  `(${points.map(([x, y]) => `(${x * finer},${y * finer})`).join(',')})`;

function boxAround(points: readonly (readonly [number, number])[]): SearchArea {
  const [longitudes, latitudes] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return {
    kind: 'box',
    west: Math.min(...longitudes),
    south: Math.min(...latitudes),
    east: Math.max(...longitudes),
    north: Math.max(...latitudes),
  };
}
