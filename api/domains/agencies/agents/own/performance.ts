import { localDate } from '@verandah/market';
import { sql } from 'kysely';
import type { Database } from '../../../../platform/database/public.ts';
import type { Viewer } from '../../../../platform/identity/public.ts';
import { invalidInput } from '../../../../platform/problems/public.ts';
import { signedInAgent } from '../viewer-agent.ts';
import { labelsOf } from './label-store.ts';

/** Figures of a listing in the week that begins on this Monday. */
export interface WeekFigures {
  readonly week: string;
  readonly views: number;
  readonly saves: number;
  readonly enquiries: number;
}

export interface ListingFigures {
  readonly listingId: number;
  readonly uri: string;
  /** Street, even if hidden, and suburb. */
  readonly label: string;
  readonly views: number;
  readonly saves: number;
  readonly enquiries: number;
  /** One for every week of the report, oldest first. */
  readonly weeks: readonly WeekFigures[];
}

/** What visitors did with the agent in the week that begins on this Monday. */
export interface OwnPageWeek {
  readonly week: string;
  /** Of the agent's page. */
  readonly views: number;
  /** Presses on the agent's phone number. */
  readonly calls: number;
  /** To the agent, about no listing. */
  readonly enquiries: number;
}

export interface PerformanceReport {
  /** The agent's own page and phone number, oldest first. */
  readonly ownPage: readonly OwnPageWeek[];
  /** All listings together. */
  readonly weeks: readonly WeekFigures[];
  /** Most viewed first, at most fifty. */
  readonly listings: readonly ListingFigures[];
}

const mostWeeks = 52;
const mostListings = 50;

/** Mondays, oldest first, of the weeks up to today's. */
function listMondays(weeks: number, now: Date): string[] {
  const monday = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() - ((now.getUTCDay() + 6) % 7));
  return Array.from({ length: weeks }, (_, index) => localDate(monday - (weeks - 1 - index) * 7 * 86_400_000, 'UTC'));
}

interface Row {
  readonly listing_id: number;
  readonly week: string;
  readonly views: number;
  readonly saves: number;
  readonly enquiries: number;
}

/**
 * Views, saves and enquiries of the calling agent's listings by week, and what visitors did with the agent.
 * @param listingId of this listing only; for another agent's, the result is empty
 * @throws {Refusal} signed-out; forbidden unless the caller is an agent; invalid for more than a year
 */
export async function ownPerformance(
  database: Database,
  viewer: Viewer | null,
  weeks: number,
  listingId: number | undefined,
  now = new Date(),
): Promise<PerformanceReport> {
  const { agentId } = await signedInAgent(database, viewer);
  if (weeks < 1 || weeks > mostWeeks)
    throw invalidInput({ field: 'weeks', message: `must be between 1 and ${mostWeeks}` });
  const days = listMondays(weeks, now);
  const { rows } = await sql<Row>`
    select d.listing_id, to_char(date_trunc('week', d.day), 'YYYY-MM-DD') as week, sum(d.views)::int as views,
      sum(d.saves)::int as saves, sum(d.enquiries)::int as enquiries
    from listing_agent la join listing_day d on d.listing_id = la.listing_id
    where la.agent_id = ${agentId}::int and d.day >= ${days[0]}::date
      and ${listingId === undefined ? sql`true` : sql`d.listing_id = ${listingId}::int`}
    group by 1, 2`.execute(database);
  const byListing = [...Map.groupBy(rows, (row) => row.listing_id)]
    .map(([id, list]) => ({ id, list, ...sumRows(list) }))
    .toSorted((one, other) => other.views - one.views || other.enquiries - one.enquiries || one.id - other.id)
    .slice(0, mostListings);
  const names = await labelsOf(
    database,
    byListing.map(({ id }) => id),
  );
  return {
    ownPage: await ownPageWeeks(database, agentId, days),
    weeks: days.map((week) => ({ week, ...sumRows(rows.filter((row) => row.week === week)) })),
    listings: byListing.map(({ id, list, views, saves, enquiries }) => ({
      listingId: id,
      uri: names.get(id)?.uri ?? '',
      label: names.get(id)?.label ?? '',
      views,
      saves,
      enquiries,
      weeks: days.map((week) => ({ week, ...sumRows(list.filter((row) => row.week === week)) })),
    })),
  };
}

async function ownPageWeeks(database: Database, agentId: number, mondaysOf: readonly string[]): Promise<OwnPageWeek[]> {
  const { rows } = await sql<OwnPageWeek>`
    select to_char(date_trunc('week', day), 'YYYY-MM-DD') as week,
      sum(views)::int as views, sum(calls)::int as calls, sum(enquiries)::int as enquiries
    from agent_day where agent_id = ${agentId}::int and day >= ${mondaysOf[0]}::date group by 1`.execute(database);
  const weeks = new Map(rows.map((row) => [row.week, row]));
  return mondaysOf.map((week) => weeks.get(week) ?? { week, views: 0, calls: 0, enquiries: 0 });
}

function sumRows(rows: readonly Row[]): Omit<WeekFigures, 'week'> {
  const sum = (pick: (row: Row) => number): number => rows.reduce((total, row) => total + pick(row), 0);
  return {
    views: sum(({ views }) => views),
    saves: sum(({ saves }) => saves),
    enquiries: sum(({ enquiries }) => enquiries),
  };
}
