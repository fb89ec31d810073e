import { states, type ListingStatusType } from '@verandah/market';
import { sql, type RawBuilder } from 'kysely';
import type { EntityKind } from '../../../platform/changes/public.ts';
import { isAmong, onePlan, type Database } from '../../../platform/database/public.ts';
import { modeNumbers } from '../../listings/public.ts';
import { liesIn, type PlaceScope } from '../locations/public.ts';

export type ModeCounts = Readonly<Record<ListingStatusType, number>>;
export const noListings: ModeCounts = { buy: 0, rent: 0, sold: 0, leased: 0 };

const counted = sql`count(*) filter (where mode = 1)::int as buy, count(*) filter (where mode = 2)::int as rent,
  count(*) filter (where mode = 3)::int as sold, count(*) filter (where mode = 4)::int as leased`;

/** The number of searchable listings by mode, in a location other than a state. */
export async function listingCountsIn(
  database: Database,
  scope: Exclude<PlaceScope, { kind: 'state' }>,
): Promise<ModeCounts> {
  const { rows } = await sql<ModeCounts>`select ${counted} from listing_search s
      where ${liesIn(sql.ref('s.locality_id'), scope)}`.execute(database);
  return rows[0] ?? noListings;
}

/** The same of states, from a rollup: thousands of counts, which are summed up again when one has changed. */
export const stateListingCounts: EntityKind<string, ModeCounts> = {
  madeOf: ['listing-counts'],
  nameOf: (stateCode) => stateCode,
  read: listingCountsOfStates,
};

async function listingCountsOfStates(database: Database, stateCodes: readonly string[]): Promise<ModeCounts[]> {
  const areas = stateCodes.map((code) => states.findIndex(({ stateCode }) => stateCode === code) + 1);
  const { rows } = await sql<{ readonly area: number; readonly mode: number; readonly n: number }>`
    ${onePlan}select area, mode, sum(n)::int as n from (
      select area, mode, n from listing_count where mode in (1, 2, 3, 4) and kind = 4 and area = any(${areas}::int[])
      union all select area, mode, n from listing_count_change where mode in (1, 2, 3, 4) and kind = 4
        and area = any(${areas}::int[])
    ) counts group by area, mode`.execute(database);
  return areas.map((area) => {
    const of = (statusType: ListingStatusType): number =>
      rows.find((row) => row.area === area && row.mode === modeNumbers[statusType])?.n ?? 0;
    return { buy: of('buy'), rent: of('rent'), sold: of('sold'), leased: of('leased') };
  });
}

/** The same of several suburbs. */
export async function listingCountsOf(
  database: Database,
  localityIds: readonly number[],
): Promise<ReadonlyMap<number, ModeCounts>> {
  const { rows } = await sql<ModeCounts & { id: number }>`
    ${onePlan}select locality_id as id, ${counted} from listing_search where locality_id ${isAmong(localityIds, 'int')}
      group by locality_id`.execute(database);
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}

/** The same of several regions. */
export async function listingCountsOfRegions(
  database: Database,
  regionIds: readonly number[],
): Promise<ReadonlyMap<number, ModeCounts>> {
  const { rows } = await sql<ModeCounts & { id: number }>`
    select l.region_id as id, ${counted} from listing_search s join locality l on l.id = s.locality_id
      where l.region_id = any(${[...regionIds]}::int[]) group by l.region_id`.execute(database);
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}

/** A list of the listings of a mode in a location. */
export interface ListingsIn {
  readonly scope: PlaceScope;
  readonly statusType: ListingStatusType;
  readonly take: number;
}

/**
 * The ids of several lists, in one statement: by tier, then the newest first; sold and leased homes the latest first.
 */
export async function listingIdsIn(
  database: Database,
  lists: readonly ListingsIn[],
): Promise<readonly (readonly number[])[]> {
  const prefix = lists.every(({ scope }) => scope.kind === 'suburb') ? onePlan : sql``;
  const { rows } = await sql<Readonly<Record<string, number[]>>>`
    ${prefix}select ${sql.join(lists.map((list, at) => sql`${idsIn(list)} as ${sql.id(`list_${at}`)}`))}`.execute(
    database,
  );
  return lists.map((_, at) => rows[0]?.[`list_${at}`] ?? []);
}

function idsIn({ scope, statusType, take }: ListingsIn): RawBuilder<number[]> {
  const where =
    scope.kind === 'state' ? sql`s.state_code = ${scope.stateCode}` : liesIn(sql.ref('s.locality_id'), scope);
  const completed = statusType === 'sold' || statusType === 'leased';
  return sql`array(select s.id from listing_search s where s.mode = ${sql.lit(modeNumbers[statusType])} and ${where}
    order by ${completed ? sql`s.completed desc nulls last` : sql`s.tier desc`}, s.listed desc, s.id desc
      limit ${take}::int)`;
}
