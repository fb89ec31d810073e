import * as v from 'valibot';
import type { Member } from './member.ts';
import type { Viewer } from '../../platform/identity/public.ts';

/** A member in the REST API; private fields are null except for the member and admins. */
export const memberResponse = v.strictObject({
  id: v.number(),
  username: v.string(),
  name: v.string(),
  avatar: v.nullable(v.string()),
  bio: v.string(),
  isAgent: v.boolean(),
  createdAt: v.string(),
  email: v.nullable(v.string()),
  emailVerified: v.nullable(v.boolean()),
  role: v.nullable(v.picklist(['member', 'admin'])),
  agentId: v.nullable(v.number()),
});
export type MemberResponse = v.InferOutput<typeof memberResponse>;

export function memberView(member: Member, viewer: Viewer | null): MemberResponse {
  const own = viewer !== null && (viewer.memberId === member.id || viewer.role === 'admin');
  // Admins without their required second factor see the site as members do.
  const role = viewer?.memberId === member.id && viewer.needsFactor === true ? 'member' : member.role;
  const { id, username, name, avatar, bio, agentId, createdAt, email, emailVerified } = member;
  return {
    id,
    username,
    name,
    avatar,
    bio,
    isAgent: agentId !== null,
    createdAt: createdAt.toISOString(),
    agentId,
    ...(own ? { email, emailVerified, role } : { email: null, emailVerified: null, role: null }),
  };
}
