import type { ListingStatusType } from '@verandah/market';
import { sql } from 'kysely';
import { isAmong, onePlan, type Database } from '../../../platform/database/public.ts';

/** The known parts of an office's location. */
export interface OfficePlace {
  readonly suburb: string;
  readonly stateCode: string;
  readonly postcode: string | null;
  readonly locationSlug: string;
}
export type ModeCounts = Readonly<Record<ListingStatusType, number>>;

/**
 * The id of the office that a slug ends in ('harbour-and-vale-richmond-12', also a former slug) or that is the text
 * itself.
 */
export async function officeIdOf(database: Database, identifier: string): Promise<number | undefined> {
  const id = Number(/(?:^|-)(\d{1,9})$/.exec(identifier)?.[1] ?? 0);
  const rows = await database.selectFrom('office').select('id').where('id', '=', id).execute();
  return rows[0]?.id;
}

export async function officePlaces(
  database: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, OfficePlace>> {
  const { rows } = await sql<OfficePlace & { id: number }>`
    select o.id, l.name as suburb, l.state_code as "stateCode", l.postcode, l.slug as "locationSlug"
    from office o join locality l on l.id = o.locality_id where o.id ${isAmong(ids, 'int')}`.execute(database);
  return new Map(rows.map(({ id, ...place }) => [id, place]));
}

/** The number of the office's public listings by mode; 11 and 12 are those that another office's listing stands for. */
export async function officeListingCounts(
  database: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ModeCounts>> {
  const { rows } = await sql<ModeCounts & { id: number }>`
    ${onePlan}select office_id as id, count(*) filter (where mode in (1, 11))::int as buy, count(*)
      filter (where mode in (2, 12))::int as rent,
      count(*) filter (where mode = 3)::int as sold, count(*) filter (where mode = 4)::int as leased
    from listing_search where office_id ${isAmong(ids, 'int')} group by office_id`.execute(database);
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}
