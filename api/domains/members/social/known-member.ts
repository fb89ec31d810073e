import type { Database } from '../../../platform/database/public.ts';
import { Refusal } from '../../../platform/problems/public.ts';
import { namesAddress } from '../../../platform/web-address.ts';
import { isHeld } from '../email-change/held-address.ts';
import { mailChange } from '../mails.ts';
import type { Member } from '../member.ts';
import { recordSecurityEvent } from '../security-history/store.ts';
import { revokeAll } from '../session-store.ts';
import { changePassword, insertMember, lockMember, markVerified, memberByEmail, memberById } from '../store.ts';
import { forgetTokens } from '../token-store.ts';
import { usernameFor } from '../username.ts';
import { linkIdentity, memberOfIdentity } from './identity-store.ts';
import { SignInRefusal } from './sign-in-refusal.ts';
import type { SignInProvider } from '../../../platform/settings/public.ts';

/** A provider's claims about a person. */
export interface ProviderClaims {
  readonly subject: string;
  readonly email: string | undefined;
  readonly emailVerified: boolean;
  readonly name: string | undefined;
}

/**
 * The member that somebody signed in at a provider is: linked before, known by a confirmed email address, or new. Call
 * it in a transaction.
 * @throws {Refusal} signed-out, with a message for the visitor
 */
export async function knownMember(
  transaction: Database,
  { name: provider, label }: SignInProvider,
  { subject, email, emailVerified, name }: ProviderClaims,
  device: string,
  publicUrl: string,
): Promise<Member> {
  const linked = await memberOfIdentity(transaction, provider, subject);
  const member = linked === undefined ? undefined : await memberById(transaction, linked);
  if (member) return member;
  // An unconfirmed address could be a stranger's, and the response must not reveal whether it has an account
  // here.
  if (email === undefined || !emailVerified) throw new SignInRefusal('no-confirmed-email');
  const made = await insertMember(transaction, {
    username: usernameFor(name ?? ''),
    // A name that would be rejected here (`auth-inputs.ts`) is not shown.
    name: name === undefined || namesAddress(name) ? 'Member' : name,
    email,
    passwordHash: null,
    verified: true,
    role: 'member',
    agentId: null,
  });
  const found = made ?? (await memberByEmail(transaction, email));
  // A second factor may be switched on, or the address confirmed, at the same time.
  const known = found && (await lockedMember(transaction, found.id));
  if (!known && (await isHeld(transaction, email))) throw new SignInRefusal('address-held', 'conflict');
  if (!known) throw new Refusal('conflict', 'Please try again.');
  // Otherwise the mailbox alone would replace the password and the code.
  if (known.secondFactor) throw new SignInRefusal('second-factor');
  if (!known.emailVerified) {
    // Someone signed up with this address without confirming it: their settings must not pass to its owner.
    await changePassword(transaction, known.id, null);
    await markVerified(transaction, known.id);
    await forgetTokens(transaction, known.id, 'verify-email', 'reset-password');
    await revokeAll(transaction, known.id, 'revoked');
  }
  await linkIdentity(transaction, provider, subject, known.id);
  if (!made) {
    await recordSecurityEvent(transaction, known.id, { kind: 'provider-linked', subject: provider, device });
    await mailChange(
      transaction,
      known,
      `${label} signs you in now`,
      `From now on you can sign in to your account with ${label} too.`,
      publicUrl,
    );
  }
  return (await memberById(transaction, known.id)) ?? known;
}

async function lockedMember(transaction: Database, id: number): Promise<Member | undefined> {
  await lockMember(transaction, id);
  return memberById(transaction, id);
}

/** Links a provider to a member who is signed in. @throws {Refusal} conflict if another member has it */
export async function linkToMember(
  transaction: Database,
  { name: provider, label }: SignInProvider,
  subject: string,
  memberId: number,
  device: string,
  publicUrl: string,
): Promise<Member> {
  const member = await lockedMember(transaction, memberId);
  if (!member) throw new SignInRefusal('sign-in-first');
  if ((await linkIdentity(transaction, provider, subject, memberId)) !== memberId)
    throw new SignInRefusal('linked-elsewhere', 'conflict');
  await recordSecurityEvent(transaction, memberId, { kind: 'provider-linked', subject: provider, device });
  await mailChange(
    transaction,
    member,
    `${label} signs you in now`,
    `From now on you can sign in to your account with ${label} too.`,
    publicUrl,
  );
  return member;
}
