import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Database } from '../../../platform/database/public.ts';
import { BadSearch } from '../../../platform/problems/public.ts';
import type { Moment } from '../../../platform/moment.ts';
import { areaCondition } from './area-condition.ts';
import { filtersOf } from './conditions.ts';
import { allOf, type Condition } from './condition.ts';
import { searchListings } from './plan.ts';
import { areaRelation } from './relation.ts';
import { wantsNothing, type SearchRequest, type SearchWants } from './search-request.ts';
import { isShape, type Box } from './well-known-text.ts';

/** The number of a search's results that a map shows. */
export interface MapCount {
  /** Homes within the view. */
  readonly inView: number;
  /** Homes in the searched area without a position, which no map shows: their address is hidden or not located. */
  readonly withoutAddress: number;
}

/** A map's view, degrees. */
export interface MapView {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** @throws {BadSearch} if the view has no area or is outside the world */
export function readView({ west, south, east, north }: MapView): Box {
  const inWorld = Math.abs(west) <= 180 && Math.abs(east) <= 180 && Math.abs(south) <= 90 && Math.abs(north) <= 90;
  if (!inWorld || !(west < east) || !(south < north))
    throw new BadSearch(
      'view',
      'must have a west below its east and a south below its north, within longitudes of -180 to 180 and latitudes of -90 to 90.',
    );
  return { kind: 'box', west, south, east, north };
}

/**
 * Counts the results of a search within a map's view by the conditions of the list, so that a search of the view lists
 * the same number.
 */
export async function countOnMap(
  database: Database,
  request: SearchRequest,
  view: Box,
  now: Moment,
): Promise<MapCount> {
  const { area } = request;
  if (area.kind === 'nowhere') return { inView: 0, withoutAddress: 0 };
  const [inView, withoutAddress] = await Promise.all([
    area.kind === 'country' || area.kind === 'box'
      ? countBox(database, request, area.kind === 'box' ? overlapOf(area, view) : view, now)
      : countRows(database, request, now, areaCondition(view)),
    // Listings without a position match no box and no ring.
    isShape(area) ? 0 : countRows(database, request, now, sql<SqlBool>`s.web_cell is null`),
  ]);
  return { inView, withoutAddress };
}

const totalOnly: SearchWants = { ...wantsNothing, total: true };

/** Counted as for the list, from the rollup where possible. */
async function countBox(
  database: Database,
  request: SearchRequest,
  box: Box | undefined,
  now: Moment,
): Promise<number> {
  if (!box) return 0;
  return (await searchListings(database, { ...request, area: box }, totalOnly, now)).total;
}

async function countRows(
  database: Database,
  request: SearchRequest,
  now: Moment,
  also: Condition | undefined,
): Promise<number> {
  const rows = areaRelation(request, filtersOf(request, now));
  const count: RawBuilder<{ n: number }> =
    sql`select count(*)::int as n from ${rows.from} where ${allOf([rows.where(), also])}`;
  return (await count.execute(database)).rows[0]?.n ?? 0;
}

function overlapOf(one: Box, other: Box): Box | undefined {
  const both: Box = {
    kind: 'box',
    west: Math.max(one.west, other.west),
    south: Math.max(one.south, other.south),
    east: Math.min(one.east, other.east),
    north: Math.min(one.north, other.north),
  };
  return both.west < both.east && both.south < both.north ? both : undefined;
}
