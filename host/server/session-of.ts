import type { SessionFacts } from '@verandah/areas';
import type { JobVisitor } from '@verandah/releases';
import * as v from 'valibot';
import { callApi } from './call-api.ts';

const signedOut: SessionFacts = { signedIn: false, roles: [], known: true };
const sessionShape = v.object({
  signedIn: v.boolean(),
  member: v.nullable(
    v.object({
      id: v.number(),
      username: v.string(),
      name: v.string(),
      avatar: v.nullable(v.string()),
      agentId: v.nullable(v.number()),
      role: v.nullable(v.string()),
    }),
  ),
});

/** Loads the session from the API. @throws {Error} when it does not respond */
export async function sessionOf(api: string, visitor: JobVisitor): Promise<SessionFacts> {
  if (visitor.headers['authorization'] === undefined) return signedOut;
  const { body } = await callApi(api, visitor, { method: 'GET', path: '/auth/session' });
  const { member } = v.parse(sessionShape, body);
  if (!member) return signedOut;
  const { id, username, name, avatar, agentId, role } = member;
  return {
    signedIn: true,
    known: true,
    memberId: String(id),
    username,
    name,
    roles: ['member', ...(agentId === null ? [] : ['agent']), ...(role === 'admin' ? ['admin'] : [])],
    ...(agentId !== null && { agentId: String(agentId) }),
    ...(avatar !== null && { avatar }),
  };
}
