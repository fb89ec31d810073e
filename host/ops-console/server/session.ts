import { parseCookie, stringifySetCookie } from 'cookie';
import * as v from 'valibot';
import type { Grant } from '@verandah/releases';
import { openText, sealText } from '@verandah/storage';

/** A person who is signed in at the console. */
export interface ConsoleSession {
  /** Their rights when they signed in. The log uses its name. */
  readonly grant: Grant;
  /**
   * Hash of the token that they signed in by, or of the record that represents a sign-in at the provider. It is checked
   * at each call, so that a revoked one ends at once, on every host.
   */
  readonly tokenHash: string;
  /** Milliseconds since 1970. */
  readonly until: number;
}

/** Long enough for an incident, short enough for an unattended desk. */
export const sessionSeconds = 2 * 3600;
const name = 'ops-session';
/** The cookie is limited to the console's paths, which `__Host-` does not allow. */
const cookieNameOf = (secure: boolean): string => (secure ? `__Secure-${name}` : name);
const right = { area: v.nullable(v.string()), actions: v.array(v.string()) };
const shape = v.pipe(
  v.string(),
  v.parseJson(),
  v.strictObject({
    grant: v.strictObject({
      name: v.string(),
      ...right,
      more: v.exactOptional(v.array(v.strictObject(right))),
      person: v.exactOptional(v.literal(true)),
    }),
    tokenHash: v.string(),
    until: v.number(),
  }),
);

const cookieText = (value: string, maxAge: number, secure: boolean): string =>
  stringifySetCookie({
    name: cookieNameOf(secure),
    value,
    maxAge,
    path: '/ops',
    httpOnly: true,
    sameSite: 'strict',
    secure,
  });
export const sessionCookie = (session: ConsoleSession, key: Uint8Array, secure: boolean): string =>
  cookieText(sealText(JSON.stringify(session), name, key), sessionSeconds, secure);
export const endedSession = (secure: boolean): string => cookieText('', 0, secure);

/** Reads the cookie by either name: its content is sealed by us. */
const sealedIn = (cookies: string | undefined): string | undefined => {
  const all = parseCookie(cookies ?? '');
  return all[cookieNameOf(true)] ?? all[name];
};

/** The session in a browser's cookies; null without one or once it has ended. */
export function sessionIn(cookies: string | undefined, key: Uint8Array, now: number): ConsoleSession | null {
  const sealed = sealedIn(cookies);
  const read = sealed ? v.safeParse(shape, openText(sealed, name, key)) : undefined;
  return read?.success && read.output.until > now ? read.output : null;
}

/** Whether a browser sends a session cookie, even of a session that is over. */
export const saysSession = (cookies: string | undefined): boolean => Boolean(sealedIn(cookies));
