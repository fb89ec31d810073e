import type { Database } from '../../platform/database/public.ts';
import { forgive, throttle } from '../../platform/rate-limits/public.ts';
import { networkOf } from '@verandah/network';
import { hashOf } from '../../platform/identity/public.ts';

// E-mail addresses are not kept in the table of tries.
const keyOf = (account: string): string => hashOf(account.toLowerCase()).slice(0, 24);
const here = (account: string, address: string): string => `${keyOf(account)}:${networkOf(address, 64)}`;

/** Counts a try to sign in. @throws {Refusal} throttled */
export async function limitSignIn(database: Database, account: string, address: string): Promise<void> {
  await throttle(database, 'sign-in:network', address);
  await throttle(database, 'sign-in:here', here(account, address));
  await throttle(database, 'sign-in:account', keyOf(account));
}

/** Forgets wrong tries at an account from a network, after the right one. */
export const forgiveSignIn = (database: Database, account: string, address: string): Promise<void> =>
  forgive(database, 'sign-in:here', here(account, address));

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
