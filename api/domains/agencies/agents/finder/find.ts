import { sql, type RawBuilder } from 'kysely';
import { onePlan, type Database } from '../../../../platform/database/public.ts';
import type { Page } from '../../../../platform/paging.ts';
import type { Moment } from '../../../../platform/moment.ts';
import {
  findPlaceViews,
  liesIn,
  misspeltNames,
  type PlaceView,
  type SuburbLoader,
} from '../../../geography/locations/public.ts';
import type { Performance } from '../agent.ts';
import { lastYear } from '../performance-store.ts';
import type { FinderQuestion } from './find-input.ts';

const escapeLike = (word: string): string => word.replace(/[\\%_]/g, '\\$&');

/** Matches names in which every typed word begins a word. */
function matchesName(column: RawBuilder<unknown>, name: string): RawBuilder<unknown> {
  const words = name.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8);
  return sql`(${sql.join(
    words.map((word) => sql`(' ' || lower(${column})) like ${`% ${escapeLike(word)}%`}`),
    sql` and `,
  )})`;
}

/** The localities of a location, as a query for their ids. */
function localitiesOf({ kind, localityId, stateCode, postcode, id }: PlaceView): RawBuilder<unknown> {
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
 * What each agent or office has sold and leased in a location within the period, and has on offer there: one row for
 * whoever has any of these.
 */
function localFigures(row: 'a' | 'o', place: PlaceView, { from, to }: Performance['period']): RawBuilder<unknown> {
  const [who, agents] =
    row === 'a' ? [sql`n.agent_id`, sql` join listing_agent n on n.listing_id = s.id`] : [sql`s.office_id`, sql``];
  const within =
    place.kind === 'state' ? sql`s.state_code = ${place.stateCode}` : liesIn(sql.ref('s.locality_id'), place.scope);
  const day = (text: string) => sql`(${text}::date - date '1970-01-01')`;
  return sql`
    select ${who} as id,
      count(*) filter (where s.mode = 3)::int as sold, count(*) filter (where s.mode = 4)::int as leased,
      count(*) filter (where s.mode in (1, 11))::int as selling,
      count(*) filter (where s.mode in (2, 12))::int as letting
    from listing_search s${agents}
    where s.mode in (1, 2, 3, 4, 11, 12) and ${within}
      and (s.mode in (1, 2, 11, 12) or s.completed between ${day(from)} and ${day(to)})
    group by 1`;
}

/** Whoever has something in the location (`here`), has their office there or serves one of its suburbs. */
function belongsTo(row: 'a' | 'o', place: PlaceView): RawBuilder<unknown> {
  const within = localitiesOf(place);
  return row === 'o'
    ? sql`o.id in (select id from here union select id from office where locality_id in (${within}))`
    : sql`a.id in (
    select id from here
    union select n.id from agent n join office f on f.id = n.office_id where f.locality_id in (${within})
    union select agent_id from agent_location where locality_id in (${within}))`;
}

/**
 * Whether an office has homes of a kind on offer, or completed one within a year. Filters nearly all of its agents;
 * only of the others, whose homes name none, the homes are read.
 */
const officeDeals = (deals: 'sale' | 'rent'): RawBuilder<unknown> => sql`(o.id in (select office_id from agent
  where ${sql.ref(deals === 'sale' ? 'selling' : 'letting')} > 0)
  or exists (select from listing l where l.office_id = o.id and l.published
    and l.listing_class = ${deals === 'sale' ? 'sale' : 'rental'}
    and (l.status = 'available' or (l.status = 'completed' and l.completed_on > now()::date - 365))))`;

/** A condition on an agent's or office's figures; in a location, on those of the location. @param row its alias */
function figuresOf(
  row: 'a' | 'o',
  { deals, rating }: FinderQuestion,
  place: PlaceView | undefined,
): RawBuilder<unknown>[] {
  const column = (name: string) => sql.ref(`${row}.${name}`);
  // Figures of agents are stored (api/domains/agencies/agents/finder-ranking.ts), since there are four times
  // as many agents as offices.
  const dealing = (wanted: 'sale' | 'rent') => {
    if (place !== undefined) return wanted === 'sale' ? sql`h.sold + h.selling > 0` : sql`h.leased + h.letting > 0`;
    if (row === 'o') return officeDeals(wanted);
    return wanted === 'sale' ? sql`a.selling > 0` : sql`a.letting > 0`;
  };
  // The average rating, rounded to one decimal as displayed.
  return [
    ...(deals === undefined ? [] : [dealing(deals)]),
    ...(rating === undefined
      ? []
      : [
          sql`(${column('review_count')} > 0
            and round(${column('review_sum')} * 10.0 / greatest(${column('review_count')},
            1)) >= ${rating}::numeric * 10)`,
        ]),
  ];
}

/**
 * In a location: most sales and leases there first. Elsewhere: whoever has homes on offer, sold or leased within a
 * year first, then tier, reviews and activity. Those with nothing local, or nothing at all, come last in every order.
 */
function orderBy(row: 'a' | 'o', { sort = 'best', deals }: FinderQuestion, place: PlaceView | undefined) {
  const [tier, standing, recent, reviews, id] = (['tier', 'standing', 'recent', 'review_count', 'id'] as const).map(
    (name) => sql.ref(`${row}.${name}`),
  );
  const general = sql`${tier} desc, ${standing} desc, ${recent} desc, ${id}`;
  const rated = sql`${standing} desc, ${reviews} desc, ${tier} desc, ${recent} desc, ${id}`;
  if (place === undefined) {
    switch (sort) {
      case 'best':
        return sql`(${recent} > 0) desc, ${general}`;
      case 'reviews':
        return sql`(${recent} > 0) desc, ${rated}`;
      case 'activity':
        return sql`${recent} desc, ${tier} desc, ${standing} desc, ${id}`;
    }
  }
  const completed = { sale: sql`h.sold`, rent: sql`h.leased`, any: sql`h.sold + h.leased` }[deals ?? 'any'];
  const offered = { sale: sql`h.selling`, rent: sql`h.letting`, any: sql`h.selling + h.letting` }[deals ?? 'any'];
  switch (sort) {
    case 'best':
      return sql`coalesce(${completed}, 0) desc, coalesce(${offered}, 0) desc, ${general}`;
    case 'reviews':
      return sql`(coalesce(${completed}, 0) > 0) desc, (h.id is not null) desc, ${rated}`;
    case 'activity':
      return sql`coalesce(${completed} + ${offered}, 0) desc, ${general}`;
  }
}

/** A page of agents or offices. */
export interface FoundIds extends Page<number> {
  /**
   * How many have sold, leased or offer a home in the location; they come before the others. null where no location
   * is given.
   */
  readonly local: number | null;
  /** Whether no name equals the typed one, and the results have similar names. */
  readonly similar: boolean;
}

const nobody: FoundIds = { total: 0, results: [], local: null, similar: false };

interface Search {
  readonly row: 'a' | 'o';
  readonly conditions: readonly RawBuilder<unknown>[];
  readonly order: RawBuilder<unknown>;
  readonly question: FinderQuestion;
  readonly place: PlaceView | undefined;
  readonly period: Performance['period'];
}

async function findIds(
  database: Database,
  { row, conditions, order, question: { skip, take }, place, period }: Search,
): Promise<Omit<FoundIds, 'similar'>> {
  const [from, id] = row === 'a' ? [sql`agent a`, sql`a.id`] : [sql`office o`, sql`o.id`];
  const where = conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
  if (place !== undefined) {
    // The homes of a location are read once for page and totals.
    const {
      rows: [found],
    } = await sql<{ n: number; local: number; ids: number[] }>`
      ${place.kind === 'suburb' ? onePlan : sql``}with here as materialized (${localFigures(row, place, period)}),
      found as materialized (
        select ${id} as id, h.id is not null as local, row_number() over (order by ${order}) as place
        from ${from} left join here h on h.id = ${id} where ${where} and ${belongsTo(row, place)})
      select (select count(*)::int from found) as n, (select count(*)::int from found where local) as local,
        array(select id from found where place > ${skip}::int and place <= ${skip + take}::int
          order by place) as ids`.execute(database);
    return { total: found?.n ?? 0, local: found?.local ?? 0, results: found?.ids ?? [] };
  }
  const page = sql`array(
    select ${id} from ${from} where ${where} order by ${order} limit ${take}::int offset ${skip}::int)`;
  const {
    rows: [found],
  } = await sql<{ n: number; ids: number[] }>`
    select (select count(*)::int from ${from} where ${where}) as n,
      ${take === 0 ? sql`array[]::int[]` : page} as ids`.execute(database);
  return { total: found?.n ?? 0, local: null, results: found?.ids ?? [] };
}

/** An unknown location has no agents. */
async function placeOf(
  database: Database,
  location: string | undefined,
  bySlug?: SuburbLoader,
): Promise<PlaceView | null | undefined> {
  return location === undefined ? undefined : ((await findPlaceViews(database, [location], false, bySlug))[0] ?? null);
}

/** How many similar names a misspelt one finds. */
const mostSimilar = 40;

/**
 * Agents with the typed name; if there are none anywhere, those with a similar name, the most similar first.
 * @param key column with the target of their suggestion
 */
async function byName(database: Database, search: Search, key: RawBuilder<unknown>): Promise<FoundIds> {
  const { row, question, conditions } = search;
  const { name } = question;
  if (name === undefined) return { ...(await findIds(database, search)), similar: false };
  const column = sql.ref(`${row}.name`);
  const found = await findIds(database, { ...search, conditions: [...conditions, matchesName(column, name)] });
  if (found.total > 0) return { ...found, similar: false };
  if (await isName(database, row, name)) return { ...found, similar: false };
  const targets = await misspeltNames(database, name, row === 'a' ? 'agent' : 'office', mostSimilar);
  if (targets.length === 0) return { ...found, similar: false };
  const list = sql`${targets}::text[]`;
  const similar = await findIds(database, {
    ...search,
    conditions: [...conditions, sql`${key} = any(${list})`],
    order: sql`array_position(${list}, ${key}), ${search.order}`,
  });
  return { ...similar, similar: similar.total > 0 };
}

/** Whether an agent or office has this name, wherever they are. */
async function isName(database: Database, row: 'a' | 'o', name: string): Promise<boolean> {
  const from = row === 'a' ? sql`agent a where a.left_at is null and` : sql`office o where`;
  const { rows } = await sql`select from ${from} ${matchesName(sql.ref(`${row}.name`), name)} limit 1`.execute(
    database,
  );
  return rows.length > 0;
}

/**
 * Agents by name, location, office or specialty. In a location, those with the most sales and leases there within
 * twelve months first; else by default best tier first, then best reviewed, then most active. Agents who have left are
 * not found.
 * @param bySlug of the request, which looks each suburb up once
 */
export async function findAgents(
  database: Database,
  question: FinderQuestion,
  now: Moment,
  bySlug?: SuburbLoader,
): Promise<FoundIds> {
  const place = await placeOf(database, question.location, bySlug);
  if (place === null) return nobody;
  const search: Search = {
    row: 'a',
    conditions: [
      sql`a.left_at is null`,
      ...(question.officeId === undefined ? [] : [sql`a.office_id = ${question.officeId}::int`]),
      ...(question.userIds === undefined ? [] : [sql`a.id = any(${[...question.userIds]}::int[])`]),
      ...figuresOf('a', question, place),
    ],
    order: orderBy('a', question, place),
    question,
    place,
    period: lastYear(now),
  };
  return byName(database, search, sql`a.username`);
}

/**
 * Offices by name or location, in the same order.
 * @param question its userIds select the offices of these agents
 * @param bySlug of the request, which looks each suburb up once
 */
export async function findOffices(
  database: Database,
  question: FinderQuestion,
  now: Moment,
  bySlug?: SuburbLoader,
): Promise<FoundIds> {
  const place = await placeOf(database, question.location, bySlug);
  if (place === null) return nobody;
  const search: Search = {
    row: 'o',
    conditions: [
      ...(question.officeId === undefined ? [] : [sql`o.id = ${question.officeId}::int`]),
      ...(question.userIds === undefined
        ? []
        : [sql`o.id in (select office_id from agent where id = any(${[...question.userIds]}::int[]))`]),
      ...figuresOf('o', question, place),
    ],
    order: orderBy('o', question, place),
    question,
    place,
    period: lastYear(now),
  };
  return byName(database, search, sql`o.slug`);
}
