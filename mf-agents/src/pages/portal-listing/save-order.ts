import type { Graph } from '@verandah/graph';
import { onceKey } from '@verandah/market';
import type { HomePicture } from '../../features/portal/listing-home.ts';
import { arrangePictures, type PictureKind } from './pictures.ts';
import { readOwnListing } from './queries.ts';
import type { ArrangedPictureInput } from '../../graphql.ts';

const toArranged = (pictures: readonly HomePicture[]): ArrangedPictureInput[] =>
  pictures.map(({ id, alt }) => ({ id, alt }));

/** In this order; pictures that it does not name stay behind. */
function inOrder(pictures: readonly HomePicture[], ids: readonly string[]): ArrangedPictureInput[] {
  const place = ({ id }: HomePicture): number => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return toArranged(pictures.toSorted((one, other) => place(one) - place(other)));
}

/** In this tab: the `updatedAt` of listings before the order of their pictures was saved → after. */
const renewed = new Map<string, string>();
let saving: Promise<unknown> = Promise.resolve();

/**
 * `updatedAt` of what a form shows, from the value that it was loaded with: pictures that were put in order since then
 * have changed nothing else. Waits for an order that is being saved.
 */
export async function seenSince(seen: string): Promise<string> {
  await saving.catch(() => undefined); // whoever saved the order shows the error
  let now = seen;
  for (let next = renewed.get(now); next !== undefined; next = renewed.get(now)) now = next;
  return now;
}

/** Saves only the order of a listing's pictures of one kind.
 * @throws {GraphError}
 */
export function saveOrder(graph: Graph, listingId: string, kind: PictureKind, ids: readonly string[]): Promise<void> {
  const saved = writeOrder(graph, listingId, kind, ids);
  saving = saved;
  return saved;
}

async function writeOrder(graph: Graph, listingId: string, kind: PictureKind, ids: readonly string[]): Promise<void> {
  const {
    ownListing: { home, updatedAt: seen },
  } = await graph.read(readOwnListing, { id: listingId });
  const photos = kind === 'photo' ? inOrder(home.photos, ids) : toArranged(home.photos);
  const floorPlans = kind === 'floorPlan' ? inOrder(home.floorPlans, ids) : toArranged(home.floorPlans);
  const {
    arrangeListingPictures: { updatedAt },
  } = await graph.write(arrangePictures, {
    id: listingId,
    photos,
    floorPlans,
    seen,
    key: onceKey('order', listingId, [JSON.stringify([photos, floorPlans, seen])]),
  });
  if (updatedAt !== seen) renewed.set(seen, updatedAt);
}
