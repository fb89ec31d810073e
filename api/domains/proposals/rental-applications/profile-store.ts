import { emptyProfile, unusedDays, type RentalProfile } from '@verandah/market';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/public.ts';
import { openJson, sealJson, type SealedRow, type SealingKeys } from '../../../platform/sealing/public.ts';

/** A member's profile as stored; times are ISO 8601. */
export interface StoredProfile {
  readonly profile: RentalProfile;
  readonly savedAt: string;
  readonly expiresAt: string;
}

const purposeOf = (memberId: number): string => `rental profile of member ${memberId}`;

/** Null for a member without one. */
export async function readProfile(
  database: Database,
  keys: SealingKeys,
  memberId: number,
): Promise<StoredProfile | null> {
  const {
    rows: [row],
  } = await sql<SealedRow & { savedAt: Date; expiresAt: Date }>`
    select key_id as "keyId", sealed, saved_at as "savedAt", expires_at as "expiresAt"
    from rental_profile where member_id = ${memberId}::int`.execute(database);
  if (!row) return null;
  return {
    // A profile of an earlier version lacks newer fields.
    profile: { ...emptyProfile, ...(openJson(keys, purposeOf(memberId), row) as Partial<RentalProfile>) },
    savedAt: row.savedAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  };
}

export async function writeProfile(
  database: Database,
  keys: SealingKeys,
  memberId: number,
  profile: RentalProfile,
): Promise<void> {
  const { keyId, sealed } = sealJson(keys, purposeOf(memberId), profile);
  await sql`
    insert into rental_profile (member_id, key_id, sealed, expires_at)
      values (${memberId}::int, ${keyId}, ${sealed}::bytea, now() + make_interval(days => ${unusedDays}::int))
    on conflict (member_id) do update set key_id = excluded.key_id, sealed = excluded.sealed, saved_at = now(),
      expires_at = excluded.expires_at`.execute(database);
}

/**
 * Sets when a profile is deleted: `days` after a decision, unless another application is undecided; a year after it was
 * used.
 */
export async function setProfileExpiry(database: Database, memberId: number, days: number): Promise<void> {
  await sql`
    update rental_profile set expires_at = now() + make_interval(days => case when exists (
      select from rental_application a where a.member_id = ${memberId}::int and a.status in ('sent', 'seen', 'shortlisted')
    ) then ${unusedDays}::int else ${days}::int end)
    where member_id = ${memberId}::int`.execute(database);
}

/** Deletes the profile and its documents; those of applications that were sent stay with them. */
export async function deleteProfile(database: Database, memberId: number): Promise<void> {
  await sql`delete from rental_profile where member_id = ${memberId}::int`.execute(database);
  await sql`update rental_document set on_profile = false where member_id = ${memberId}::int`.execute(database);
  await sql`delete from rental_document d where d.member_id = ${memberId}::int
    and not exists (select from rental_application_document a where a.document_id = d.id)`.execute(database);
}
