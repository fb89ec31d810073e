import { sql } from 'kysely';
import { onPrimary, type Database } from '../../../platform/database/public.ts';
import { hashSecret, newSecret } from '../../../platform/identity/public.ts';

/** Lifetime of a challenge in minutes. */
export const challengeMinutes = 5;

/** Starts a sign-in, or with a member the addition of a passkey. @returns the challenge, base64url */
export async function newChallenge(
  database: Database,
  addition?: { readonly memberId: number; readonly userHandle: string },
): Promise<string> {
  const challenge = newSecret();
  await sql`insert into passkey_challenge (challenge_hash, member_id, user_handle, expires_at)
    values (${hashSecret(challenge)}, ${addition?.memberId ?? null}::int, ${addition?.userHandle ?? null},
      now() + make_interval(mins => ${challengeMinutes}::int))`.execute(database);
  return challenge;
}

/**
 * Uses a challenge up, whatever comes of the response. Call it with the database itself: a transaction that is rolled
 * back would give it back.
 * @param memberId who adds a passkey; null for a sign-in
 * @returns undefined when it is unknown, used, expired or another's
 */
export async function takeChallenge(
  database: Database,
  challenge: string,
  memberId: number | null,
): Promise<{ readonly userHandle: string | null } | undefined> {
  const { rows } = await sql<{ userHandle: string | null; live: boolean }>`
    delete from passkey_challenge where challenge_hash = ${hashSecret(challenge)} and member_id is not distinct
      from ${memberId}::int
    returning user_handle as "userHandle", expires_at > now() as live`.execute(database);
  return rows[0]?.live === true ? { userHandle: rows[0].userHandle } : undefined;
}

/** A passkey as its member sees it. */
export interface PasskeyRow {
  readonly id: number;
  readonly name: string;
  readonly backedUp: boolean;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

/** What authenticators need of the passkeys that a member has, so as not to create a second one. */
export interface KnownCredential {
  readonly credentialId: string;
  readonly userHandle: string;
  readonly transports: readonly string[];
}

const shown = sql.raw('id, name, backed_up as "backedUp", created_at as "createdAt", last_used_at as "lastUsedAt"');

/** A member's passkeys, the oldest first. */
export async function passkeysOf(database: Database, memberId: number): Promise<readonly PasskeyRow[]> {
  const { rows } = await onPrimary(() =>
    sql<PasskeyRow>`select ${shown} from passkey where member_id = ${memberId}::int order by id`.execute(database),
  );
  return rows;
}

export async function knownCredentials(database: Database, memberId: number): Promise<readonly KnownCredential[]> {
  const { rows } = await onPrimary(() =>
    sql<KnownCredential>`select credential_id as "credentialId", user_handle as "userHandle", transports
      from passkey where member_id = ${memberId}::int order by id`.execute(database),
  );
  return rows;
}

/** A credential that an authenticator has created. */
export interface NewPasskey {
  readonly memberId: number;
  readonly name: string;
  readonly userHandle: string;
  readonly credentialId: string;
  /** COSE, base64url. */
  readonly publicKey: string;
  readonly signCount: number;
  readonly transports: readonly string[];
  readonly backupEligible: boolean;
  readonly backedUp: boolean;
}

/**
 * Adds a passkey; calls of one member take turns.
 * @returns undefined if the credential is already in use; 'too many' if the member has the maximum
 */
export async function insertPasskey(
  transaction: Database,
  passkey: NewPasskey,
  most: number,
): Promise<PasskeyRow | 'too many' | undefined> {
  const { memberId, name, userHandle, credentialId, publicKey, signCount, transports, backupEligible, backedUp } =
    passkey;
  const { rows: own } = await sql<{ count: number }>`
    select count(*)::int as count from passkey where member_id = ${memberId}::int`.execute(transaction);
  if ((own[0]?.count ?? 0) >= most) return 'too many';
  const { rows } = await sql<PasskeyRow>`
    insert into passkey (member_id, name, credential_id, public_key, user_handle, sign_count, transports,
      backup_eligible, backed_up)
    values (${memberId}::int, ${name}, ${credentialId}, ${publicKey}, ${userHandle}, ${signCount}::bigint,
      ${[...transports]}::text[], ${backupEligible}::boolean, ${backedUp}::boolean)
    on conflict (credential_id) do nothing returning ${shown}`.execute(transaction);
  return rows[0];
}

/** @returns the passkey under its new name; undefined when the member has none of this id */
export async function renamePasskey(
  database: Database,
  memberId: number,
  id: number,
  name: string,
): Promise<PasskeyRow | undefined> {
  const { rows } = await sql<PasskeyRow>`
    update passkey set name = ${name} where id = ${id}::int and member_id = ${memberId}::int
      returning ${shown}`.execute(database);
  return rows[0];
}

/** @returns its name; undefined when the member did not have it */
export async function deletePasskey(database: Database, memberId: number, id: number): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    delete from passkey where id = ${id}::int and member_id = ${memberId}::int returning name`.execute(database);
  return rows[0]?.name;
}

/** Deletes all of a member's passkeys, and the challenges for new ones. */
export async function deletePasskeys(transaction: Database, memberId: number): Promise<void> {
  await sql`delete from passkey_challenge where member_id = ${memberId}::int`.execute(transaction);
  await sql`delete from passkey where member_id = ${memberId}::int`.execute(transaction);
}

/** The member of a credential; undefined for an unknown one. */
export async function ownerOfCredential(database: Database, credentialId: string): Promise<number | undefined> {
  const { rows } = await onPrimary(() =>
    sql<{ member_id: number }>`select member_id from passkey where credential_id = ${credentialId}`.execute(database),
  );
  return rows[0]?.member_id;
}

/** What an assertion of a passkey is verified by. */
export interface StoredCredential {
  readonly id: number;
  readonly userHandle: string;
  readonly publicKey: string;
  readonly signCount: number;
  readonly backupEligible: boolean;
}

/** A member's credential, locked until the transaction ends: its counter is compared and moved in one step. */
export async function lockCredential(
  transaction: Database,
  memberId: number,
  credentialId: string,
): Promise<StoredCredential | undefined> {
  const { rows } = await sql<StoredCredential>`
    select id, user_handle as "userHandle", public_key as "publicKey", sign_count::float8 as "signCount",
      backup_eligible as "backupEligible"
    from passkey where credential_id = ${credentialId} and member_id = ${memberId}::int for update`.execute(
    transaction,
  );
  return rows[0];
}

/** Records a use of a passkey. */
export async function noteUse(
  transaction: Database,
  id: number,
  { signCount, backedUp }: { readonly signCount: number; readonly backedUp: boolean },
): Promise<void> {
  await sql`update passkey set sign_count = ${signCount}::bigint, backed_up = ${backedUp}::boolean, last_used_at = now()
    where id = ${id}::int`.execute(transaction);
}
