import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sessionDays } from './session-store.ts';
import type { Tokens } from './sessions.ts';
import { accessMinutes } from './viewer.ts';

/** What a browser holds while it is signed in; only `session`, which is no secret, can be read by scripts. */
const cookies = {
  access: { path: '/', httpOnly: true, maxAge: accessMinutes * 60 },
  refresh: { path: '/auth', httpOnly: true, maxAge: sessionDays.unused * 86_400 },
  session: { path: '/', httpOnly: false, maxAge: sessionDays.unused * 86_400 },
} as const;
type Name = keyof typeof cookies;

/** Whether cookies may go over https only. */
const isSecure = (request: FastifyRequest, publicUrl: string): boolean => request.protocol === 'https' || publicUrl.startsWith('https:');

/** Adds one cookie, for this site only, or where other sites are allowed it (`third-party.ts`) for each of them by itself. @param maxAge seconds; 0 removes it */
export function setCookie(reply: FastifyReply, publicUrl: string, name: string, value: string, options: { readonly path: string; readonly httpOnly: boolean; readonly maxAge: number }): void {
  const reach = reply.server.thirdPartyCookies ? { sameSite: 'none', secure: true, partitioned: true } as const : { sameSite: 'lax', secure: isSecure(reply.request, publicUrl) } as const;
  reply.header('set-cookie', stringifySetCookie({ name, value, ...reach, ...options }));
}

/** Signs the browser in. */
export function setSessionCookies(reply: FastifyReply, { access, refresh, member }: Pick<Tokens, 'access' | 'refresh' | 'member'>, publicUrl: string): void {
  const values: Readonly<Record<Name, string>> = { access, refresh, session: String(member.id) };
  for (const name of Object.keys(cookies) as Name[]) setCookie(reply, publicUrl, name, values[name], cookies[name]);
}

/** Signs the browser out. */
export function clearSessionCookies(reply: FastifyReply, publicUrl: string): void {
  for (const name of Object.keys(cookies) as Name[]) setCookie(reply, publicUrl, name, '', { ...cookies[name], maxAge: 0 });
}

/** A cookie of a call; undefined when it has none of this name. */
export function cookieOf(request: FastifyRequest, name: string): string | undefined {
  const value = parseCookie(request.headers.cookie ?? '')[name];
  return value === '' ? undefined : value;
}
