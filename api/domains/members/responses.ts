import type { Call } from '../../platform/rest/public.ts';
import { setSessionCookies } from './cookies.ts';
import { deviceCookie, rememberDevice } from './known-device.ts';
import { memberPath } from './member.ts';
import { endSession } from './session-store.ts';
import type { Tokens } from './sessions.ts';
import { accessMinutes, cookieOf } from '../../platform/identity/public.ts';

/** Signs the caller's browser in, names the member in the `location` header, and ends its previous session. */
export async function signedInReply(
  {
    reply,
    request,
    service,
    viewer,
  }: Pick<Call<unknown, unknown, unknown>, 'reply' | 'request' | 'service' | 'viewer'>,
  tokens: Tokens,
): Promise<{ id: number; username: string; expiresIn: number }> {
  const {
    member: { id, username },
  } = tokens;
  if (viewer !== null && viewer.sessionId !== tokens.sessionId)
    await endSession(service.database, viewer.sessionId, 'signed-out', viewer.memberId);
  setSessionCookies(reply, tokens);
  rememberDevice(reply, cookieOf(request, deviceCookie.name), id, service.sessionKey);
  reply.header('location', memberPath(username));
  return { id, username, expiresIn: accessMinutes * 60 };
}
