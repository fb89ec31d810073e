import type { IncomingHttpHeaders } from 'node:http';
import { parseCookie, stringifyCookie } from 'cookie';
import type { SessionFacts } from '@verandah/areas';
import { fromOwnPage } from './form.ts';

/** The API's cookies of a signed-in browser: `access` and `refresh` are hidden from scripts, `session` holds the member's number. */
const [access, refresh, session] = ['access', 'refresh', 'session'] as const;
export const sessionCookies = { access, refresh, session } as const;
type Headers = Readonly<IncomingHttpHeaders>;

const cookiesOf = ({ cookie }: Headers): Record<string, string | undefined> => parseCookie(cookie ?? '');

/** Whether a browser may be signed in, by the cookie that scripts can read too. Only the API knows whether it is. */
export function sessionFacts(headers: Headers): SessionFacts {
  const memberId = cookiesOf(headers)[session];
  return memberId !== undefined && /^\d{1,9}$/.test(memberId) ? { signedIn: true, memberId, roles: [] } : { signedIn: false, roles: [] };
}

/**
 * What goes on to the API: the access token as a bearer token, which scripts never see, and `refresh` only where it is used.
 * A caller's own Authorization stays. A token that has ended goes on as it is: the API answers as to a visitor, and the browser asks /auth/refresh.
 */
export function withCredentials(headers: Headers, path: string): IncomingHttpHeaders {
  const { cookie: _, ...rest } = headers;
  const { [access]: token, [refresh]: next, ...others } = cookiesOf(headers);
  const kept = { ...others, ...(next !== undefined && /^\/auth(?:\/|$)/.test(path) ? { [refresh]: next } : {}) };
  const usable = token !== undefined && /^[\w-]+\.[\w-]+\.[\w-]+$/.test(token);
  return {
    ...rest,
    ...(Object.keys(kept).length > 0 ? { cookie: stringifyCookie(kept) } : {}),
    ...(usable && rest.authorization === undefined ? { authorization: `Bearer ${token}` } : {}),
  };
}

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a call may go on to the API. Writes come from this site's own pages, or from callers that are no browsers: those say neither
 * Origin nor Sec-Fetch-Site and carry none of our cookies.
 */
export function mayPass(method: string, headers: Headers, origins: readonly string[]): boolean {
  if (reading.has(method) || fromOwnPage(headers, origins)) return true;
  const cookies = cookiesOf(headers);
  const site = headers['sec-fetch-site'];
  return headers.origin === undefined && (site === undefined || site === 'none') && [access, refresh, session].every((name) => cookies[name] === undefined);
}
