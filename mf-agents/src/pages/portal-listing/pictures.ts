import { document } from '@verandah/graph';

export type PictureKind = 'photo' | 'floorPlan';
/** A picture in its new position. */
export interface Arranged {
  id: string;
  alt: string;
}
export const arrangePictures = document<
  { arrangeListingPictures: { id: string } },
  { id: string; photos: Arranged[]; floorPlans: Arranged[]; seen: string; key: string }
>(`
  mutation ArrangeListingPictures($id: ID!, $photos: [ArrangedPictureInput!]!, $floorPlans: [ArrangedPictureInput!]!, $seen: String, $key: String) {
    arrangeListingPictures(id: $id, photos: $photos, floorPlans: $floorPlans, seen: $seen, idempotencyKey: $key) { id }
  }`);
export const addPictureAddresses = document<
  { addListingPictures: { id: string } },
  { id: string; kind: PictureKind; addresses: string[]; key: string }
>(`
  mutation AddListingPictures($id: ID!, $kind: ListingPictureKind!, $addresses: [String!]!, $key: String) { addListingPictures(id: $id, kind: $kind, addresses: $addresses, idempotencyKey: $key) { id } }`);

/** Names of a picture's fields: its description, its position from 1, and whether to remove it. */
export const fieldsOf = (kind: PictureKind, id: string) => ({
  alt: `alt-${kind}-${id}`,
  place: `place-${kind}-${id}`,
  gone: `${kind}-${id}`,
});
