import type { Loaded, PageRequest } from '@verandah/areas';
import { isSignedOut } from '@verandah/graph';
import { signInHref } from '@verandah/kit';
import { locationAddress } from '@verandah/market';
import { followLocation } from '../../features/follow/queries.ts';
import type { PlaceData } from './data.ts';
import { loadPlace } from './load.ts';
import { followedMark } from './marks.ts';

/** Handles Follow without script. Visitors are redirected to sign-in first. */
export async function submitPlace(request: PageRequest): Promise<Loaded<PlaceData>> {
  const loaded = await loadPlace(request);
  if (loaded.status !== 200 || loaded.data.kind !== 'place' || loaded.data.place.type !== 'suburb') return loaded;
  const { id, slug } = loaded.data.place;
  const address = locationAddress(slug);
  try {
    await request.graph.write(followLocation, { id });
    return { status: 303, location: `${address}?${followedMark}=1` };
  } catch (error) {
    if (isSignedOut(error)) return { status: 303, location: signInHref(address, 'follow') };
    throw error;
  }
}
