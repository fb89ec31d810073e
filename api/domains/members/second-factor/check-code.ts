import type { Database } from '../../../platform/database/public.ts';
import { now } from '../../../platform/clock.ts';
import { invalidInput } from '../../../platform/problems/public.ts';
import type { Service } from '../../../platform/service.ts';
import { forgiveCaller, throttleCaller } from '../../../platform/rate-limits/public.ts';
import { logAudit } from '../audit.ts';
import type { Caller } from '../caller.ts';
import { mailChange } from '../mails.ts';
import type { Member } from '../member.ts';
import { recordSecurityEvent } from '../security-history/store.ts';
import { readRecoveryCode } from './recovery-codes.ts';
import { openSecret } from './seal-secret.ts';
import { codesLeft, lockFactor, noteStep, takeRecoveryCode } from './store.ts';
import { stepOfCode } from './totp.ts';

/** Counts an attempt with a code. Call it outside a transaction. @throws {Refusal} throttled */
export const limitCodes = (database: Database, memberId: number): Promise<void> =>
  throttleCaller(database, 'second-factor', memberId);
/** Forgets the wrong tries, after the right one. */
export const forgiveCodes = (database: Database, memberId: number): Promise<void> =>
  forgiveCaller(database, 'second-factor', String(memberId));

const withoutSpaces = (code: string): string => code.replaceAll(/\s/g, '');

/** Takes a code of the app for a factor, once. @returns whether it was right and not used before */
export async function takeTotp(
  transaction: Database,
  sessionKey: Uint8Array,
  memberId: number,
  code: string,
): Promise<boolean> {
  const row = await lockFactor(transaction, memberId);
  const secret = row && openSecret(row.sealed, memberId, sessionKey);
  if (!row || secret === undefined || !/^\d{6}$/.test(withoutSpaces(code))) return false;
  const step = stepOfCode(secret, withoutSpaces(code), now());
  if (step === undefined || step <= row.lastStep) return false;
  await noteStep(transaction, memberId, step);
  return true;
}

/**
 * Takes the second factor of a member who has one: a code of their app or a recovery code, each once. In a transaction
 * that comes to nothing the code can be used again.
 * @throws {Refusal} invalid, naming `code`
 */
export async function takeCode(
  transaction: Database,
  { sessionKey, settings, log }: Pick<Service, 'sessionKey' | 'settings' | 'log'>,
  member: Member,
  code: string,
  { device }: Pick<Caller, 'device'>,
): Promise<void> {
  if (await takeTotp(transaction, sessionKey, member.id, code)) return;
  if (readRecoveryCode(code) !== undefined && (await takeRecoveryCode(transaction, member.id, code))) {
    const left = await codesLeft(transaction, member.id);
    await mailChange(
      transaction,
      member,
      'A recovery code was used',
      `One of your recovery codes was used in place of a code of your app. ${left === 0 ? 'None is left: make new ones in your account.' : `You have ${left} left.`}`,
      settings.publicUrl,
    );
    await recordSecurityEvent(transaction, member.id, { kind: 'recovery-code-used', device });
    logAudit(log, 'recovery-code-used', { memberId: member.id });
    return;
  }
  logAudit(log, 'second-factor-failed', { memberId: member.id });
  throw invalidInput({ field: 'code', message: wrongCode });
}

export const wrongCode =
  'This code isn’t right or has already been used. Enter the current code from your app, or a recovery code.';
