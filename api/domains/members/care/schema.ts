import { builder, numericId } from '../../../platform/graph/public.ts';
import { notFound } from '../../../platform/problems/public.ts';
import type { SessionRow } from '../session-store.ts';
import { accountNamed, lookAfter, signEverybodyOut, type AccountCase } from './rules.ts';
import { accountActions, type AccountAction, type AccountActionName } from './store.ts';

/** 'sign-out' is signOut here. */
const enumName = (name: string): string => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const ActionEnum = builder.enumType('AccountActionName', {
  values: Object.fromEntries(accountActions.map((name) => [enumName(name), { value: name }])) as Record<
    string,
    { value: AccountActionName }
  >,
});

const Device = builder.objectRef<SessionRow>('AccountDevice').implement({
  fields: (t) => ({
    device: t.exposeString('device'),
    signedInAt: t.field({
      type: 'DateTime',
      description: 'ISO 8601',
      resolve: ({ createdAt }) => createdAt.toISOString(),
    }),
    usedAt: t.field({ type: 'DateTime', description: 'ISO 8601', resolve: ({ usedAt }) => usedAt.toISOString() }),
  }),
});

const Done = builder.objectRef<AccountAction>('AccountAction').implement({
  fields: (t) => ({
    at: t.expose('at', { type: 'DateTime', description: 'ISO 8601' }),
    who: t.exposeString('who'),
    action: t.expose('action', { type: ActionEnum }),
    why: t.exposeString('why'),
  }),
});

const Account = builder.objectRef<AccountCase>('MemberAccount').implement({
  description: 'An account as admins see it.',
  fields: (t) => ({
    id: t.id({ resolve: ({ member }) => member.id }),
    username: t.string({ resolve: ({ member }) => member.username }),
    name: t.string({ resolve: ({ member }) => member.name }),
    email: t.string({ resolve: ({ member }) => member.email }),
    isAdmin: t.boolean({ resolve: ({ member }) => member.role === 'admin' }),
    isAgent: t.boolean({ resolve: ({ member }) => member.agentId !== null }),
    createdAt: t.field({
      type: 'DateTime',
      description: 'ISO 8601',
      resolve: ({ member }) => member.createdAt.toISOString(),
    }),
    suspendedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'ISO 8601; null while they may sign in',
      resolve: ({ member }) => member.suspendedAt?.toISOString() ?? null,
    }),
    hasSecondFactor: t.boolean({ resolve: ({ member }) => member.secondFactor }),
    devices: t.field({
      type: [Device],
      description: 'Where they are signed in, the last used first.',
      resolve: ({ devices }) => [...devices],
    }),
    history: t.field({
      type: [Done],
      description: 'What was done with the account, the latest first.',
      resolve: ({ history }) => [...history],
    }),
  }),
});

builder.queryFields((t) => ({
  memberAccount: t.field({
    type: Account,
    nullable: true,
    args: { named: t.arg.string({ required: true, description: 'Email address, username or number' }) },
    description: 'For admins. Never cached.',
    resolve: (_, { named }, { database, viewer }) => accountNamed(database, viewer, named),
  }),
}));

builder.mutationFields((t) => ({
  lookAfterMember: t.field({
    type: Account,
    description:
      'Signs a member out everywhere, suspends their account, lets them sign in again or takes a second factor away that they have lost. They are told why. For admins.',
    args: {
      memberId: t.arg.id({ required: true }),
      action: t.arg({ type: ActionEnum, required: true }),
      why: t.arg.string({ required: true }),
    },
    resolve: (_, { memberId, action, why }, context) => {
      const id = numericId(memberId);
      if (id === undefined) throw notFound('account');
      return lookAfter(context, context.viewer, id, action, why);
    },
  }),
  signEverybodyOut: t.int({
    args: { why: t.arg.string({ required: true }) },
    description:
      'Ends every session but the caller’s own: how many. For admins who have shown within some minutes who they are.',
    resolve: (_, { why }, context) => signEverybodyOut(context, context.viewer, why),
  }),
}));
