import {
  australianPhone,
  checkProfile,
  phoneText,
  profileField,
  profileFieldNames,
  type ProfileFieldName,
} from '@verandah/market';
import * as v from 'valibot';
import { inTransaction, type Database } from '../../../platform/database/public.ts';
import { invalidInput } from '../../../platform/problems/public.ts';
import { throttleCaller } from '../../../platform/rate-limits/public.ts';
import { checkInput, headlineBetween, paragraphsBetween } from '../../../platform/text-input.ts';
import type { SealingKeys } from '../../../platform/sealing/public.ts';
import { surelySignedIn } from '../../members/public.ts';
import type { ProposalContext } from '../context.ts';
import type { RentalDocument } from './document.ts';
import { profileDocuments } from './document-store.ts';
import { lockAccount } from '../lock-account.ts';
import { profileVersion } from './profile-version.ts';
import { deleteProfile, readProfile, writeProfile, type StoredProfile } from './profile-store.ts';

/** The caller's profile with its documents. */
export interface OwnProfile extends StoredProfile {
  readonly documents: readonly RentalDocument[];
  /** Changes with every change: an application names the version that its applicant has reviewed. */
  readonly version: string;
}

const textInput = (name: ProfileFieldName) => {
  const { most, lines } = profileField(name);
  return lines === true ? paragraphsBetween(0, most) : headlineBetween(0, most);
};
const profileInput = v.strictObject(
  Object.fromEntries(profileFieldNames.map((name) => [name, textInput(name)])) as Record<
    ProfileFieldName,
    ReturnType<typeof textInput>
  >,
);

/** The caller's profile; null for a member without one. @throws {Refusal} signed-out */
export async function ownProfile({
  database,
  keys,
  viewer,
}: Pick<ProposalContext, 'database' | 'keys' | 'viewer'>): Promise<OwnProfile | null> {
  const { memberId } = await surelySignedIn(database, viewer);
  return profileOf(database, keys, memberId);
}

/** A member's profile; null without one. */
export async function profileOf(database: Database, keys: SealingKeys, memberId: number): Promise<OwnProfile | null> {
  const stored = await readProfile(database, keys, memberId);
  if (stored === null) return null;
  const documents = await profileDocuments(database, memberId);
  return { ...stored, documents, version: profileVersion(stored.profile, documents) };
}

/** Replaces the caller's profile. @throws {Refusal} signed-out; invalid; throttled */
export async function saveProfile({ database, keys, viewer }: ProposalContext, input: unknown): Promise<OwnProfile> {
  const { memberId } = await surelySignedIn(database, viewer);
  await throttleCaller(database, 'change', memberId);
  const typed = checkInput(profileInput, input);
  const problems = Object.entries(checkProfile(typed));
  if (problems.length > 0) throw invalidInput(...problems.map(([field, message]) => ({ field, message })));
  const profile = {
    ...typed,
    phone: phoneText(australianPhone(typed.phone) ?? typed.phone),
    weeklyIncome: typed.weeklyIncome.replace(/[$,\s]/g, ''),
  };
  await inTransaction(database, async (transaction) => {
    await lockAccount(transaction, memberId);
    await writeProfile(transaction, keys, memberId, profile);
  });
  const saved = await profileOf(database, keys, memberId);
  if (saved === null) throw new Error('A profile that was saved is missing.');
  return saved;
}

/**
 * Deletes the caller's profile and its documents. Applications that were sent stay with their offices.
 * @throws {Refusal} signed-out
 */
export async function dropProfile({ database, viewer }: ProposalContext): Promise<void> {
  const { memberId } = await surelySignedIn(database, viewer);
  await inTransaction(database, async (transaction) => {
    await lockAccount(transaction, memberId);
    await deleteProfile(transaction, memberId);
  });
}
