import { sql } from 'kysely';
import type { Database } from '../../../platform/database/public.ts';
import { moveAlerts } from '../../saved/joined-alerts/public.ts';

/**
 * What names a member by their address follows it: the emails of their alerts, invitations to collections that they
 * have not accepted, and which emails they have stopped. All else refers to the member by number.
 */
export async function followEmail(transaction: Database, memberId: number, from: string, to: string): Promise<void> {
  await moveAlerts(transaction, memberId, to);
  await sql`update collection_invite i set email = lower(${to}) where i.email = lower(${from})
    and not exists (select from collection_invite o where o.collection_id = i.collection_id
      and o.email = lower(${to}))`.execute(transaction);
  await sql`insert into mail_suppression (email, kind, why)
    select lower(${to}), kind, why from mail_suppression where email = lower(${from}) and why = 'unsubscribed'
    on conflict do nothing`.execute(transaction);
}
