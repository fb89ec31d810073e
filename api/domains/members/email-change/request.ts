import { inTransaction, type Database } from '../../../platform/database/public.ts';
import { newSecret, type Viewer } from '../../../platform/identity/public.ts';
import { invalidInput, notFound } from '../../../platform/problems/public.ts';
import { throttleCaller } from '../../../platform/rate-limits/public.ts';
import type { Service } from '../../../platform/service.ts';
import { ownAccount } from '../account.ts';
import { logAudit } from '../audit.ts';
import type { Caller } from '../caller.ts';
import { limitMails } from '../limits.ts';
import { recordSecurityEvent } from '../security-history/store.ts';
import { surelyProven, surelySignedIn } from '../sessions.ts';
import { lockMember, memberById } from '../store.ts';
import { mailNewAddress, mailOldAddress, mailTakenAddress } from './mails.ts';
import { awaitedChange, endAwaited, isTaken, renewConfirmation, writeChange } from './store.ts';

const alreadyOwn = (email: string) =>
  invalidInput({ field: 'email', message: `${email} is already your email address.` });

/**
 * Requests another email address, after re-authentication. The new address gets a link that confirms it, the current
 * one a link that takes the change back. Nothing else changes until then. An address of another account gets a mail
 * that says so; the response and all else are the same.
 * @throws {Refusal} signed-out, not-found, forbidden naming `proof`, invalid, throttled
 */
export async function requestEmailChange(
  service: Service,
  viewer: Viewer | null,
  id: number,
  email: string,
  { address, requestId, device }: Caller,
): Promise<void> {
  const { database, settings, log } = service;
  await surelyProven(database, viewer);
  const before = await ownAccount(service, viewer, id);
  if (isSame(before.email, email)) throw alreadyOwn(email);
  await throttleCaller(database, 'email-change', id);
  await limitMails(database, email, address);
  await inTransaction(database, async (transaction) => {
    await lockMember(transaction, id);
    // The session may have ended while another change was taken back.
    await surelyProven(transaction, viewer);
    const member = await memberById(transaction, id);
    if (!member) throw notFound('account');
    if (isSame(member.email, email)) throw alreadyOwn(email);
    const [confirm, undo] = [newSecret(), newSecret()];
    await writeChange(transaction, { memberId: id, oldEmail: member.email, newEmail: email, confirm, undo });
    await recordSecurityEvent(transaction, id, { kind: 'email-change-requested', device });
    await mailLink(transaction, id, email, confirm, settings.publicUrl);
    await mailOldAddress(transaction, member.email, email, undo, settings.publicUrl);
  });
  logAudit(log, 'email-change-requested', { memberId: id, requestId });
}

/** Only ASCII reaches this (`auth-inputs.ts`): other alphabets have letters that look or fold like these. */
export const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

const mailLink = async (
  transaction: Database,
  memberId: number,
  email: string,
  secret: string,
  publicUrl: string,
): Promise<void> =>
  (await isTaken(transaction, email, memberId))
    ? mailTakenAddress(transaction, email, publicUrl)
    : mailNewAddress(transaction, email, secret, publicUrl);

/** Sends another link to the new address; the previous link stops working. @throws {Refusal} not-found, throttled */
export async function resendEmailLink(
  service: Service,
  viewer: Viewer | null,
  id: number,
  { address, requestId }: Caller,
): Promise<void> {
  const { database, settings, log } = service;
  await surelySignedIn(database, viewer);
  await ownAccount(service, viewer, id);
  await throttleCaller(database, 'email-change', id);
  const awaited = await awaitedChange(database, id);
  if (!awaited) throw notFound('change of an email address');
  await limitMails(database, awaited.newEmail, address);
  await inTransaction(database, async (transaction) => {
    await lockMember(transaction, id);
    await surelySignedIn(transaction, viewer);
    const secret = newSecret();
    const email = await renewConfirmation(transaction, id, secret);
    if (email === undefined) throw notFound('change of an email address');
    await mailLink(transaction, id, email, secret, settings.publicUrl);
  });
  logAudit(log, 'email-link-resent', { memberId: id, requestId });
}

/** Cancels the pending change. @throws {Refusal} not-found */
export async function cancelEmailChange(
  service: Service,
  viewer: Viewer | null,
  id: number,
  { requestId, device }: Caller,
): Promise<void> {
  await surelySignedIn(service.database, viewer);
  await ownAccount(service, viewer, id);
  await inTransaction(service.database, async (transaction) => {
    if (!(await endAwaited(transaction, id))) throw notFound('change of an email address');
    await recordSecurityEvent(transaction, id, { kind: 'email-change-cancelled', device });
  });
  logAudit(service.log, 'email-change-cancelled', { memberId: id, requestId });
}
