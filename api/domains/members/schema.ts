import { builder } from '../../platform/graph/public.ts';
import type { Member } from './member.ts';
import { digestPaces } from './preferences.ts';
import { memberById, memberByUsername } from './store.ts';

/** What everybody may see of a member. */
const UserType = builder.objectRef<Member>('User').implement({
  description: 'A member as everybody sees them.',
  fields: (t) => ({
    id: t.exposeID('id'),
    username: t.exposeString('username'),
    name: t.exposeString('name'),
    avatar: t.exposeString('avatar', { nullable: true, description: 'Root-relative address of a square picture' }),
    bio: t.exposeString('bio'),
    isAgent: t.boolean({ resolve: ({ agentId }) => agentId !== null }),
  }),
});

const AlertDigest = builder.enumType('AlertDigest', { values: digestPaces });
const PreferencesType = builder.objectRef<Member['preferences']>('MailPreferences').implement({
  fields: (t) => ({
    alertDigest: t.field({ type: AlertDigest, resolve: ({ alertDigest }) => alertDigest }),
  }),
});

const MemberType = builder.objectRef<Member>('Member').implement({
  description: 'The member who is signed in, as they see themselves.',
  fields: (t) => ({
    id: t.exposeID('id'),
    username: t.exposeString('username'),
    name: t.exposeString('name'),
    email: t.exposeString('email'),
    emailVerified: t.exposeBoolean('emailVerified'),
    avatar: t.exposeString('avatar', { nullable: true, description: 'Root-relative address of a square picture' }),
    bio: t.exposeString('bio'),
    isAdmin: t.boolean({ resolve: ({ role }, _, { viewer }) => role === 'admin' && viewer?.needsFactor !== true }),
    agentId: t.exposeID('agentId', { nullable: true, description: 'The agent that this member is' }),
    preferences: t.field({ type: PreferencesType, resolve: ({ preferences }) => preferences }),
  }),
});

builder.queryFields((t) => ({
  member: t.field({
    type: MemberType,
    nullable: true,
    description: 'The member who is signed in; null for a visitor. Never cached.',
    resolve: async (_, _args, { database, viewer }) =>
      viewer === null ? null : ((await memberById(database, viewer.memberId)) ?? null),
  }),
  user: t.field({
    type: UserType,
    nullable: true,
    args: { username: t.arg.string({ required: true }) },
    description: 'A member by username; null for one that is not there, or not yet.',
    resolve: async (_, { username }, { database }) => {
      const member = await memberByUsername(database, username.slice(0, 100).replaceAll('\0', ''));
      return member?.emailVerified ? member : null;
    },
  }),
}));
