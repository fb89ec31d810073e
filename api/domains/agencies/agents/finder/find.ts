import { sql, type RawBuilder } from 'kysely';
import { onePlan, type Database } from '../../../../platform/database/public.ts';
import type { Page } from '../../../../platform/paging.ts';
import { findPlaceViews, type PlaceView } from '../../../locations/public.ts';
import type { FinderQuestion } from './find-input.ts';

const escaped = (word: string): string => word.replace(/[\\%_]/g, '\\$&');

/** Matches names in which every typed word begins a word. */
function named(column: RawBuilder<unknown>, name: string): RawBuilder<unknown> {
  const words = name.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8);
  return sql`(${sql.join(
    words.map((word) => sql`(' ' || lower(${column})) like ${`% ${escaped(word)}%`}`),
    sql` and `,
  )})`;
}

/** The localities of a location, as a query for their ids. */
function localities({ kind, localityId, stateCode, postcode, id }: PlaceView): RawBuilder<unknown> {
  switch (kind) {
    case 'suburb':
      return sql`select ${localityId}::int`;
    case 'state':
      return sql`select id from locality where state_code = ${stateCode}`;
    case 'postcode':
      return sql`select id from locality where postcode = ${postcode} and state_code = ${stateCode}`;
    case 'region':
      return sql`select id from locality where region_id = ${Number(id.replace('region-', ''))}::int`;
  }
}

/**
 * Agents of a location: their office is in it, it is one of their service areas, or (for a suburb) they have a listing
 * there.
 */
function agentsIn(place: PlaceView): RawBuilder<unknown> {
  const within = localities(place);
  const listed =
    place.kind === 'suburb'
      ? sql`
    union select la.agent_id from listing_search s join listing_agent la on la.listing_id = s.id where s.mode in (1, 2, 3, 4) and s.locality_id = ${place.localityId}::int`
      : sql``;
  return sql`a.id in (
    select n.id from agent n join office f on f.id = n.office_id where f.locality_id in (${within})
    union select agent_id from agent_location where locality_id in (${within}) ${listed})`;
}

function officesIn(place: PlaceView): RawBuilder<unknown> {
  const within = localities(place);
  const listed =
    place.kind === 'suburb'
      ? sql`
    union select s.office_id from listing_search s where s.mode in (1, 2, 3, 4) and s.locality_id = ${place.localityId}::int`
      : sql``;
  return sql`o.id in (select f.id from office f where f.locality_id in (${within}) ${listed})`;
}

/**
 * Whether an office has homes of a kind on offer, or completed one within a year. Filters nearly all of its agents;
 * only of the others, whose homes name none, the homes are read.
 */
const officeDeals = (
  deals: 'sale' | 'rent',
): RawBuilder<unknown> => sql`(o.id in (select office_id from agent where ${sql.ref(deals === 'sale' ? 'selling' : 'letting')} > 0)
  or exists (select from listing l where l.office_id = o.id and l.published and l.listing_class = ${deals === 'sale' ? 'sale' : 'rental'}
    and (l.status = 'available' or (l.status = 'completed' and l.completed_on > current_date - 365))))`;

/** A condition on an agent's or office's figures. @param row its alias */
function figures(row: 'a' | 'o', { deals, rating }: FinderQuestion): RawBuilder<unknown>[] {
  const column = (name: string) => sql.ref(`${row}.${name}`);
  // An agent's figures are stored with the agent (api/domains/agencies/agents/standing.ts), since agents are four times
  // as many as offices.
  const dealing = (asked: 'sale' | 'rent') =>
    row === 'o' ? officeDeals(asked) : asked === 'sale' ? sql`a.selling > 0` : sql`a.letting > 0`;
  // The average rating, rounded to one decimal as displayed.
  return [
    ...(deals === undefined ? [] : [dealing(deals)]),
    ...(rating === undefined
      ? []
      : [
          sql`(${column('review_count')} > 0 and round(${column('review_sum')} * 10.0 / greatest(${column('review_count')}, 1)) >= ${rating}::numeric * 10)`,
        ]),
  ];
}

/** Best: tier, then reviews, then activity. */
function order(row: 'a' | 'o', { sort = 'best' }: FinderQuestion): RawBuilder<unknown> {
  const [tier, standing, recent, id] = (['tier', 'standing', 'recent', 'id'] as const).map((name) =>
    sql.ref(`${row}.${name}`),
  );
  switch (sort) {
    case 'best':
      return sql`${tier} desc, ${standing} desc, ${recent} desc, ${id}`;
    case 'reviews':
      return sql`${standing} desc, ${sql.ref(`${row}.review_count`)} desc, ${tier} desc, ${recent} desc, ${id}`;
    case 'activity':
      return sql`${recent} desc, ${tier} desc, ${standing} desc, ${id}`;
  }
}

async function ids(
  database: Database,
  from: RawBuilder<unknown>,
  conditions: readonly RawBuilder<unknown>[],
  order: RawBuilder<unknown>,
  id: RawBuilder<unknown>,
  { skip, take }: FinderQuestion,
  place: PlaceView | undefined,
): Promise<Page<number>> {
  const where = conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
  if (place !== undefined) {
    // Agents of a location are found through its homes, which are read once for page and total.
    const {
      rows: [found],
    } = await sql<{ n: number; ids: number[] }>`
      ${place.kind === 'suburb' ? onePlan : sql``}with found as materialized (select ${id} as id, row_number() over (order by ${order}) as place from ${from} where ${where})
      select (select count(*)::int from found) as n, array(select id from found where place > ${skip}::int and place <= ${skip + take}::int order by place) as ids`.execute(
      database,
    );
    return { total: found?.n ?? 0, results: found?.ids ?? [] };
  }
  const { rows } = await sql<{
    id: number;
  }>`select ${id} as id from ${from} where ${where} order by ${order} limit ${take}::int offset ${skip}::int`.execute(
    database,
  );
  const {
    rows: [count],
  } = await sql<{ n: number }>`select count(*)::int as n from ${from} where ${where}`.execute(database);
  return { total: count?.n ?? 0, results: rows.map((row) => row.id) };
}

/** An unknown location has no agents. */
async function placeOf(database: Database, location: string | undefined): Promise<PlaceView | null | undefined> {
  return location === undefined ? undefined : ((await findPlaceViews(database, [location], false))[0] ?? null);
}

const nobody: Page<number> = { total: 0, results: [] };

/**
 * Agents by name, location, office or specialty; by default best tier first, then best reviewed, then most
 * active. Agents who have left are not found.
 */
export async function findAgents(database: Database, question: FinderQuestion): Promise<Page<number>> {
  const place = await placeOf(database, question.location);
  if (place === null) return nobody;
  return ids(
    database,
    sql`agent a`,
    [
      sql`a.left_at is null`,
      ...(question.name === undefined ? [] : [named(sql`a.name`, question.name)]),
      ...(place === undefined ? [] : [agentsIn(place)]),
      ...(question.officeId === undefined ? [] : [sql`a.office_id = ${question.officeId}::int`]),
      ...(question.userIds === undefined ? [] : [sql`a.id = any(${[...question.userIds]}::int[])`]),
      ...figures('a', question),
    ],
    order('a', question),
    sql`a.id`,
    question,
    place,
  );
}

/** Offices by name or location, in the same order. @param question its userIds select the offices of these agents */
export async function findOffices(database: Database, question: FinderQuestion): Promise<Page<number>> {
  const place = await placeOf(database, question.location);
  if (place === null) return nobody;
  return ids(
    database,
    sql`office o`,
    [
      ...(question.name === undefined ? [] : [named(sql`o.name`, question.name)]),
      ...(place === undefined ? [] : [officesIn(place)]),
      ...(question.officeId === undefined ? [] : [sql`o.id = ${question.officeId}::int`]),
      ...(question.userIds === undefined
        ? []
        : [sql`o.id in (select office_id from agent where id = any(${[...question.userIds]}::int[]))`]),
      ...figures('o', question),
    ],
    order('o', question),
    sql`o.id`,
    question,
    place,
  );
}
