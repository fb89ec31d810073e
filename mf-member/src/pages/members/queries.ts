import { graphql } from '../../graphql.ts';

/** Admin actions on an account, in the order of the buttons. */
export type AccountActionName = 'signOut' | 'suspend' | 'reopen' | 'removeSecondFactor';

/** An account as admins see it; times are ISO 8601. */
export interface MemberAccount {
  readonly id: string;
  readonly username: string;
  readonly name: string;
  readonly email: string;
  readonly isAdmin: boolean;
  readonly isAgent: boolean;
  readonly hasSecondFactor: boolean;
  readonly createdAt: string;
  /** Null if they may sign in. */
  readonly suspendedAt: string | null;
  readonly devices: readonly { readonly device: string; readonly signedInAt: string; readonly usedAt: string }[];
  readonly history: readonly {
    readonly at: string;
    readonly who: string;
    readonly action: AccountActionName;
    readonly why: string;
  }[];
}

/** Whom the list of members shows. */
export const groups = ['everybody', 'admins', 'agents', 'suspended'] as const;
export type Group = (typeof groups)[number];

/** A member in the list; times are ISO 8601. */
export interface AccountEntry {
  readonly id: string;
  readonly username: string;
  readonly name: string;
  readonly email: string;
  readonly isAdmin: boolean;
  readonly isAgent: boolean;
  readonly createdAt: string;
  readonly suspendedAt: string | null;
}

export const readAccounts = graphql(
  `query MemberAccounts($group: AccountGroup, $search: String, $skip: Int, $take: Int) {
    memberAccounts(group: $group, search: $search, skip: $skip, take: $take) {
      total results { id username name email isAdmin isAgent createdAt suspendedAt }
    }
  }`,
  [],
  { kept: false },
);

/** Finds an account by email address, username or number. */
export const readAccount = graphql(
  `query MemberAccount($named: String!) {
    memberAccount(named: $named) {
      id username name email isAdmin isAgent hasSecondFactor createdAt suspendedAt devices { device signedInAt usedAt } history { at who action why }
    }
  }`,
  [],
  { kept: false },
);

export const writeAction = graphql(
  `mutation LookAfterMember($memberId: ID!, $action: AccountActionName!, $why: String!) { lookAfterMember(memberId: $memberId, action: $action, why: $why) { id } }`,
);

export const writeEverybodyOut = graphql(`mutation SignEverybodyOut($why: String!) { signEverybodyOut(why: $why) }`);
