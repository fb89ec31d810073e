import { inTransaction } from '../../../platform/database/public.ts';
import { renderSVG } from 'uqr';
import { invalidInput, Refusal } from '../../../platform/problems/public.ts';
import type { Service } from '../../../platform/service.ts';
import { lockOwnAccount, lockProven, ownAccount, provePassword } from '../account.ts';
import { logAudit } from '../audit.ts';
import type { Caller } from '../caller.ts';
import { mailChange } from '../mails.ts';
import type { Member } from '../member.ts';
import { recordSecurityEvent } from '../security-history/store.ts';
import { surelyProven, surelySignedIn } from '../sessions.ts';
import { revokeAll } from '../session-store.ts';
import { forgetTokens } from '../token-store.ts';
import { signAccess, type Viewer } from '../../../platform/identity/public.ts';
import { forgiveCodes, limitCodes, takeCode, takeTotp, wrongCode } from './check-code.ts';
import { newRecoveryCodes } from './recovery-codes.ts';
import { openSecret, sealSecret } from './seal-secret.ts';
import { confirmFactor, lockFactor, removeFactor, writePending, writeRecoveryCodes } from './store.ts';
import { newTotpSecret, totpAddress } from './totp.ts';

/** What an app is set up with: the picture (SVG), the address in it, or the secret by hand. */
export interface FactorSetup {
  readonly secret: string;
  readonly address: string;
  readonly qr: string;
}

const onAlready = () =>
  new Refusal('conflict', 'Two-factor authentication is already on. Turn it off first to use another app.');

/**
 * Begins a second factor; begun again within an hour it is the same one.
 * @throws {Refusal} signed-out; forbidden, naming `proof`; not-found; conflict
 */
export async function beginFactor(service: Service, viewer: Viewer | null, id: number): Promise<FactorSetup> {
  const { database, sessionKey } = service;
  await surelySignedIn(database, viewer);
  const member = await ownAccount(service, viewer, id);
  await surelyProven(database, viewer);
  const secret = await inTransaction(database, async (transaction) => {
    // Two that begin at once get the same one.
    await lockOwnAccount(transaction, viewer, id);
    const row = await lockFactor(transaction, id);
    if (row?.confirmed) throw onAlready();
    const begun = row?.fresh ? openSecret(row.sealed, id, sessionKey) : undefined;
    if (begun !== undefined) return begun;
    const fresh = newTotpSecret();
    await writePending(transaction, id, sealSecret(fresh, id, sessionKey));
    return fresh;
  });
  const address = totpAddress(secret, member.email);
  return { secret, address, qr: renderSVG(address, { border: 4, ecc: 'M' }) };
}

/**
 * A factor that is in force now: the recovery codes, shown this once, and the device's next access token, which knows
 * of it.
 */
export interface FactorOn {
  readonly recoveryCodes: readonly string[];
  readonly access: string;
}

/**
 * Puts a factor in force by the first code of the app. Other devices, which came in without it, are signed out.
 * @throws {Refusal} also gone, invalid, throttled
 */
export async function confirmSecondFactor(
  service: Service,
  viewer: Viewer | null,
  id: number,
  code: string,
  { requestId, device }: Caller,
): Promise<FactorOn> {
  const { database, sessionKey, settings, log } = service;
  await surelySignedIn(database, viewer);
  const member = await ownAccount(service, viewer, id);
  const who = await surelyProven(database, viewer);
  await limitCodes(database, id);
  const recoveryCodes = newRecoveryCodes();
  await inTransaction(database, async (transaction) => {
    await lockOwnAccount(transaction, viewer, id);
    const row = await lockFactor(transaction, id);
    if (row?.confirmed) throw onAlready();
    if (!row?.fresh) throw new Refusal('gone', 'This took too long. Start again with the new QR code.');
    if (!(await takeTotp(transaction, sessionKey, id, code))) throw invalidInput({ field: 'code', message: wrongCode });
    await confirmFactor(transaction, id);
    await recordSecurityEvent(transaction, id, { kind: 'second-factor-on', device });
    await writeRecoveryCodes(transaction, id, recoveryCodes);
    await forgetTokens(transaction, id, 'second-factor');
    await revokeAll(transaction, id, 'revoked', who.sessionId);
    await mailChange(
      transaction,
      member,
      'A second factor was switched on',
      'You’ll now need a code from your authenticator app to sign in. You were signed out on all other devices.',
      settings.publicUrl,
    );
  });
  await forgiveCodes(database, id);
  logAudit(log, 'second-factor-on', { memberId: id, requestId });
  return { recoveryCodes, access: await accessOf(who, member, true, sessionKey) };
}

/** Proof for changing an active factor: the password, if the member has one, and a code. */
export interface FactorProof {
  readonly password?: string | undefined;
  readonly code: string;
}

/** Replaces all recovery codes. @throws {Refusal} also conflict, invalid, throttled */
export async function renewRecoveryCodes(
  service: Service,
  viewer: Viewer | null,
  id: number,
  proof: FactorProof,
  caller: Caller,
): Promise<readonly string[]> {
  const { database, settings, log } = service;
  const { hash } = await requireHolder(service, viewer, id, proof);
  const codes = newRecoveryCodes();
  await inTransaction(database, async (transaction) => {
    const member = await lockProven(transaction, viewer, id, hash, 'password');
    await takeCode(transaction, service, member, proof.code, caller);
    await writeRecoveryCodes(transaction, id, codes);
    await recordSecurityEvent(transaction, id, { kind: 'recovery-codes-renewed', device: caller.device });
    await mailChange(
      transaction,
      member,
      'You have new recovery codes',
      'New recovery codes were created for your account. Your old codes no longer work.',
      settings.publicUrl,
    );
  });
  await forgiveCodes(database, id);
  logAudit(log, 'recovery-codes-renewed', { memberId: id, requestId: caller.requestId });
  return codes;
}

/**
 * Signing in requires the password alone again.
 * @returns the device's next access token
 * @throws {Refusal} also conflict, invalid, throttled
 */
export async function switchFactorOff(
  service: Service,
  viewer: Viewer | null,
  id: number,
  proof: FactorProof,
  caller: Caller,
): Promise<string> {
  const { database, sessionKey, settings, log } = service;
  const { member: before, who, hash } = await requireHolder(service, viewer, id, proof);
  await inTransaction(database, async (transaction) => {
    const member = await lockProven(transaction, viewer, id, hash, 'password');
    await takeCode(transaction, service, member, proof.code, caller);
    await removeFactor(transaction, id);
    await recordSecurityEvent(transaction, id, { kind: 'second-factor-off', device: caller.device });
    await forgetTokens(transaction, id, 'second-factor');
    await mailChange(
      transaction,
      member,
      'The second factor was switched off',
      'You’ll now only need your password to sign in. Your recovery codes no longer work.',
      settings.publicUrl,
    );
  });
  await forgiveCodes(database, id);
  logAudit(log, 'second-factor-off', { memberId: id, requestId: caller.requestId });
  return accessOf(who, before, false, sessionKey);
}

async function requireHolder(
  service: Service,
  viewer: Viewer | null,
  id: number,
  { password }: FactorProof,
): Promise<{ readonly member: Member; readonly who: Viewer; readonly hash: string | null }> {
  const { database } = service;
  const who = await surelySignedIn(database, viewer);
  const member = await ownAccount(service, viewer, id);
  if (!member.secondFactor) throw new Refusal('conflict', 'Your account doesn’t use two-factor authentication.');
  if (!member.hasPassword) await surelyProven(database, viewer);
  const hash = await provePassword(service, member, password, 'password');
  await limitCodes(database, id);
  return { member, who, hash };
}

const accessOf = (
  { sessionId }: Viewer,
  { id, username, role, agentId }: Member,
  secondFactor: boolean,
  key: Uint8Array,
): Promise<string> => signAccess({ memberId: id, username, role, agentId, sessionId, secondFactor }, key);
