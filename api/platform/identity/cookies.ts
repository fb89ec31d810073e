import { cookieName } from '@verandah/market';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether visitors use https, by the settings or the request. */
    readonly secureCookies: boolean;
  }
}

export interface CookieOptions {
  readonly path: string;
  readonly httpOnly: boolean;
  readonly maxAge: number;
}

/** Whether cookies may go over https only. */
export const isSecure = (request: FastifyRequest): boolean =>
  request.server.secureCookies || request.protocol === 'https';

export const reachOf = (reply: FastifyReply) =>
  reply.server.thirdPartyCookies
    ? ({ sameSite: 'none', secure: true, partitioned: true } as const)
    : ({ sameSite: 'lax', secure: isSecure(reply.request) } as const);

/**
 * Adds a cookie for this site, or partitioned for allowed other sites (`third-party.ts`). On https its name has the
 * `__Host-` prefix, which browsers accept only for the path `/`.
 * @param maxAge seconds; 0 removes it
 */
export function setCookie(
  reply: FastifyReply,
  name: string,
  value: string,
  { path, httpOnly, maxAge }: CookieOptions,
): void {
  const reach = reachOf(reply);
  reply.header(
    'set-cookie',
    stringifySetCookie({
      name: cookieName(name, reach.secure),
      value,
      ...reach,
      httpOnly,
      maxAge,
      path: reach.secure ? '/' : path,
    }),
  );
}

/** A cookie of a request; undefined without one. On https cookies without the `__Host-` prefix are ignored. */
export function cookieOf(request: FastifyRequest, name: string): string | undefined {
  return parseCookie(request.headers.cookie ?? '')[cookieName(name, isSecure(request))] || undefined;
}
