import { sql } from 'kysely';
import type { Database } from '../../../platform/database/public.ts';
import { isAddress } from '../../../platform/mail/public.ts';

/** Somebody whom a mail goes to. */
interface Contact {
  readonly name: string;
  readonly email: string;
}

/**
 * Whom mails about a listing go to: its agents who have an address, or else the office.
 * @param officeId the office that is concerned, and its agents only; by default the listing's, and all its agents
 */
export async function listingContacts(
  database: Database,
  listingId: number,
  officeId: number | null = null,
): Promise<readonly Contact[]> {
  const { rows } = await sql<Contact>`
    with agents as (
      select a.name, a.email from listing_agent la join agent a on a.id = la.agent_id
      where la.listing_id = ${listingId}::int and a.left_at is null and a.email is not null
        and (${officeId}::int is null or a.office_id = ${officeId}::int))
    select name, email from agents union all
    select o.name, o.email from office o
    where o.id = coalesce(${officeId}::int, (select office_id from listing where id = ${listingId}::int))
      and o.email is not null and not exists (select from agents)`.execute(database);
  return rows.filter(({ email }) => isAddress(email));
}
