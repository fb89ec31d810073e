import { graphql, type MemberAccountQuery, type MemberAccountsQuery } from '../../graphql.ts';

/** Admin actions on an account, in the order of the buttons. */
export type AccountActionName = 'signOut' | 'suspend' | 'reopen' | 'removeSecondFactor';

/** An account as admins see it; times are ISO 8601. `suspendedAt` is null if they may sign in. */
export type MemberAccount = NonNullable<MemberAccountQuery['memberAccount']>;

/** Whom the list of members shows. */
export const groups = ['everybody', 'admins', 'agents', 'suspended'] as const;
export type Group = (typeof groups)[number];

/** A member in the list; times are ISO 8601. */
export type AccountEntry = MemberAccountsQuery['memberAccounts']['results'][number];

export const readAccounts = graphql(
  `query MemberAccounts($group: AccountGroup, $search: String, $skip: Int, $take: Int) {
    memberAccounts(group: $group, search: $search, skip: $skip, take: $take) {
      total results { id username name email isAdmin isAgent createdAt suspendedAt }
    }
  }`,
  [],
  { cached: false },
);

/** Finds an account by email address, username or number. */
export const readAccount = graphql(
  `query MemberAccount($named: String!) {
    memberAccount(named: $named) {
      id username name email isAdmin isAgent hasSecondFactor createdAt suspendedAt devices { device signedInAt usedAt }
        history { at who action why }
    }
  }`,
  [],
  { cached: false },
);

export const writeAction = graphql(
  `mutation LookAfterMember($memberId: ID!, $action: AccountActionName!, $why: String!) { lookAfterMember(memberId:
    $memberId, action: $action, why: $why) { id } }`,
);

export const writeEverybodyOut = graphql(`mutation SignEverybodyOut($why: String!) { signEverybodyOut(why: $why) }`);

/** A page of the list of members. */
export interface MemberList {
  readonly group: Group;
  /** Part of a name, username or email address; '' for all. */
  readonly search: string;
  readonly page: number;
  readonly pages: number;
  readonly total: number;
  readonly entries: readonly AccountEntry[];
}
