import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../database/public.ts';
import { exactCondition } from './area-condition.ts';
import type { Moment } from './clock.ts';
import { conditionsOf } from './conditions.ts';
import { auctionDatesPart, inspectionDatesPart, type DayCounts } from './dates.ts';
import { facetsPart, readFacets, type FacetRows } from './facets.ts';
import { markersPart } from './markers.ts';
import { medianPart } from './median.ts';
import { pagePart } from './page.ts';
import { priceBandStarts } from './price-bands.ts';
import { fencedHead, fencedRelation, gatheredHead, gatheredRelation, modeNumbers, tableRelation, type Relation } from './relation.ts';
import type { SearchAnswer, SearchRequest, SearchWants } from './search-request.ts';
import { orderOf } from './sorts.ts';
import { exactTotalPart, totalPart } from './totals.ts';

/** Above this many results the order's index is walked; up to it the results are found first and then sorted. */
const mostFenced = 20_000;

/** What a statement can answer; every part is one JSON value or number. */
interface Parts {
  facets: FacetRows;
  total: number;
  exactTotal: number;
  page: number[];
  median: number | null;
  markers: number[];
  auctionDates: DayCounts;
  inspectionDates: DayCounts;
}
type PartName = keyof Parts;
type PartSql = { readonly [Name in PartName]?: RawBuilder<Parts[Name]> | undefined };

/**
 * Runs a search. A few suburbs or one office are answered by one statement over their rows. A map, a drawing, a region, a
 * state or the country can hold any number: their facets come first, then everything else side by side.
 */
export async function searchListings(database: Database, request: SearchRequest, wants: SearchWants, now: Moment): Promise<SearchAnswer> {
  if (request.area.kind === 'nowhere') return answerOf({}, request);
  return answerOf(isNarrow(request) ? await searchNarrow(database, request, wants, now) : await searchBroad(database, request, wants, now), request);
}

function isNarrow({ area }: SearchRequest): boolean {
  return area.kind === 'office' || (area.kind === 'places' && area.stateCodes.length + area.regionIds.length === 0);
}

function searchNarrow(database: Database, request: SearchRequest, wants: SearchWants, now: Moment): Promise<Partial<Parts>> {
  const conditions = conditionsOf(request, now);
  const relation = gatheredRelation(conditions);
  const head = gatheredHead(modeNumbers[request.statusType], conditions);
  return run(database, head, { ...countParts(relation, request, wants, now), ...listParts(relation, request, wants, now) });
}

async function searchBroad(database: Database, request: SearchRequest, asked: SearchWants, now: Moment): Promise<Partial<Parts>> {
  const table = tableRelation(modeNumbers[request.statusType], conditionsOf(request, now));
  const none = sql``;
  const { facets, total, exactTotal } = countParts(table, request, { ...asked, total: asked.total || asked.results || asked.markers }, now);
  const first = await run(database, none, { facets, total, exactTotal });
  const found = first.facets?.total ?? first.total;
  // Nothing to list, but dates are counted without their own filter and may still be there.
  const wants = found === 0 ? { ...asked, results: false, markers: false, median: false } : asked;
  const { page, markers, median, auctionDates, inspectionDates } = listParts(table, request, wants, now);
  const fenced = listParts(fencedRelation, request, wants, now);
  const fence = found !== undefined && found <= mostFenced;
  const rest = await Promise.all([
    fence ? run(database, fencedHead(table), { page: fenced.page, markers: fenced.markers }) : run(database, none, { page, markers }),
    run(database, none, { median }),
    run(database, none, { auctionDates, inspectionDates }),
  ]);
  return Object.assign({}, first, ...rest) as Partial<Parts>;
}

function countParts(relation: Relation, request: SearchRequest, wants: SearchWants, now: Moment): PartSql {
  return {
    facets: wants.facets ? facetsPart(relation, conditionsOf(request, now), priceBandStarts(request.statusType)) : undefined,
    total: !wants.facets && (wants.total || wants.exactTotal) ? totalPart(relation) : undefined,
    exactTotal: wants.exactTotal ? exactTotalPart(relation, request.area) : undefined,
  };
}

function listParts(relation: Relation, request: SearchRequest, wants: SearchWants, now: Moment): PartSql {
  const { area, sort, statusType } = request;
  const exactFirst = area.kind === 'places' && area.surrounding ? exactCondition(area) : undefined;
  return {
    page: wants.results && request.take > 0 ? pagePart(relation, orderOf(sort, statusType, now, exactFirst), request) : undefined,
    markers: wants.markers ? markersPart(relation) : undefined,
    median: wants.median ? medianPart(relation) : undefined,
    auctionDates: wants.auctionDates ? auctionDatesPart(relation, now) : undefined,
    inspectionDates: wants.inspectionDates ? inspectionDatesPart(relation, now) : undefined,
  };
}

/** One statement for the parts that are asked for; none at all when there is no part. */
async function run(database: Database, head: RawBuilder<unknown>, parts: PartSql): Promise<Partial<Parts>> {
  const asked = Object.entries(parts).filter((entry): entry is [PartName, RawBuilder<never>] => entry[1] !== undefined);
  if (asked.length === 0) return {};
  const selected = sql.join(asked.map(([name, part]) => sql`${part} as ${sql.ref(name)}`));
  const { rows } = await sql<Partial<Parts>>`${head} select ${selected}`.execute(database);
  return rows[0] ?? {};
}

function answerOf(parts: Partial<Parts>, request: SearchRequest): SearchAnswer {
  const total = parts.facets?.total ?? parts.total ?? 0;
  const bands = priceBandStarts(request.statusType).length;
  const days = (counts: DayCounts | undefined) => (counts ?? []).map(([day, count]) => ({ day, count }));
  return {
    ids: parts.page ?? [], total, exactTotal: parts.exactTotal ?? total,
    facets: readFacets(parts.facets ?? { total: 0, types: null, beds: null, baths: null, cars: null, prices: null }, bands),
    auctionDates: days(parts.auctionDates), inspectionDates: days(parts.inspectionDates),
    median: parts.median ?? undefined, markerIds: parts.markers ?? [],
  };
}
