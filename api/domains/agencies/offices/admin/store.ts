import { slugText } from '@verandah/market';
import { sql } from 'kysely';
import type { Database } from '../../../../platform/database/public.ts';

/** An office as it is created; `agentId` is its agentID in REAXML feeds. */
export interface NewOffice {
  readonly name: string;
  readonly agentId: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly address: string | null;
  readonly companyId: number | null;
}

/** @returns its id; undefined when another office has the agentID */
export async function writeOffice(
  database: Database,
  { name, agentId, phone, email, address, companyId }: NewOffice,
  place: { readonly id: number; readonly name: string } | undefined,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into office (slug, name, feed_agent_id, phone, email, address, locality_id, company_id)
    values (gen_random_uuid()::text, ${name}, ${agentId}, ${phone}, ${email}, ${address}, ${place?.id ?? null}::int,
      ${companyId}::int) on conflict do nothing returning id`.execute(database);
  const id = rows[0]?.id;
  if (id === undefined) return undefined;
  const suburb = place === undefined || name.toLowerCase().includes(place.name.toLowerCase()) ? '' : place.name;
  await database
    .updateTable('office')
    .set({ slug: slugText(`${name} ${suburb} ${id}`) })
    .where('id', '=', id)
    .execute();
  return id;
}

export async function setRole(database: Database, memberId: number, role: 'admin' | 'member'): Promise<void> {
  await database.updateTable('member').set({ role }).where('id', '=', memberId).execute();
}
