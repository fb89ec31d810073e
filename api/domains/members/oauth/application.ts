/** How an application gets tokens. */
export const applicationKinds = ['public', 'confidential', 'service'] as const;
/**
 * `public`: for members, without a secret: an app on a device or in a browser. `confidential`: for members, with a
 * secret on a server. `service`: for its owner alone, with a secret and without consent (client credentials).
 */
export type ApplicationKind = (typeof applicationKinds)[number];

/** An application that a member has registered. */
export interface Application {
  readonly id: number;
  readonly clientId: string;
  readonly name: string;
  readonly kind: ApplicationKind;
  readonly redirectUris: readonly string[];
  readonly scopes: readonly string[];
  /** False for public ones, and for a service whose secret has ended. */
  readonly hasSecret: boolean;
  readonly createdAt: Date;
}

/** The member's own machine, where a port is whichever is free. */
const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Whether an address may receive codes: https, or http on the member's own machine; without credentials, fragment and
 * `..`, written as browsers write it, since it is compared character by character.
 */
export function isRedirectUri(text: string): boolean {
  const url = URL.parse(text);
  if (url === null || url.href !== text || url.username !== '' || url.password !== '' || text.includes('#'))
    return false;
  return loopback.has(url.hostname) ? url.protocol === 'http:' : url.protocol === 'https:';
}

/** The origin of an address, without the port on the member's own machine; undefined for no address. */
function originOf(text: string): string | undefined {
  const url = URL.parse(text);
  return url !== null && loopback.has(url.hostname) ? `${url.protocol}//${url.hostname}` : url?.origin;
}

/** Whether a script of an origin is the application's: it is where the application receives codes. */
export const isOwnOrigin = (redirectUris: readonly string[], origin: string): boolean =>
  redirectUris.some((address) => originOf(address) === originOf(origin));
