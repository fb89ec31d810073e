import type { Loaded, PageRequest } from '@verandah/areas';
import { signInHref } from '@verandah/kit';
import { readOwn } from '../../features/own/queries.ts';
import type { YoursData } from './view.tsx';

export { YoursView as View } from './view.tsx';

/** Loads the signed-in member's questions and answers, hidden posts too. */
export async function load({ url, session, graph }: PageRequest): Promise<Loaded<YoursData>> {
  if (!session.signedIn || session.username === undefined)
    return { status: 302, location: signInHref(url.pathname, 'account') };
  const { userProfile } = await graph.read(readOwn, { username: session.username });
  return userProfile
    ? { status: 200, data: { own: userProfile }, head: { title: 'Your questions and answers', noIndex: true } }
    : { status: 404 };
}
