import type { FastifyRequest } from 'fastify';
import { parseCookie } from 'cookie';
import { cookieName } from '@verandah/market';
import type { JobVisitor } from '@verandah/releases';
import { isSecure, sessionIn, withCredentials } from './session-cookies.ts';

/**
 * The API's mark of a visitor's last write, which it sets as a cookie and reads as a header. A read must include
 * everything up to it.
 */
const writtenHeader = 'x-verandah-written';
/** Marks are words. Anything else in the cookie is not the API's, and might be no header. */
const mark = /^[\w/.:=~-]{1,200}$/;

/** The headers that the API receives of a visitor, beside their credentials. */
const passedOn = ['user-agent', 'sec-gpc', 'dnt'] as const;

/**
 * The visitor of one request, in whose name its page makes calls.
 * @param calls that the area's contract allows
 */
export function visitorOf(request: FastifyRequest, calls: readonly string[]): JobVisitor {
  const { cookie, authorization } = withCredentials(request.headers, '/auth', isSecure(request));
  const written = parseCookie(cookie ?? '')[cookieName('written', isSecure(request))];
  const forwarded = Object.fromEntries(
    passedOn.flatMap((name) => {
      const value = request.headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
  return {
    headers: {
      ...forwarded,
      ...(authorization !== undefined && { authorization }),
      ...(written !== undefined && mark.test(written) && { [writtenHeader]: written }),
      'x-forwarded-for': request.ip,
      'x-forwarded-proto': request.protocol,
      'x-forwarded-host': request.host,
    },
    ...(cookie !== undefined && { cookie }),
    calls,
    setCookies: [],
  };
}

/**
 * Whether a signed-in browser needs its next access token first: it has the readable cookie, but no token or an expired
 * one.
 */
export function needsRenewal(request: FastifyRequest, now: number): boolean {
  const { session, access } = sessionIn(request.headers, isSecure(request));
  return session !== undefined && endOf(access) <= now;
}

/** The expiry of a token in milliseconds since 1970; 0 when it has none. Only the API can verify the token. */
function endOf(token: string | undefined): number {
  try {
    const { exp } = JSON.parse(Buffer.from(token?.split('.')[1] ?? '', 'base64url').toString()) as { exp?: unknown };
    return typeof exp === 'number' ? exp * 1000 : 0;
  } catch {
    return 0; // not a token of ours: as if it had expired
  }
}
