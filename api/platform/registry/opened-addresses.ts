import { sql } from 'kysely';
import type { AddressesInput, AddressesQuery, OpenedAddress } from '@verandah/release-registry';
import type { Database } from '../database/public.ts';

/** Addresses of an area that are stored for an hour; the most opened ones. */
const mostAddresses = 1000;

/** Adds what one host has counted to what others have written. */
export async function addAddresses(database: Database, { addresses }: AddressesInput): Promise<void> {
  if (addresses.length === 0) return;
  await sql`
    insert into releases.opened_address (area, address, at, views)
    select area, address, date_trunc('hour', at), sum(views)
    from jsonb_to_recordset(${JSON.stringify(addresses)}::jsonb)
      as given (area text, address text, at timestamptz, views integer)
    group by 1, 2, 3 order by 1, 2, 3
    on conflict (area, address, at) do update set views = opened_address.views + excluded.views
  `.execute(database);
}

/** Addresses that were opened in the hours since a given time, those with most views first. */
export async function readAddresses(
  database: Database,
  { area, since, limit }: AddressesQuery,
): Promise<OpenedAddress[]> {
  const { rows } = await sql<OpenedAddress>`
    select address, sum(views)::float8 as views from releases.opened_address
    where area = ${area} and at >= date_trunc('hour', ${since}::timestamptz)
    group by address order by sum(views) desc, address limit ${limit}
  `.execute(database);
  return rows;
}

/** Removes what is older than two days, and of each area and hour all but the addresses that were opened most. */
export async function tidyAddresses(database: Database): Promise<void> {
  await database.transaction().execute(async (step) => {
    await sql`delete from releases.opened_address where at < now() - interval '2 days'`.execute(step);
    await sql`
      delete from releases.opened_address o using (
        select area, address, at, row_number() over (partition by area, at order by views desc, address) as place
        from releases.opened_address
      ) ranked
      where o.area = ranked.area and o.address = ranked.address and o.at = ranked.at and ranked.place > ${mostAddresses}
    `.execute(step);
  });
}
