import type { FormFields, Loaded, PageRequest } from '@verandah/areas';
import { readOwn, toSignIn } from '../../features/actions/private-page.ts';
import { followingAddress } from './address.ts';
import { groups, readFollowing } from './queries.ts';
import type { FollowingData } from './view.tsx';
import { submitBy } from '../../features/actions/action.ts';
import { actOnFollowing } from './action.ts';

export { FollowingView as View } from './view.tsx';

export const pageSize = 25;
const mostPages = 500;

/** Loads what the member follows, latest first. */
export async function load(request: PageRequest): Promise<Loaded<FollowingData>> {
  const {
    session: { signedIn, username },
    graph,
    url,
    params,
  } = request;
  if (!signedIn || username === undefined) return toSignIn(request, 'following');
  const group = params.group === undefined ? null : groups.find((each) => each === params.group);
  const given = url.searchParams.get('page') ?? '1';
  if (group === undefined || !/^[1-9]\d{0,2}$/.test(given) || Number(given) > mostPages) return { status: 404 };
  const page = Number(given);
  const found = await readOwn(() =>
    graph.read(readFollowing, { username, of: group, skip: (page - 1) * pageSize, take: pageSize }),
  );
  const { following, followingCounts: counts } = found?.userProfile ?? {};
  if (!following || !counts) return toSignIn(request, 'following');
  const pages = Math.max(1, Math.ceil(following.total / pageSize));
  // The last item of a page was just unfollowed: the previous page is the last now.
  if (page > pages) return { status: 303, location: followingAddress(group, pages) };
  return {
    status: 200,
    data: { group, counts, things: following.results, page, pages },
    head: { title: 'Following | Verandah', canonical: followingAddress(group, page), noIndex: true },
  };
}

/** Handles the forms sent without script. */
export const submit = (request: PageRequest, form: FormFields): Promise<Loaded<FollowingData>> =>
  submitBy(load, actOnFollowing(request.url.pathname + request.url.search))(request, form);
