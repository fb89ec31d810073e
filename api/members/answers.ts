import type { Call } from '../rest/operation.ts';
import { setSessionCookies } from './cookies.ts';
import { memberPath } from './member.ts';
import type { Tokens } from './sessions.ts';
import { accessMinutes } from './viewer.ts';

/** Signs the caller's browser in and names the member in the `location` header. */
export function signedInReply({ reply, service }: Pick<Call<unknown, unknown, unknown>, 'reply' | 'service'>, tokens: Tokens): { id: number; username: string; expiresIn: number } {
  const { member: { id, username } } = tokens;
  setSessionCookies(reply, tokens, service.settings.publicUrl);
  reply.header('location', memberPath(username));
  return { id, username, expiresIn: accessMinutes * 60 };
}
