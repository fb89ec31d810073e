import { isIPv6 } from 'node:net';
import type { Database } from '../database/public.ts';
import { throttle, type Limit } from '../throttle/throttle.ts';
import { hashOf } from './secrets.ts';

const [minute, quarter, hour, day] = [60, 900, 3600, 86_400];

/** Tries at one account from one address, at one account from anywhere, and from one address at any account. */
const signIn = {
  here: [{ most: 5, seconds: minute }, { most: 10, seconds: quarter }, { most: 20, seconds: hour }, { most: 40, seconds: day }],
  account: [{ most: 50, seconds: hour }, { most: 200, seconds: day }],
  address: [{ most: 30, seconds: minute }, { most: 150, seconds: hour }, { most: 600, seconds: day }],
} as const satisfies Record<string, readonly Limit[]>;

const mails = { account: [{ most: 3, seconds: hour }, { most: 6, seconds: day }], address: [{ most: 20, seconds: hour }, { most: 60, seconds: day }] } as const;

/** One household of IPv6 has a whole /64. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const plain = address.split('%')[0] ?? address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1];
  if (mapped !== undefined) return mapped;
  const [head = '', rest = ''] = plain.split('::');
  const front = head === '' ? [] : head.split(':');
  const back = rest === '' ? [] : rest.split(':');
  const all = plain.includes('::') ? [...front, ...Array.from({ length: 8 - front.length - back.length }, () => '0'), ...back] : front;
  return all.slice(0, 4).map((group) => group.toLowerCase().replace(/^0+(?=.)/, '')).join(':');
}

// E-mail addresses are not kept in the table of tries.
const keyOf = (account: string): string => hashOf(account.toLowerCase()).slice(0, 24);
export const signInKey = (account: string, address: string): string => `sign-in:${keyOf(account)}:${networkOf(address)}`;

/** Counts a try to sign in; a right one is forgiven by `signInKey`. @throws {Refusal} throttled */
export async function limitSignIn(database: Database, account: string, address: string): Promise<void> {
  await throttle(database, `sign-in:address:${networkOf(address)}`, signIn.address);
  await throttle(database, signInKey(account, address), signIn.here);
  await throttle(database, `sign-in:account:${keyOf(account)}`, signIn.account);
}

/** Counts what makes us send a mail to an address that somebody typed. @throws {Refusal} throttled */
export async function limitMails(database: Database, email: string, address: string): Promise<void> {
  await throttle(database, `mail:address:${networkOf(address)}`, mails.address);
  await throttle(database, `mail:account:${keyOf(email)}`, mails.account);
}

/** Counts tries with links and codes. @throws {Refusal} throttled */
export const limitTokens = (database: Database, address: string): Promise<void> => throttle(database, `token:address:${networkOf(address)}`, signIn.address);

/** Counts what a signed-in member proves by their password. @throws {Refusal} throttled */
export const limitProofs = (database: Database, memberId: number): Promise<void> => throttle(database, `proof:member:${memberId}`, signIn.here);
