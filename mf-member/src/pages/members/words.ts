import type { AccountActionName, Group } from './queries.ts';

/** Label, description and confirmation of each action. */
export const actionWords: Readonly<
  Record<AccountActionName, { readonly label: string; readonly done: string; readonly record: string }>
> = {
  signOut: { label: 'Sign out everywhere', done: 'is signed out on all devices', record: 'Signed out everywhere' },
  suspend: { label: 'Suspend account', done: 'is signed out and can no longer sign in', record: 'Suspended' },
  removeSecondFactor: {
    label: 'Turn off two-factor authentication',
    done: 'now signs in with their password only',
    record: 'Two-factor authentication turned off',
  },
  reopen: { label: 'Reinstate account', done: 'can sign in again', record: 'Reinstated' },
};

/** The actions for an account in its present state. */
export const actionsFor = (suspended: boolean, hasSecondFactor: boolean): readonly AccountActionName[] => [
  ...(suspended ? (['reopen'] as const) : (['signOut', 'suspend'] as const)),
  ...(hasSecondFactor ? (['removeSecondFactor'] as const) : []),
];

export const membersAddress = (named = ''): string =>
  named === '' ? '/moderation/members' : `/moderation/members?${new URLSearchParams({ member: named }).toString()}`;

/** Names of the groups of the list, in their order. */
export const groupWords: Readonly<Record<Group, string>> = {
  everybody: 'Everyone',
  admins: 'Admins',
  agents: 'Agents',
  suspended: 'Suspended',
};

/** Address of a page of the list of members. */
export function listAddress(group: Group, search: string, page = 1): string {
  const query = new URLSearchParams({
    ...(group !== 'everybody' && { group }),
    ...(search !== '' && { q: search }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return query === '' ? membersAddress() : `${membersAddress()}?${query}`;
}
