import type { Loaded, PageRequest } from '@verandah/areas';
import { isSignedOut } from '@verandah/graph';
import { signInHref } from '@verandah/kit';
import { ownHomesPath } from '@verandah/market';
import { readOwnHomes } from '../../features/own-homes/queries.ts';
import type { OwnHomesData } from './view.tsx';

export { OwnHomesView as View } from './view.tsx';

/** Loads the member's claimed homes. Visitors sign in first. */
export async function load({ graph, session }: PageRequest): Promise<Loaded<OwnHomesData>> {
  const toSignIn = { status: 303, location: signInHref(ownHomesPath, 'home') } as const;
  if (!session.signedIn) return toSignIn;
  try {
    const { claimedHomes } = await graph.read(readOwnHomes, {});
    return {
      status: 200,
      data: { homes: claimedHomes },
      head: { title: 'Your homes', canonical: ownHomesPath, noIndex: true },
    };
  } catch (error) {
    if (isSignedOut(error)) return toSignIn;
    throw error;
  }
}
