import type { Loaded, PageRequest } from '@verandah/areas';
import type { Refused } from '../../features/actions/action.ts';
import { toSignIn } from '../../features/actions/private-page.ts';
import { groups, readAccount, readAccounts, type AccountEntry, type Group, type MemberAccount } from './queries.ts';

const pageSize = 25;

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

export interface MembersData {
  /** The name in the address; '' for the list of members. */
  readonly named: string;
  readonly account: MemberAccount | null;
  /** Null on the page of one member. */
  readonly list: MemberList | null;
  readonly refused?: Refused;
}

/** Loads the list of members, or the account that the address names, for admins. Others get a 404. */
export async function loadMembers(request: PageRequest): Promise<Loaded<MembersData>> {
  const {
    session: { signedIn, roles },
    graph,
    url,
  } = request;
  if (!signedIn) return toSignIn(request, 'moderation');
  if (!roles.includes('admin')) return { status: 404 };
  const named = (url.searchParams.get('member') ?? '').trim().slice(0, 254);
  const account = named === '' ? null : (await graph.read(readAccount, { named })).memberAccount;
  const list = named === '' ? await loadList(request) : null;
  return {
    status: 200,
    data: { named, account, list },
    head: { title: account ? `${account.name} – Members | Verandah` : 'Members | Verandah', noIndex: true },
  };
}

async function loadList({ graph, url: { searchParams } }: PageRequest): Promise<MemberList> {
  const group = groups.find((each) => each === searchParams.get('group')) ?? 'everybody';
  const search = (searchParams.get('q') ?? '').trim().slice(0, 254);
  const text = searchParams.get('page') ?? '';
  const page = /^[1-9]\d{0,2}$/.test(text) ? Number(text) : 1;
  const {
    memberAccounts: { total, results },
  } = await graph.read(readAccounts, { group, search, skip: (page - 1) * pageSize, take: pageSize });
  return { group, search, page, pages: Math.ceil(total / pageSize), total, entries: results };
}
