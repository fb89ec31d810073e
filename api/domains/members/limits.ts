import type { Database } from '../../platform/database/public.ts';
import { forgive, throttle } from '../../platform/rate-limits/public.ts';
import { networkOf } from '@verandah/network';
import { hashOf } from '../../platform/identity/public.ts';

// E-mail addresses are not stored in the table of attempts.
const keyOf = (account: string): string => hashOf(account.trim().toLowerCase()).slice(0, 24);

/** A try to sign in. */
export interface Attempt {
  /** The member's number, however they were named; what was typed where there is none. */
  readonly account: number | string;
  readonly address: string;
  /** The device, if this member has signed in with it before. */
  readonly knownDevice: string | undefined;
}
const who = ({ account }: Attempt): string => (typeof account === 'number' ? `member-${account}` : keyOf(account));
const here = (attempt: Attempt): string => `${who(attempt)}:${networkOf(attempt.address, 64)}`;
const device = (attempt: Attempt, id: string): string => `${who(attempt)}:${keyOf(id)}`;

/** Counts a try to sign in at any account. @throws {Refusal} throttled */
export const limitNetwork = (database: Database, address: string): Promise<void> =>
  throttle(database, 'sign-in:network', address);

/**
 * Counts a try to sign in at one account. A device that its member knows is counted by itself, so that nobody else's
 * wrong passwords lock it out.
 * @throws {Refusal} throttled
 */
export async function limitSignIn(database: Database, attempt: Attempt): Promise<void> {
  if (attempt.knownDevice !== undefined) {
    await throttle(database, 'sign-in:device', device(attempt, attempt.knownDevice));
    return;
  }
  await throttle(database, 'sign-in:here', here(attempt));
  await throttle(database, 'sign-in:account', who(attempt));
}

/** Forgets wrong tries at an account by a device or from a network, after the right one. */
export const forgiveSignIn = (database: Database, attempt: Attempt): Promise<void> =>
  attempt.knownDevice === undefined
    ? forgive(database, 'sign-in:here', here(attempt))
    : forgive(database, 'sign-in:device', device(attempt, attempt.knownDevice));

/** Counts what makes us send a mail to an address that somebody typed. @throws {Refusal} throttled */
export async function limitMails(database: Database, email: string, address: string): Promise<void> {
  await throttle(database, 'mail:network', address);
  await throttle(database, 'mail:account', keyOf(email));
}

/** Counts tries with links and codes. @throws {Refusal} throttled */
export const limitTokens = (database: Database, address: string): Promise<void> => throttle(database, 'token', address);

/** Counts what a signed-in member proves by their password. @throws {Refusal} throttled */
export const limitProofs = (database: Database, memberId: number): Promise<void> =>
  throttle(database, 'proof', memberId);
