import { builder, withDescriptions } from '../../platform/graph/public.ts';
import type { Member } from './member.ts';
import { digestPaces } from './preferences.ts';
import { memberById, memberByUsername } from './store.ts';

/** What everybody may see of a member. */
const UserType = builder.objectRef<Member>('User').implement({
  description: 'Public data of a member.',
  fields: (t) => ({
    id: t.exposeID('id'),
    username: t.exposeString('username'),
    name: t.exposeString('name', { description: 'Public name.' }),
    avatar: t.exposeString('avatar', { nullable: true, description: 'Root-relative address of a square picture' }),
    bio: t.exposeString('bio', { description: "The member's text about themselves; plain text." }),
    isAgent: t.boolean({ description: 'Whether they are an agent.', resolve: ({ agentId }) => agentId !== null }),
  }),
});

const AlertDigest = builder.enumType('AlertDigest', {
  description: 'How often all alerts are emailed.',
  values: withDescriptions(digestPaces, {
    daily: 'Once a day, all alerts in one email.',
    immediately: 'As soon as there is a new home.',
    never: 'Not at all.',
    weekly: 'Once a week, all alerts in one email.',
  }),
});
const PreferencesType = builder.objectRef<Member['preferences']>('MailPreferences').implement({
  description: "The member's email preferences.",
  fields: (t) => ({
    alertDigest: t.field({
      type: AlertDigest,
      description: 'How often alerts are emailed.',
      resolve: ({ alertDigest }) => alertDigest,
    }),
  }),
});

const MemberType = builder.objectRef<Member>('Member').implement({
  description: 'The member who is signed in, as they see themselves.',
  fields: (t) => ({
    id: t.exposeID('id'),
    username: t.exposeString('username'),
    name: t.exposeString('name', { description: 'Public name.' }),
    email: t.exposeString('email', { description: 'Email address.' }),
    emailVerified: t.exposeBoolean('emailVerified', {
      description: 'Whether their email address is verified.',
    }),
    avatar: t.exposeString('avatar', { nullable: true, description: 'Root-relative address of a square picture' }),
    bio: t.exposeString('bio', { description: 'What the member says about themselves; plain text.' }),
    isAdmin: t.boolean({
      description: 'Whether they are an admin.',
      resolve: ({ role }, _, { viewer }) => role === 'admin' && viewer?.needsFactor !== true,
    }),
    agentId: t.exposeID('agentId', {
      nullable: true,
      description: "ID of the member's agent profile; absent for members who are not agents.",
    }),
    preferences: t.field({
      type: PreferencesType,
      description: 'Email preferences.',
      resolve: ({ preferences }) => preferences,
    }),
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
    description: 'A member by username; null for one that does not exist or is not verified.',
    deprecationReason: 'Use `userProfile`, which has all of it.',
    resolve: async (_, { username }, { database }) => {
      const member = await memberByUsername(database, username.slice(0, 100).replaceAll('\0', ''));
      return member?.emailVerified ? member : null;
    },
  }),
}));
