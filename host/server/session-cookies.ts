import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { parseCookie } from 'cookie';
import type { SessionFacts } from '@verandah/areas';
import { cookieName, cookieNames } from '@verandah/market';
import { fromOwnPage } from './form.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether visitors use https, by the settings; a request may state it itself. */
    readonly secureCookies: boolean;
  }
}

/**
 * The API's cookies of a signed-in browser. `access` and `refresh` are hidden from scripts, `session` contains the
 * member's number.
 */
const [access, refresh, session] = ['access', 'refresh', 'session'] as const;
type Headers = Readonly<IncomingHttpHeaders>;
type Cookies = Readonly<Record<string, string | undefined>>;

/** Whether the names of a request's cookies bind them to this host. */
export const isSecure = ({ server, protocol }: FastifyRequest): boolean => server.secureCookies || protocol === 'https';

const cookiesOf = ({ cookie }: Headers): Record<string, string | undefined> => parseCookie(cookie ?? '');
/** Reads a cookie by either name: for values that prove nothing. */
const eitherOf = (cookies: Cookies, name: string): string | undefined => {
  const [bound, plain] = cookieNames(name);
  return cookies[bound] ?? cookies[plain];
};

/** A browser's session cookies: the possible member and the access token. Only the API can verify them. */
export function sessionIn(
  headers: Headers,
  secure: boolean,
): { readonly session: string | undefined; readonly access: string | undefined } {
  const cookies = cookiesOf(headers);
  return { session: eitherOf(cookies, session) || undefined, access: cookies[cookieName(access, secure)] };
}

/** The possible member, by the cookie that scripts can read too. Only the API can verify it. */
export function sessionFacts(headers: Headers): SessionFacts {
  const memberId = eitherOf(cookiesOf(headers), session);
  return memberId !== undefined && /^\d{1,9}$/.test(memberId)
    ? { signedIn: true, memberId, roles: [] }
    : { signedIn: false, roles: [] };
}

/**
 * The headers that are passed on to the API: the access token as a bearer token, which scripts never see, and `refresh`
 * only where it is used. A caller's own Authorization stays. An expired token is passed on: the API responds as to a
 * visitor, and the browser calls /auth/refresh.
 * @param secure on https, a token that is not bound to this host is ignored
 */
export function withCredentials(headers: Headers, path: string, secure: boolean): IncomingHttpHeaders {
  const { cookie = '', ...rest } = headers;
  const token = cookiesOf(headers)[cookieName(access, secure)];
  const hidden = new Set<string>([
    ...cookieNames(access),
    ...(/^\/auth(?:\/|$)/.test(path) ? [] : cookieNames(refresh)),
  ]);
  // As they came: other software on the domain sets cookies with names that ours would refuse to write.
  const remaining = cookie
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part.includes('=') && !hidden.has(part.slice(0, part.indexOf('=')).trim()))
    .join('; ');
  const usable = token !== undefined && /^[\w-]+\.[\w-]+\.[\w-]+$/.test(token);
  return {
    ...rest,
    ...(remaining === '' ? {} : { cookie: remaining }),
    ...(usable && rest.authorization === undefined ? { authorization: `Bearer ${token}` } : {}),
  };
}

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a call may be passed on to the API. Writes come from this site's own pages, or from callers that are not
 * browsers: those send neither Origin nor Sec-Fetch-Site and none of our cookies.
 */
export function mayPass(method: string, headers: Headers, origins: readonly string[]): boolean {
  if (reading.has(method) || fromOwnPage(headers, origins)) return true;
  const cookies = cookiesOf(headers);
  const site = headers['sec-fetch-site'];
  return (
    headers.origin === undefined &&
    (site === undefined || site === 'none') &&
    [access, refresh, session].every((name) => eitherOf(cookies, name) === undefined)
  );
}

const graphPath = /^\/graphql(?:\?|$)/;
/** Where applications exchange and end tokens. Cookies count for nothing there. */
const tokenPath = /^\/oauth\/(?:token|revoke|introspect)(?:\?|$)/;

/**
 * Whether a call that may not be passed on as it is may be passed on without its cookies: a GraphQL operation that a
 * script of another site sends, as JSON, so that browsers send a preflight first: no form and no image can make one; and
 * what an application sends to the authorization server, which recognises it by its own means.
 */
export const mayPassWithoutCookies = (method: string, url: string, headers: Headers): boolean =>
  method === 'POST' &&
  headers.origin !== undefined &&
  (tokenPath.test(url) || (graphPath.test(url) && /^application\/json *(?:;|$)/i.test(headers['content-type'] ?? '')));

/**
 * The headers of an anonymous call: without any cookie, so that no session or other state of the browser counts.
 */
export const withoutCookies = ({ cookie: _, ...rest }: Headers): IncomingHttpHeaders => rest;
