import { cookieName } from '@verandah/market';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sessionDays } from './session-store.ts';
import type { Tokens } from './sessions.ts';
import { accessMinutes, cookieOf, reachOf, setCookie } from '../../platform/identity/public.ts';

/** The cookies of a signed-in browser; scripts can read only `session`, which is not secret. */
const cookies = {
  access: { path: '/', httpOnly: true, maxAge: accessMinutes * 60 },
  refresh: { path: '/auth', httpOnly: true, maxAge: sessionDays.unused * 86_400 },
  session: { path: '/', httpOnly: false, maxAge: sessionDays.unused * 86_400 },
} as const;
type Name = keyof typeof cookies;

/** Signs the browser in. */
export function setSessionCookies(
  reply: FastifyReply,
  { access, refresh, member }: Pick<Tokens, 'access' | 'refresh' | 'member'>,
): void {
  const values: Readonly<Record<Name, string>> = { access, refresh, session: String(member.id) };
  for (const name of Object.keys(cookies) as Name[]) setCookie(reply, name, values[name], cookies[name]);
  dropOldNames(reply);
}

/** The cookie of a renewed access token, after a change of its claims. */
export const setAccessCookie = (reply: FastifyReply, access: string): void =>
  setCookie(reply, 'access', access, cookies.access);

/** Signs the browser out. */
export function clearSessionCookies(reply: FastifyReply): void {
  for (const name of Object.keys(cookies) as Name[]) setCookie(reply, name, '', { ...cookies[name], maxAge: 0 });
  dropOldNames(reply);
}

/** Deletes the cookies of an earlier version, whose names had no `__Host-` prefix. */
function dropOldNames(reply: FastifyReply): void {
  const reach = reachOf(reply);
  if (!reach.secure) return;
  const held = parseCookie(reply.request.headers.cookie ?? '');
  for (const name of Object.keys(cookies) as Name[]) {
    if (held[name] !== undefined)
      reply.header('set-cookie', stringifySetCookie({ name, value: '', ...reach, ...cookies[name], maxAge: 0 }));
  }
}

/** The refresh token; on https also from the cookie of an earlier version without the `__Host-` prefix. */
export const refreshCookieOf = (request: FastifyRequest): string | undefined =>
  cookieOf(request, 'refresh') ?? (parseCookie(request.headers.cookie ?? '')['refresh'] || undefined);

/** Whether a call carries any cookie of a session, by whichever name. */
export function holdsSession(request: FastifyRequest): boolean {
  const held = parseCookie(request.headers.cookie ?? '');
  return (Object.keys(cookies) as Name[]).some((name) => Boolean(held[name] || held[cookieName(name, true)]));
}
