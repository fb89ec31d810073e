import { isIP } from 'node:net';
import { Refusal } from '../../../platform/problems/public.ts';

/**
 * The site as authenticators know it: passkeys of one are worthless at any other (WebAuthn, relying party identifier).
 */
export interface RelyingParty {
  /** A domain name. */
  readonly id: string;
  /** Scheme, host and port. */
  readonly origin: string;
}

const isLocal = (hostname: string): boolean => hostname === 'localhost' || hostname.endsWith('.localhost');

/**
 * The relying party of the site's configured address; undefined where browsers offer no passkeys: without https, but
 * for localhost, and at a bare IP address.
 */
export function relyingPartyOf(publicUrl: string): RelyingParty | undefined {
  const { protocol, hostname, origin } = new URL(publicUrl);
  if (isIP(hostname.replaceAll(/[[\]]/g, '')) !== 0 || (protocol !== 'https:' && !isLocal(hostname))) return undefined;
  return { id: hostname, origin };
}

/** @throws {Refusal} conflict where the site's address allows no passkeys */
export function requireRelyingParty(publicUrl: string): RelyingParty {
  const party = relyingPartyOf(publicUrl);
  if (party === undefined) throw new Refusal('conflict', 'Passkeys aren’t available here. Use your password instead.');
  return party;
}
