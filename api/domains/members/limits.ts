import type { Database } from '../../platform/database/public.ts';
import { forgive, throttle } from '../../platform/rate-limits/public.ts';
import { networkOf } from '@verandah/network';
import { hashSecret } from '../../platform/identity/public.ts';

// Hash email addresses in the table of attempts.
const keyOf = (account: string): string => hashSecret(account.trim().toLowerCase()).slice(0, 24);

/** A try to sign in. */
export interface Attempt {
  /** The member's id, or the typed name if there is no such member. */
  readonly account: number | string;
  readonly address: string;
  /** The device, if this member has signed in with it before. */
  readonly knownDevice: string | undefined;
}
/** Identifies the account of an attempt, without an email address. */
export const accountOf = ({ account }: Attempt): string =>
  typeof account === 'number' ? `member-${account}` : keyOf(account);
const here = (attempt: Attempt): string => `${accountOf(attempt)}:${networkOf(attempt.address, 64)}`;
const device = (attempt: Attempt, id: string): string => `${accountOf(attempt)}:${keyOf(id)}`;

/** Counts a try to sign in at any account. @throws {Refusal} throttled */
export const limitNetwork = (database: Database, address: string): Promise<void> =>
  throttle(database, 'sign-in:network', address);

/**
 * Counts an attempt to sign in to an account. Known devices are counted separately, so that other people's wrong
 * passwords do not lock them out.
 * @throws {Refusal} throttled
 */
export async function limitSignIn(database: Database, attempt: Attempt): Promise<void> {
  if (attempt.knownDevice !== undefined) {
    await throttle(database, 'sign-in:device', device(attempt, attempt.knownDevice));
    return;
  }
  await throttle(database, 'sign-in:here', here(attempt));
  await throttle(database, 'sign-in:account', accountOf(attempt));
}

/** Resets the failed attempts of a device or network after a successful sign-in. */
export const forgiveSignIn = (database: Database, attempt: Attempt): Promise<void> =>
  attempt.knownDevice === undefined
    ? forgive(database, 'sign-in:here', here(attempt))
    : forgive(database, 'sign-in:device', device(attempt, attempt.knownDevice));

/** Counts requests that send a mail to a typed address. @throws {Refusal} throttled */
export async function limitMails(database: Database, email: string, address: string): Promise<void> {
  await throttle(database, 'mail:network', address);
  await throttle(database, 'mail:account', keyOf(email));
}

/** Counts tries with links and codes. @throws {Refusal} throttled */
export const limitTokens = (database: Database, address: string): Promise<void> => throttle(database, 'token', address);

/** Counts password checks of a signed-in member. @throws {Refusal} throttled */
export const limitProofs = (database: Database, memberId: number): Promise<void> =>
  throttle(database, 'proof', memberId);
