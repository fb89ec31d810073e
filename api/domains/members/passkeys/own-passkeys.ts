import { inTransaction } from '../../../platform/database/public.ts';
import { newSecret, type Viewer } from '../../../platform/identity/public.ts';
import { invalidInput, notFound, Refusal } from '../../../platform/problems/public.ts';
import { throttleCaller } from '../../../platform/rate-limits/public.ts';
import type { Service } from '../../../platform/service.ts';
import { lockOwnAccount, ownAccount } from '../account.ts';
import { logAudit } from '../audit.ts';
import type { Caller } from '../caller.ts';
import { mailChange } from '../mails.ts';
import { recordSecurityEvent } from '../security-history/store.ts';
import { surelyProven, surelySignedIn } from '../sessions.ts';
import { identitiesOf } from '../social/identity-store.ts';
import {
  challengeOf,
  creationOptionsFor,
  verifyCreation,
  type CreationOptions,
  type NewCredential,
} from './ceremony.ts';
import { relyingPartyOf, requireRelyingParty } from './relying-party.ts';
import {
  deletePasskey,
  insertPasskey,
  knownCredentials,
  newChallenge,
  passkeysOf,
  renamePasskey,
  takeChallenge,
  type PasskeyRow,
} from './store.ts';

/** Passkeys that a member may have. */
const mostPasskeys = 20;

/** A member's passkeys, and whether the site's address allows any. */
export interface OwnPasskeys {
  readonly available: boolean;
  readonly passkeys: readonly PasskeyRow[];
}

/** @throws {Refusal} signed-out; not-found for others' */
export async function ownPasskeys(service: Service, viewer: Viewer | null, id: number): Promise<OwnPasskeys> {
  await surelySignedIn(service.database, viewer);
  await ownAccount(service, viewer, id);
  return {
    available: relyingPartyOf(service.settings.publicUrl) !== undefined,
    passkeys: await passkeysOf(service.database, id),
  };
}

/**
 * Begins the addition of a passkey.
 * @throws {Refusal} as `ownPasskeys`; forbidden without re-authentication; conflict; throttled
 */
export async function beginPasskey(service: Service, viewer: Viewer | null, id: number): Promise<CreationOptions> {
  const { database, settings } = service;
  await surelyProven(database, viewer);
  const member = await ownAccount(service, viewer, id);
  const party = requireRelyingParty(settings.publicUrl);
  await throttleCaller(database, 'passkey-made', id);
  const known = await knownCredentials(database, id);
  // One handle for all of a member's passkeys: an authenticator has one of each.
  const userHandle = known[0]?.userHandle ?? newSecret();
  const challenge = await newChallenge(database, { memberId: id, userHandle });
  return creationOptionsFor(party, member, challenge, userHandle, known);
}

/**
 * Adds a passkey. The member is notified by email.
 * @throws {Refusal} also gone for a used or expired challenge; invalid for a credential that fails verification
 */
export async function addPasskey(
  service: Service,
  viewer: Viewer | null,
  id: number,
  { name, credential }: { readonly name: string; readonly credential: NewCredential },
  { requestId, device }: Caller,
): Promise<PasskeyRow> {
  const { database, settings, log } = service;
  await surelyProven(database, viewer);
  await ownAccount(service, viewer, id);
  const party = requireRelyingParty(settings.publicUrl);
  const challenge = challengeOf(credential);
  const begun = challenge === undefined ? undefined : await takeChallenge(database, challenge, id);
  if (challenge === undefined || begun?.userHandle == null)
    throw new Refusal('gone', 'This took too long. Try again to add your passkey.');
  const verified = await verifyCreation(party, challenge, credential).catch((error: unknown) => {
    log.info({ err: error, memberId: id, requestId }, 'new passkey rejected');
    throw invalidInput({
      field: 'credential',
      message: 'This passkey couldn’t be added. Try again, or use another one.',
    });
  });
  const { userHandle } = begun;
  const made = await inTransaction(database, async (transaction) => {
    const member = await lockOwnAccount(transaction, viewer, id);
    const row = await insertPasskey(transaction, { memberId: id, name, userHandle, ...verified }, mostPasskeys);
    if (row === 'too many')
      throw new Refusal('conflict', `You have ${mostPasskeys} passkeys. Remove one that you no longer use.`);
    if (row === undefined) throw new Refusal('conflict', 'This passkey is already in use.');
    await recordSecurityEvent(transaction, id, { kind: 'passkey-added', subject: name, device });
    await mailChange(
      transaction,
      member,
      'A passkey was added',
      'A passkey was added to your account. It signs you in without your password. You can remove it in your account.',
      settings.publicUrl,
    );
    return row;
  });
  logAudit(log, 'passkey-added', { memberId: id, passkeyId: made.id, requestId });
  return made;
}

/** @throws {Refusal} signed-out; not-found */
export async function changePasskeyName(
  service: Service,
  viewer: Viewer | null,
  id: number,
  passkeyId: number,
  name: string,
  { requestId }: Caller,
): Promise<PasskeyRow> {
  const { database, log } = service;
  await surelySignedIn(database, viewer);
  await ownAccount(service, viewer, id);
  const renamed = await renamePasskey(database, id, passkeyId, name);
  if (renamed === undefined) throw notFound('passkey');
  logAudit(log, 'passkey-renamed', { memberId: id, passkeyId, requestId });
  return renamed;
}

/**
 * Removes a passkey; the last way to sign in cannot be removed. The member is notified by email.
 * @throws {Refusal} signed-out; forbidden without re-authentication; not-found; conflict
 */
export async function removePasskey(
  service: Service,
  viewer: Viewer | null,
  id: number,
  passkeyId: number,
  { requestId, device }: Caller,
): Promise<void> {
  const { database, settings, log } = service;
  await surelyProven(database, viewer);
  await ownAccount(service, viewer, id);
  await inTransaction(database, async (transaction) => {
    const member = await lockOwnAccount(transaction, viewer, id);
    const name = await deletePasskey(transaction, id, passkeyId);
    if (name === undefined) throw notFound('passkey');
    const others = (await passkeysOf(transaction, id)).length + (await identitiesOf(transaction, id)).length;
    if (!member.hasPassword && others === 0)
      throw new Refusal('conflict', 'This is your only way to sign in. Set a password first.');
    await recordSecurityEvent(transaction, id, { kind: 'passkey-removed', subject: name, device });
    await mailChange(
      transaction,
      member,
      'A passkey was removed',
      'A passkey was removed from your account. It no longer signs you in.',
      settings.publicUrl,
    );
  });
  logAudit(log, 'passkey-removed', { memberId: id, passkeyId, requestId });
}
