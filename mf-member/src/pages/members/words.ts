import type { AccountActionName } from './queries.ts';

/** Label, description and confirmation of each action. */
export const actionWords: Readonly<
  Record<AccountActionName, { readonly label: string; readonly done: string; readonly record: string }>
> = {
  signOut: { label: 'Sign out everywhere', done: 'is signed out on all devices', record: 'Signed out everywhere' },
  suspend: { label: 'Suspend the account', done: 'is signed out and can’t sign in any more', record: 'Suspended' },
  removeSecondFactor: {
    label: 'Take the second factor away',
    done: 'signs in with the password alone now',
    record: 'Second factor taken away',
  },
  reopen: { label: 'Let them sign in again', done: 'can sign in again', record: 'Opened again' },
};

/** The actions for an account in its present state. */
export const actionsFor = (suspended: boolean, hasSecondFactor: boolean): readonly AccountActionName[] => [
  ...(suspended ? (['reopen'] as const) : (['signOut', 'suspend'] as const)),
  ...(hasSecondFactor ? (['removeSecondFactor'] as const) : []),
];

export const membersAddress = (named = ''): string =>
  named === '' ? '/moderation/members' : `/moderation/members?${new URLSearchParams({ member: named }).toString()}`;

export const dayText = (iso: string): string =>
  new Date(iso).toLocaleDateString('en-AU', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Australia/Sydney',
  });
