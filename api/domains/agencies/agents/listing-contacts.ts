import { sql } from 'kysely';
import type { Database } from '../../../platform/database/public.ts';
import { isAddress } from '../../../platform/mail/public.ts';

/** Somebody whom a mail goes to. */
export interface Contact {
  readonly name: string;
  readonly email: string;
  /** Null for an office. */
  readonly agentId: number | null;
}

interface ConcernedOffice {
  /** By default the listing's. */
  readonly officeId?: number | null;
  /** Whether agents of other offices are left out. */
  readonly ownAgentsOnly?: boolean;
}

/** Whom mails about a listing go to: its agents who have an address, or else the office. */
export async function listingContacts(
  database: Database,
  listingId: number,
  { officeId = null, ownAgentsOnly = false }: ConcernedOffice = {},
): Promise<readonly Contact[]> {
  const { rows } = await sql<Contact>`
    with concerned as (
      select coalesce(${officeId}::int, (select office_id from listing where id = ${listingId}::int)) as id), agents as (
      select a.id, a.name, a.email from listing_agent la join agent a on a.id = la.agent_id
      where la.listing_id = ${listingId}::int and a.left_at is null and a.email is not null
        and (not ${ownAgentsOnly}::boolean or a.office_id = (select id from concerned)))
    select name, email, id as "agentId" from agents union all
    select o.name, o.email, null::int from concerned join office o using (id)
    where o.email is not null and not exists (select from agents)`.execute(database);
  return rows.filter(({ email }) => isAddress(email));
}
