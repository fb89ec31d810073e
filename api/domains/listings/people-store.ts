import { sql } from 'kysely';
import type { Database } from '../../platform/database/public.ts';
import { avatarAddress } from '../members/public.ts';
import type { ListedOffice } from './listing-view.ts';

export async function officesById(database: Database, ids: readonly number[]): Promise<ListedOffice[]> {
  const { rows } = await sql<ListedOffice>`
    select id, slug, name, phone, brand_colour as "brandColour", logo, takes_applications as "takesApplications",
      takes_offers as "takesOffers"
    from office where id = any(${[...ids]}::int[])`.execute(database);
  return rows.map((office) => ({ ...office, logo: avatarAddress(office.logo) }));
}
