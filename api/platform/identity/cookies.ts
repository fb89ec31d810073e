import { cookieName } from '@verandah/market';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether visitors come by https, as the settings say; a request may say so itself. */
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
 * Adds one cookie, for this site only, or where other sites are allowed it (`third-party.ts`) for each of them by
 * itself. On https it is bound to this host by its name, which a browser takes for the path `/` alone. @param maxAge
 * seconds; 0 removes it
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

/**
 * A cookie of a call; undefined when it has none of this name. On https one that is not bound to this host is none of
 * ours.
 */
export function cookieOf(request: FastifyRequest, name: string): string | undefined {
  return parseCookie(request.headers.cookie ?? '')[cookieName(name, isSecure(request))] || undefined;
}
