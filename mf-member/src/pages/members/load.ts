import type { Loaded, PageRequest } from '@verandah/areas';
import type { Refused } from '../../features/actions/action.ts';
import { toSignIn } from '../../features/actions/private-page.ts';
import { readAccount, type MemberAccount } from './queries.ts';

export interface MembersData {
  /** The searched name; '' without a search. */
  readonly named: string;
  readonly account: MemberAccount | null;
  readonly refused?: Refused;
}

/** Loads an account by name, for admins. Others get a 404. */
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
  return {
    status: 200,
    data: { named, account },
    head: { title: account ? `${account.name} – Members | Verandah` : 'Members | Verandah', noIndex: true },
  };
}
