import type { FastifyRequest } from 'fastify';
import { parseCookie } from 'cookie';
import { cookieName } from '@verandah/market';
import type { JobVisitor } from '@verandah/releases';
import { isSecure, sessionIn, withCredentials } from './session-cookies.ts';

/**
 * Up to where a visitor must find what they have written: the API's own mark, which it gives as a cookie and reads as a
 * header.
 */
const writtenHeader = 'x-verandah-written';

/** What the API gets about the visitor of a page, beside their credentials. */
const passedOn = ['user-agent', 'sec-gpc', 'dnt'] as const;

/**
 * The visitor of one request, in whose name its page queries and calls.
 * @param calls what the area's contract allows
 */
export function visitorOf(request: FastifyRequest, calls: readonly string[]): JobVisitor {
  const { cookie, authorization } = withCredentials(request.headers, '/auth', isSecure(request));
  const written = parseCookie(cookie ?? '')[cookieName('written', isSecure(request))];
  const known = Object.fromEntries(
    passedOn.flatMap((name) => {
      const value = request.headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
  return {
    headers: {
      ...known,
      ...(authorization !== undefined && { authorization }),
      ...(written !== undefined && { [writtenHeader]: written }),
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
 * Whether a browser that is signed in needs its next access token first: it has the readable cookie, but no token, or
 * one that has ended.
 */
export function needsRenewal(request: FastifyRequest, now: number): boolean {
  const { session, access } = sessionIn(request.headers, isSecure(request));
  return session !== undefined && endOf(access) <= now;
}

/** Milliseconds since 1970 at which a token ends; 0 for what is none. Only the API knows whether it is genuine. */
function endOf(token: string | undefined): number {
  try {
    const { exp } = JSON.parse(Buffer.from(token?.split('.')[1] ?? '', 'base64url').toString()) as { exp?: unknown };
    return typeof exp === 'number' ? exp * 1000 : 0;
  } catch {
    return 0;
  }
}
