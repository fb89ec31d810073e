import type { Database } from '../../platform/database/public.ts';
import { forgiveCaller, throttleCaller } from '../../platform/rate-limits/public.ts';
import { networkOf } from '@verandah/network';
import { hashSecret } from '../../platform/identity/public.ts';

// Hash email addresses in the table of attempts.
const keyOf = (account: string): string => hashSecret(account.trim().toLowerCase()).slice(0, 24);

/** A try to sign in. */
export interface Attempt {
  /** The member's id, or the typed name if it is unknown. */
  readonly account: number | string;
  readonly address: string;
  /** The device, if this member has signed in with it before. */
  readonly knownDevice: string | undefined;
}
/** Identifies the account of an attempt, without an email address. */
export const accountOf = ({ account }: Attempt): string =>
  typeof account === 'number' ? `member-${account}` : keyOf(account);
const keyOfNetwork = (attempt: Attempt): string => `${accountOf(attempt)}:${networkOf(attempt.address, 64)}`;
const keyOfDevice = (attempt: Attempt, id: string): string => `${accountOf(attempt)}:${keyOf(id)}`;

/** Counts an attempt to sign in to any account. @throws {Refusal} throttled */
export const limitNetwork = (database: Database, address: string): Promise<void> =>
  throttleCaller(database, 'sign-in:network', address);

/**
 * Counts an attempt to sign in to an account. Known devices are counted separately, so that other people's wrong
 * passwords do not lock them out.
 * @throws {Refusal} throttled
 */
export async function limitSignIn(database: Database, attempt: Attempt): Promise<void> {
  if (attempt.knownDevice !== undefined) {
    await throttleCaller(database, 'sign-in:device', keyOfDevice(attempt, attempt.knownDevice));
    return;
  }
  await throttleCaller(database, 'sign-in:here', keyOfNetwork(attempt));
  await throttleCaller(database, 'sign-in:account', accountOf(attempt));
}

/** Resets the failed attempts of a device or network after a successful sign-in. */
export const forgiveSignIn = (database: Database, attempt: Attempt): Promise<void> =>
  attempt.knownDevice === undefined
    ? forgiveCaller(database, 'sign-in:here', keyOfNetwork(attempt))
    : forgiveCaller(database, 'sign-in:device', keyOfDevice(attempt, attempt.knownDevice));

/** Counts requests that send a mail to a typed address. @throws {Refusal} throttled */
export async function limitMails(database: Database, email: string, address: string): Promise<void> {
  await throttleCaller(database, 'mail:network', address);
  await throttleCaller(database, 'mail:account', keyOf(email));
}

/** Counts attempts with links and codes. @throws {Refusal} throttled */
export const limitTokens = (database: Database, address: string): Promise<void> =>
  throttleCaller(database, 'token', address);

/** Counts password checks of a signed-in member. @throws {Refusal} throttled */
export const limitProofs = (database: Database, memberId: number): Promise<void> =>
  throttleCaller(database, 'proof', memberId);
