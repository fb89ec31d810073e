import * as v from 'valibot';
import { now as timeOfDay } from '../../../platform/clock.ts';
import { sealText, unsealText } from '../../../platform/identity/public.ts';

/** State in the browser between leaving for a provider and returning. */
export interface Trip {
  readonly provider: string;
  readonly state: string;
  readonly nonce: string;
  /** PKCE: proves that the bearer of the code is who requested it. */
  readonly verifier: string;
  /** Path and query of the page to come back to. */
  readonly returnTo: string;
  /** The member who links the provider; absent for a sign-in. */
  readonly link?: number | undefined;
  /** A member who re-authenticates: the provider is requested to have them sign in again. */
  readonly prove?: number | undefined;
  /** Milliseconds; a trip takes ten minutes at most. */
  readonly startedAt: number;
}

export const tripCookie = { name: 'sign-in-trip', path: '/auth', httpOnly: true, maxAge: 600 } as const;
const shape = v.strictObject({
  provider: v.string(),
  state: v.string(),
  nonce: v.string(),
  verifier: v.string(),
  returnTo: v.string(),
  link: v.optional(v.number()),
  prove: v.optional(v.number()),
  startedAt: v.number(),
});
const purpose = 'sign-in-trip';

export const packTrip = (trip: Trip, key: Uint8Array): string =>
  sealText(Buffer.from(JSON.stringify(trip)).toString('base64url'), purpose, key);

/** undefined if it is invalid or expired */
export function unpackTrip(packed: string | undefined, key: Uint8Array): Trip | undefined {
  const text = packed === undefined ? undefined : unsealText(packed, purpose, key);
  if (text === undefined) return undefined;
  const trip = v.parse(shape, JSON.parse(Buffer.from(text, 'base64url').toString()));
  return timeOfDay() - trip.startedAt <= tripCookie.maxAge * 1000 ? trip : undefined;
}

/** The page to come back to, with the provider's parameters after its own. */
export function withParameters(
  page: string,
  publicUrl: string,
  parameters: Readonly<Record<string, string | undefined>>,
): string {
  const url = new URL(page, publicUrl);
  const added = Object.entries(parameters)
    .filter((entry): entry is [string, string] => entry[1] !== undefined)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
  url.search = [url.search.slice(1), added].filter(Boolean).join('&');
  return url.pathname + url.search + url.hash;
}
