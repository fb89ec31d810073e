import { sql, type RawBuilder } from 'kysely';
import { listingsNear, readEach, type EntityKind, type CachedEntities } from '../../../platform/changes/public.ts';
import { onePlan, type Database } from '../../../platform/database/public.ts';
import { exactCondition, isStatesOnly } from './area-condition.ts';
import { rollupCells, rowCells } from './cells.ts';
import type { Moment } from '../../../platform/moment.ts';
import { filtersOf, type Filters } from './conditions.ts';
import { coverOf } from './cover.ts';
import { auctionDatesPart, inspectionDatesPart, type DayCounts } from './dates.ts';
import { facetsPart, readFacets, type FacetRows } from './facets.ts';
import { countRollup } from './count-rollup.ts';
import { markersPart } from './markers.ts';
import { medianPart, middleOf, middlePart } from './median.ts';
import { pagePart, walkedPagePart } from './page.ts';
import {
  areaRelation,
  fencedHead,
  fencedRelation,
  gatheredHead,
  gatheredRelation,
  isNarrow,
  walkedRelation,
  type Relation,
} from './relation.ts';
import { missesPart, relaxationsOf, relaxedPairsOf, type Misses } from './relaxations.ts';
import { wantsNothing, type SearchRequest, type SearchWants } from './search-request.ts';
import type { SearchResponse } from './search-response.ts';
import { afterPlace, orderOf, type Order } from './sorts.ts';
import { changesAtPart, isCacheable, pageName, resultsName, untilMinute } from './suburb-results.ts';
import { traitsPart, type TraitCounts } from './trait-counts.ts';
import { cellsTotalPart, exactTotalPart, rollupTotal, totalPart } from './totals.ts';
import { isShape } from './well-known-text.ts';

/**
 * With more results than this, pages are read along indexes; otherwise the results are found first and then sorted. No
 * index has the distances to a point, whose ring limits how many there are.
 */
const mostFenced = 20_000;
/** With so many times the results of all pages up to the requested one, these are read along an index in any case. */
const soonWalked = 8;

/** The parts of a statement's result; each is one JSON value or number. */
interface Parts {
  facets: FacetRows;
  total: number;
  exactTotal: number;
  page: number[];
  median: number | null;
  markers: number[];
  auctionDates: DayCounts;
  inspectionDates: DayCounts;
  traits: TraitCounts;
  misses: Misses;
  /** The first minute at which the result may differ without any change; null: unknown. */
  changesAt: number | null;
  /** Rows that the others were found in. */
  gathered: number;
}
type PartName = keyof Parts;
type PartSql = { readonly [Name in PartName]?: RawBuilder<Parts[Name]> | undefined };

/** A running search: the request, and its filters as conditions. */
interface Search {
  readonly request: SearchRequest;
  readonly wants: SearchWants;
  readonly now: Moment;
  readonly filters: Filters;
}

/**
 * Runs a search. A few suburbs, one office or a small part of a map take one statement over their rows. A
 * larger part of a map, a region, a state or the country can hold any number: they are counted first, and the count
 * decides how the rest is found.
 * @param cachedEntities of the operation; without them nothing is read from a cache
 */
export async function searchListings(
  database: Database,
  request: SearchRequest,
  wants: SearchWants,
  now: Moment,
  cachedEntities?: CachedEntities,
): Promise<SearchResponse> {
  const search = { request, wants, now, filters: filtersOf(request, now) };
  if (request.area.kind === 'nowhere') return responseOf({}, search);
  const [parts, misses] = await Promise.all([
    isNarrow(request) ? searchNarrow(database, search, cachedEntities) : searchBroad(database, search, cachedEntities),
    relaxFilters(database, search),
  ]);
  return responseOf({ ...parts, ...misses }, search);
}

/** Of suburbs only the page is read when their other parts are cached, and nothing when the page is, too. */
async function searchNarrow(
  database: Database,
  search: Search,
  cachedEntities?: CachedEntities,
): Promise<Partial<Parts>> {
  if (!cachedEntities || !isCacheable(search.request)) return readNarrow(database, search);
  const { parts, page } = await cachedEntities.of(suburbResults, search);
  if (page === pageName(search)) return parts;
  return { ...parts, ...(await readNarrow(database, { ...search, wants: { ...wantsNothing, results: true } })) };
}

/** All parts of a search in suburbs, with the page of one order. */
interface SuburbResults {
  readonly parts: Partial<Parts>;
  readonly page: string;
}
const suburbResults: EntityKind<Search, SuburbResults> = {
  madeOf: ['places'],
  tagsOf: ({ request: { area } }) => (area.kind === 'places' ? area.localityIds.map(listingsNear) : []),
  freshFor: ({ parts }) => untilMinute(parts.changesAt),
  nameOf: resultsName,
  read: readEach(async (database, search) => ({
    parts: await readNarrow(database, search, { changesAt: true }),
    page: pageName(search),
  })),
};

/** Parts for the caller besides those of the search, and the maximum number of gathered rows. */
interface Gathering {
  readonly changesAt?: boolean;
  readonly most?: number;
}

/** All parts from the area's rows, gathered once. */
function readNarrow(
  database: Database,
  search: Search,
  { changesAt = false, most }: Gathering = {},
): Promise<Partial<Parts>> {
  const { request, wants, filters, now } = search;
  // Where nothing is counted without its own filter, all filters choose the rows.
  const isCounted = wants.facets || wants.auctionDates || wants.inspectionDates || wants.traits;
  const rows = isCounted ? gatheredRelation(filters) : fencedRelation;
  const head = isCounted ? gatheredHead(request, filters, most) : fencedHead(areaRelation(request, filters), most);
  const dates = { rows, begun: rows, rollup: undefined };
  return runParts(database, sql`${onePlan}${head}`, {
    facets: wants.facets ? facetsPart(rowCells(rows, filters), filters, request) : undefined,
    total: !wants.facets && (wants.total || wants.exactTotal) ? totalPart(rows) : undefined,
    exactTotal: wants.exactTotal ? exactTotalPart(rows, request.area) : undefined,
    ...listParts(rows, search),
    auctionDates: wants.auctionDates ? auctionDatesPart(dates, now) : undefined,
    inspectionDates: wants.inspectionDates ? inspectionDatesPart(dates, now) : undefined,
    traits: wants.traits ? traitsPart(rows, request, now) : undefined,
    changesAt: changesAt ? changesAtPart(rows, search) : undefined,
    gathered: most === undefined ? undefined : sql<number>`(select count(*)::int from ${rows.from})`,
  });
}

/** All parts of a small shape from its rows; undefined when it holds so many that gathering them costs more. */
async function readSmallShape(database: Database, search: Search): Promise<Partial<Parts> | undefined> {
  const { area, near } = search.request;
  if (!isShape(area) || near || coverOf(area).counted.length > 0) return undefined;
  const parts = await readNarrow(database, search, { most: mostFenced + 1 });
  return (parts.gathered ?? 0) > mostFenced ? undefined : parts;
}

/**
 * A small shape in one statement; else counts, which decide how lists and median are found, and dates beside them.
 * Dates of a state or the country, which the rollup contains, are counted with the rest.
 */
async function searchBroad(
  database: Database,
  search: Search,
  cachedEntities?: CachedEntities,
): Promise<Partial<Parts>> {
  const few = await readSmallShape(database, search);
  if (few) return few;
  const { request, filters } = search;
  const rows = areaRelation(request, filters);
  const walked = walkedRelation(request, filters);
  const countsDates = isWhole(request) && filters.size === 0;
  const countAndList = async (): Promise<Partial<Parts>> => {
    const first = await (cachedEntities && countsDates && request.leaveOut.length === 0 && !request.near
      ? cachedEntities.of(wholeCounts, search)
      : runCounts(database, search, countsDates ? datesParts(search) : {}));
    const found = first.facets?.total ?? first.total;
    return found === 0
      ? first
      : { ...first, ...(await readLists(database, search, { rows, walked, found, facets: first.facets })) };
  };
  const [counted, dates] = await Promise.all([
    countAndList(),
    countsDates ? {} : runParts(database, countRollup(request)?.head ?? sql``, datesParts(search)),
  ]);
  return { ...counted, ...dates };
}

/** The counts of many results, with other parts. */
const runCounts = (database: Database, search: Search, others: PartSql): Promise<Partial<Parts>> =>
  runParts(database, countRollup(search.request)?.head ?? sql``, { ...broadCounts(search), ...others });

/** Facets, total and dates of states or of the country without filters, in a minute. */
const wholeCounts: EntityKind<Search, Partial<Parts>> = {
  madeOf: ['listing-counts'],
  nameOf: ({ request: { area, statusType }, wants, now }) => JSON.stringify([statusType, area, wants, now.minute]),
  read: readEach((database, search) => runCounts(database, search, datesParts(search))),
};

function datesParts({ request, wants, filters, now }: Search): PartSql {
  const rollup = countRollup(request);
  const dates = (own: 'auctions' | 'inspections') => ({
    rows: areaRelation(request, filters),
    begun: walkedRelation(request, filters),
    rollup: [...filters.keys()].some((name) => name !== own) ? undefined : rollup,
  });
  return {
    auctionDates: wants.auctionDates ? auctionDatesPart(dates('auctions'), now) : undefined,
    inspectionDates: wants.inspectionDates ? inspectionDatesPart(dates('inspections'), now) : undefined,
    traits: wants.traits ? traitsPart(areaRelation(request, filters), request, now) : undefined,
  };
}

/** State of a search with many results before they are listed. */
interface Counted {
  readonly rows: Relation;
  readonly walked: Relation;
  /** Undefined when nothing requested needs it. */
  readonly found: number | undefined;
  readonly facets: FacetRows | undefined;
}

/** The page, the markers and the median, by the way that reads the fewest rows. */
function readLists(database: Database, search: Search, counted: Counted): Promise<Partial<Parts>> {
  const { found, walked, facets } = counted;
  const { request } = search;
  if (found !== undefined && found > mostFenced && request.sort !== 'nearest')
    return runWalked(database, search, walked, facets);
  if (found !== undefined && isSoonWalked(search, found))
    return runParts(database, sql``, walkedParts(search, walked, facets));
  return runParts(database, fencedHead(counted.rows), listParts(fencedRelation, search));
}

/**
 * Whether the first pages of a state or of the country are full after a small part of the market, so that not even a
 * few thousand results are worth finding first.
 */
function isSoonWalked({ request, wants, filters }: Search, found: number): boolean {
  const { skip, take } = request;
  return isWhole(request) && filters.size === 0 && !wants.markers && (skip + take) * soonWalked <= found;
}

/** The total determines how the rest is found; the facets, which band contains the median. */
function broadCounts({ request, wants, filters }: Search): PartSql {
  const rows = areaRelation(request, filters);
  const rollup = countRollup(request);
  const cells = rollupCells(rollup, request, filters);
  const facets = wants.facets || wants.median;
  const total = wants.total || wants.exactTotal || wants.results || wants.markers;
  return {
    facets: facets ? facetsPart(cells ?? rowCells(rows, filters), filters, request) : undefined,
    total:
      !total || facets
        ? undefined
        : rollup && filters.size === 0
          ? rollupTotal(rollup)
          : cells
            ? cellsTotalPart(cells, filters)
            : totalPart(rows),
    exactTotal: wants.exactTotal ? exactTotalPart(rows, request.area) : undefined,
  };
}

/** Whether the area is states or the country: the rollup has one row per key for them. */
const isWhole = ({ area }: SearchRequest): boolean =>
  area.kind === 'country' || (area.kind === 'places' && isStatesOnly(area));

/** The page, the markers and the median of many results, each read along its own index. */
async function runWalked(
  database: Database,
  search: Search,
  walked: Relation,
  facets: FacetRows | undefined,
): Promise<Partial<Parts>> {
  const { page, markers, median } = walkedParts(search, walked, facets);
  const parts = await Promise.all([
    runParts(database, sql``, { page }),
    runParts(database, sql``, { markers }),
    runParts(database, sql``, { median }),
  ]);
  return Object.assign({}, ...parts) as Partial<Parts>;
}

function walkedParts(
  { request, wants, now }: Search,
  walked: Relation,
  facets: FacetRows | undefined,
): Pick<PartSql, 'page' | 'markers' | 'median'> {
  const middle = wants.median ? middleOf(facets?.bands) : undefined;
  return {
    page: wants.results && request.take > 0 ? walkedPagePart(walked, orderFor(request, now), request) : undefined,
    markers: wants.markers ? markersPart(walked) : undefined,
    median: middle ? middlePart(walked, middle, request.statusType) : undefined,
  };
}

/** The lists and the median of materialised rows. */
function listParts(rows: Relation, { request, wants, now }: Search): PartSql {
  return {
    page: wants.results && request.take > 0 ? pagePart(rows, orderFor(request, now), request) : undefined,
    markers: wants.markers ? markersPart(rows) : undefined,
    median: wants.median ? medianPart(rows) : undefined,
  };
}

function orderFor({ area, near, sort, statusType, keyset }: SearchRequest, now: Moment): Order {
  if (keyset) return { ...orderOf(sort, statusType, now), after: keyset.after && afterPlace(sort, keyset.after) };
  // The nearest home is the first one, in whichever suburb it is.
  const exactFirst = area.kind === 'places' && area.surrounding && sort !== 'nearest';
  return orderOf(sort, statusType, now, { first: exactFirst ? exactCondition(area) : undefined, point: near?.point });
}

function relaxFilters(database: Database, { request, wants, filters }: Search): Promise<Partial<Parts>> {
  return runParts(database, sql``, {
    // Homes that miss the point are counted too: its ring must not choose the rows.
    misses:
      wants.relaxations && filters.size > 0
        ? missesPart(areaRelation({ ...request, near: undefined }, filters), filters)
        : undefined,
  });
}

/** Runs one statement for the requested parts; none when no part is requested. */
async function runParts(database: Database, head: RawBuilder<unknown>, parts: PartSql): Promise<Partial<Parts>> {
  const requested = Object.entries(parts).filter(
    (entry): entry is [PartName, RawBuilder<never>] => entry[1] !== undefined,
  );
  if (requested.length === 0) return {};
  const selected = sql.join(requested.map(([name, part]) => sql`${part} as ${sql.ref(name)}`));
  const { rows } = await sql<Partial<Parts>>`${head} select ${selected}`.execute(database);
  return rows[0] ?? {};
}

function responseOf(parts: Partial<Parts>, { request, wants, filters }: Search): SearchResponse {
  const total = parts.facets?.total ?? parts.total ?? 0;
  const days = (counts: DayCounts | undefined) => (counts ?? []).map(([day, count]) => ({ day, count }));
  return {
    ids: parts.page ?? [],
    total,
    exactTotal: parts.exactTotal ?? total,
    facets: readFacets(wants.facets ? parts.facets : undefined, request.statusType),
    auctionDates: days(parts.auctionDates),
    inspectionDates: days(parts.inspectionDates),
    traits: parts.traits ?? { traits: [], listed: [] },
    median: parts.median ?? undefined,
    markerIds: parts.markers ?? [],
    relaxations: parts.misses === undefined ? [] : relaxationsOf(parts.misses, filters),
    relaxedPairs: relaxedPairsOf(parts.misses, filters),
  };
}
