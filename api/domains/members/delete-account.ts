import { sql } from 'kysely';
import { inTransaction, type Database } from '../../platform/database/public.ts';
import { invalidInput } from '../../platform/problems/public.ts';
import type { Service } from '../../platform/service.ts';
import { forgetAlertsOfAddress } from '../saved/joined-alerts/public.ts';
import { lockProven, ownAccount, provePassword } from './account.ts';
import { logAudit } from './audit.ts';
import { avatarFiles } from './avatar.ts';
import type { Caller } from './caller.ts';
import { mailDeleted } from './mails.ts';
import { formerName } from './member.ts';
import { personalData, type PersonalTable } from './personal-data.ts';
import { surelyProven, surelySignedIn } from './sessions.ts';
import { revokeAll } from './session-store.ts';
import type { Viewer } from '../../platform/identity/public.ts';

/** The confirmation of a deletion: the password, or the username of members who sign in through a provider. */
export interface DeletionProof {
  readonly password?: string | undefined;
  readonly username?: string | undefined;
}

/**
 * Deletes an account at once. Private data is deleted; public contributions stay without the member's name.
 * @throws {Refusal} signed-out, invalid
 */
export async function deleteAccount(
  service: Service,
  viewer: Viewer | null,
  id: number,
  proof: DeletionProof,
  { requestId }: Caller,
): Promise<void> {
  const { database, settings, log } = service;
  await surelySignedIn(database, viewer);
  const member = await ownAccount(service, viewer, id);
  const hash = await provePassword(service, member, proof.password, 'password');
  if (!member.hasPassword) await surelyProven(database, viewer);
  if (!member.hasPassword && proof.username?.toLowerCase() !== member.username)
    throw invalidInput({
      field: 'username',
      message: `Type your username, ${member.username}, to delete your account.`,
    });
  const pictures = await inTransaction(database, async (transaction) => {
    // First, so that no concurrent sign-in joins data to the account.
    const locked = await lockProven(transaction, viewer, id, hash, 'password');
    await mailDeleted(transaction, locked, settings.publicUrl);
    await forgetAlertsOfAddress(transaction, id);
    for (const table of personalData) await forgetRows(transaction, table, id);
    await forgetElsewhere(transaction, id, locked.email);
    await revokeAll(transaction, id, 'deleted');
    const rows = await transaction.selectFrom('member').select('avatar').where('id', '=', id).forUpdate().execute();
    const portraits = await forgetPortrait(transaction, id);
    await transaction
      .updateTable('member')
      .set({
        username: `former-member-${id}`,
        name: formerName,
        email: '',
        email_verified_at: null,
        avatar: null,
        bio: '',
        password_hash: null,
        role: 'member',
        agent_id: null,
        preferences: '{}',
        deleted_at: sql<Date>`now()`,
      })
      .where('id', '=', id)
      .execute();
    return [...portraits, ...rows.map(({ avatar }) => avatar)];
  });
  for (const key of pictures) if (key !== null) await avatarFiles(settings).remove(key);
  logAudit(log, 'deleted', { memberId: id, requestId });
}

async function forgetRows(
  transaction: Database,
  { table, column, onDelete }: PersonalTable,
  id: number,
): Promise<void> {
  const of = sql`where ${sql.ref(column)} = ${id}::int`;
  if (onDelete === 'delete') await sql`delete from ${sql.table(table)} ${of}`.execute(transaction);
  else if (onDelete === 'unlink')
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = null ${of}`.execute(transaction);
  else if (onDelete === 'unname')
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = null, author_name = ${formerName} ${of}`.execute(
      transaction,
    );
}

/** The portrait that they uploaded as an agent. @returns its key */
async function forgetPortrait(transaction: Database, id: number): Promise<(string | null)[]> {
  const { rows } = await sql<{ before: string | null }>`
    update agent set portrait = null from (select a.id, a.portrait as before from agent a
      join member m on m.agent_id = a.id
      where m.id = ${id}::int and a.portrait is not null for update of a) old
    where agent.id = old.id returning old.before`.execute(transaction);
  return rows.map(({ before }) => before);
}

/** Columns that name a member without a foreign key. */
async function forgetElsewhere(transaction: Database, id: number, email: string): Promise<void> {
  await sql`delete from collection_invite where email = lower(${email})`.execute(transaction);
  await transaction.deleteFrom('idempotency').where('caller', '=', `member:${id}`).execute();
  await transaction.updateTable('tracking_event').set({ user_id: 0 }).where('user_id', '=', id).execute();
}
