import { sql } from 'kysely';
import type { Database } from '../../platform/database/public.ts';
import { avatarAddress } from '../members/public.ts';
import type { OfficeView } from './listing-view.ts';

export async function officesById(database: Database, ids: readonly number[]): Promise<OfficeView[]> {
  const { rows } = await sql<OfficeView>`
    select id, slug, name, phone, brand_colour as "brandColour", logo from office
    where id = any(${[...ids]}::int[])`.execute(database);
  return rows.map((office) => ({ ...office, logo: avatarAddress(office.logo) }));
}
