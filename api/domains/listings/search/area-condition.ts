import { sql, type SqlBool } from 'kysely';
import { isAmong } from '../../../platform/database/public.ts';
import type { Condition } from './condition.ts';
import type { Places, SearchArea } from './search-request.ts';
import type { Ring } from './well-known-text.ts';

/**
 * The condition of an area; undefined for the whole country. Listings without a position (hidden address) match no box
 * and no ring.
 */
export function areaCondition(area: SearchArea): Condition | undefined {
  switch (area.kind) {
    case 'country':
      return undefined;
    case 'nowhere':
      return sql<SqlBool>`false`;
    case 'office':
      return sql<SqlBool>`s.office_id = ${area.id}::int`;
    case 'box':
      return sql<SqlBool>`s.position <@ box(point(${area.west}::float8, ${area.south}::float8),
        point(${area.east}::float8, ${area.north}::float8))`;
    case 'ring':
      return inRing(area);
    case 'polygons':
      return sql<SqlBool>`(${sql.join(area.polygons.map(inPolygon), sql` or `)})`;
    case 'places':
      return isStatesOnly(area)
        ? sql<SqlBool>`s.state_code ${isAmong(area.stateCodes, 'text')}`
        : placesCondition(area);
  }
}

/** A listing without a position (hidden address) is in no ring. */
export const inRing = (ring: Ring): Condition =>
  sql<SqlBool>`s.position * point(${finer}::float8, 0) <@ ${polygonText(ring)}::polygon`;

/** In the first ring, and in none of its holes. */
function inPolygon([outline, ...holes]: readonly Ring[]): Condition {
  if (!outline) return sql<SqlBool>`false`;
  return sql<SqlBool>`(${sql.join(
    [inRing(outline), ...holes.map((hole) => sql<SqlBool>`not (${inRing(hole)})`)],
    sql`
    and `,
  )})`;
}

/** Whether the search is of whole states only. */
export function isStatesOnly({ localityIds, regionIds, postcodes }: Places): boolean {
  return localityIds.length + regionIds.length + postcodes.length === 0;
}

/** Whether a listing is in the requested locations themselves, not around them. */
export function exactCondition(area: Places): Condition {
  return placesCondition({ ...area, surrounding: false });
}

function placesCondition({ localityIds, regionIds, stateCodes, postcodes, surrounding }: Places): Condition {
  const ids = sql`${[...localityIds]}::int[]`;
  const wanted = [
    localityIds.length > 0 && sql`select unnest(${ids})`,
    localityIds.length > 0 && surrounding && sql`select near_id from locality_near where locality_id = any(${ids})`,
    regionIds.length > 0 && sql`select id from locality where region_id = any(${[...regionIds]}::int[])`,
    stateCodes.length > 0 && sql`select id from locality where state_code = any(${[...stateCodes]}::text[])`,
    postcodes.length > 0 &&
      sql`
      select l.id from unnest(${postcodes.map(({ postcode }) => postcode)}::text[],
        ${postcodes.map(({ stateCode }) => stateCode)}::text[]) as w(postcode, state)
      join locality l on l.postcode = w.postcode and l.state_code = coalesce(w.state, l.state_code)`,
  ].filter((part) => part !== false);
  // An array, so that the planner looks the localities up first and then uses their index.
  return sql<SqlBool>`s.locality_id = any(array(${sql.join(wanted, sql` union `)}))`;
}

/**
 * PostgreSQL treats a point as on the outline when a product of two distances is below a millionth: in degrees that is
 * thirty metres along a short edge, in millionths of a degree nothing.
 */
const finer = 1_000_000;

const polygonText = ({ points }: Ring): string =>
  `(${points.map(([x, y]) => `(${x * finer},${y * finer})`).join(',')})`;
