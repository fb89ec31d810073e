import type { FormFields, Loaded, PageRequest } from '@verandah/areas';
import { toSignIn } from '../../features/actions/private-page.ts';
import { groups, readAccount, readAccounts, type MemberList } from './queries.ts';
import type { MembersData } from './view.tsx';
import { submitBy, textsOf } from '../../features/actions/action.ts';
import { restOf } from '@verandah/areas';
import { actOnMembers } from './action.ts';

export { MembersView as View } from './view.tsx';

const pageSize = 25;

/** Loads the list of members, or the account that the address names, for admins. Others get a 404. */
export async function load(request: PageRequest): Promise<Loaded<MembersData>> {
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

/** Handles the forms sent without script. */
export async function submit(request: PageRequest, form: FormFields): Promise<Loaded<MembersData>> {
  // The returned page must not contain the password or the code.
  const { proof = '', code = '', ...withoutProof } = textsOf(form);
  const act = actOnMembers(restOf(request));
  return submitBy(load, (graph, who, fields) => act(graph, who, { ...fields, proof, code }))(request, withoutProof);
}
