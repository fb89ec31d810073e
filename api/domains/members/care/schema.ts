import { builder, withDescriptions, pageWithin } from '../../../platform/graph/public.ts';
import type { SessionRow } from '../session-store.ts';
import type { Page } from '../../../platform/paging.ts';
import { parseId } from '../../../platform/parse-id.ts';
import { accountNamed, listAccounts, lookAfter, signEverybodyOut, type AccountCase } from './rules.ts';
import {
  accountActions,
  accountGroups,
  type AccountAction,
  type AccountActionName,
  type AccountEntry,
} from './store.ts';

/** 'sign-out' is signOut here. */
const enumName = (name: string): string => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const descriptions: Readonly<Record<AccountActionName, string>> = {
  'remove-second-factor': 'Removes a second factor that the member has lost.',
  reopen: 'Lets a suspended member sign in again.',
  'sign-out': "Ends all of the member's sessions.",
  suspend: 'Ends all sessions and refuses new ones.',
};
const ActionEnum = builder.enumType('AccountActionName', {
  description: "An action of an admin on a member's account.",
  values: Object.fromEntries(
    accountActions.map((name) => [enumName(name), { value: name, description: descriptions[name] }]),
  ) as Record<string, { value: AccountActionName; description: string }>,
});

const Device = builder.objectRef<SessionRow>('AccountDevice').implement({
  description: 'A device that a member is signed in on.',
  fields: (t) => ({
    device: t.exposeString('device', { description: 'Browser and system, as far as they are known.' }),
    signedInAt: t.field({
      type: 'DateTime',
      description: 'When the session began.',
      resolve: ({ createdAt }) => createdAt.toISOString(),
    }),
    usedAt: t.field({
      type: 'DateTime',
      description: 'When the session was last used.',
      resolve: ({ usedAt }) => usedAt.toISOString(),
    }),
  }),
});

const Done = builder.objectRef<AccountAction>('AccountAction').implement({
  description: "What an admin did to a member's account.",
  fields: (t) => ({
    at: t.expose('at', { type: 'DateTime', description: 'When it was done.' }),
    who: t.exposeString('who', { description: 'Name of the admin.' }),
    action: t.expose('action', { type: ActionEnum, description: 'What was done.' }),
    why: t.exposeString('why', { description: 'The reason that the admin gave; the member reads it.' }),
  }),
});

const Account = builder.objectRef<AccountCase>('MemberAccount').implement({
  description: 'An account as admins see it.',
  fields: (t) => ({
    id: t.id({ resolve: ({ member }) => member.id }),
    username: t.string({ resolve: ({ member }) => member.username }),
    name: t.string({ description: 'Public name.', resolve: ({ member }) => member.name }),
    email: t.string({ description: 'Email address.', resolve: ({ member }) => member.email }),
    isAdmin: t.boolean({
      description: 'Whether they are an admin.',
      resolve: ({ member }) => member.role === 'admin',
    }),
    isAgent: t.boolean({ description: 'Whether they are an agent.', resolve: ({ member }) => member.agentId !== null }),
    createdAt: t.field({
      type: 'DateTime',
      description: 'When they joined.',
      resolve: ({ member }) => member.createdAt.toISOString(),
    }),
    suspendedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When they were suspended; null while they may sign in.',
      resolve: ({ member }) => member.suspendedAt?.toISOString() ?? null,
    }),
    hasSecondFactor: t.boolean({
      description: 'Whether they sign in with a second factor.',
      resolve: ({ member }) => member.secondFactor,
    }),
    devices: t.field({
      type: [Device],
      description: 'Devices that the member is signed in on, the last used first.',
      resolve: ({ devices }) => [...devices],
    }),
    history: t.field({
      type: [Done],
      description: 'Actions of admins on the account, latest first.',
      resolve: ({ history }) => [...history],
    }),
  }),
});

const Group = builder.enumType('AccountGroup', {
  description: 'Which accounts are listed.',
  values: withDescriptions(accountGroups, {
    admins: 'Admins of the site.',
    agents: 'Members who are agents.',
    everybody: 'All members.',
    suspended: 'Suspended members.',
  }),
});
const Entry = builder.objectRef<AccountEntry>('MemberAccountEntry').implement({
  description: 'An account in the list that admins see.',
  fields: (t) => ({
    id: t.exposeID('id'),
    username: t.exposeString('username'),
    name: t.exposeString('name', { description: 'Public name.' }),
    email: t.exposeString('email', { description: 'Email address.' }),
    isAdmin: t.exposeBoolean('isAdmin', { description: 'Whether they are an admin.' }),
    isAgent: t.exposeBoolean('isAgent', { description: 'Whether they are an agent.' }),
    createdAt: t.field({
      type: 'DateTime',
      description: 'When they joined.',
      resolve: ({ createdAt }) => createdAt.toISOString(),
    }),
    suspendedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When they were suspended; null while they may sign in.',
      resolve: ({ suspendedAt }) => suspendedAt?.toISOString() ?? null,
    }),
  }),
});
const Entries = builder.objectRef<Page<AccountEntry>>('MemberAccounts').implement({
  description: 'A page of accounts.',
  fields: (t) => ({
    total: t.exposeInt('total'),
    results: t.field({ type: [Entry], resolve: ({ results }) => [...results] }),
  }),
});

builder.queryFields((t) => ({
  memberAccounts: t.field({
    type: Entries,
    args: {
      group: t.arg({ type: Group, defaultValue: 'everybody', description: 'Which accounts to list.' }),
      search: t.arg.string({ defaultValue: '', description: 'Part of a name, a username or an email address.' }),
      skip: t.arg.int({ defaultValue: 0 }),
      take: t.arg.int({ defaultValue: 25 }),
    },
    description: 'Accounts, the newest first. For admins. Never cached.',
    resolve: (_, { group, search, ...page }, { database, viewer }) =>
      listAccounts(database, viewer, group ?? 'everybody', search ?? '', pageWithin(page)),
  }),
  memberAccount: t.field({
    type: Account,
    nullable: true,
    args: { named: t.arg.string({ required: true, description: 'Email address, username or number of the member.' }) },
    description: 'The account of a member. For admins. Never cached.',
    resolve: (_, { named }, { database, viewer }) => accountNamed(database, viewer, named),
  }),
}));

builder.mutationFields((t) => ({
  lookAfterMember: t.field({
    type: Account,
    description:
      'Signs a member out everywhere, suspends or reopens their account, or removes a lost second factor. The member is notified with the reason. For admins.',
    args: {
      memberId: t.arg.id({ required: true, description: 'ID of the member.' }),
      action: t.arg({ type: ActionEnum, required: true, description: 'What is done.' }),
      why: t.arg.string({ required: true, description: 'The reason; the member reads it.' }),
    },
    resolve: (_, { memberId, action, why }, context) =>
      lookAfter(context, context.viewer, parseId(memberId, 'account'), action, why),
  }),
  signEverybodyOut: t.int({
    args: { why: t.arg.string({ required: true, description: 'The reason, for the audit trail.' }) },
    description:
      'Ends all sessions of all members except the caller’s own. Returns their number. For admins who re-authenticated within the last minutes.',
    resolve: (_, { why }, context) => signEverybodyOut(context, context.viewer, why),
  }),
}));
