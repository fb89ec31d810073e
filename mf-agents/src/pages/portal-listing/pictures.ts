import { graphql } from '../../graphql.ts';

export type PictureKind = 'photo' | 'floorPlan';
/** A picture in its new position. */
export interface Arranged {
  id: string;
  alt: string;
}
export const arrangePictures = graphql(`
  mutation ArrangeListingPictures($id: ID!, $photos: [ArrangedPictureInput!]!, $floorPlans: [ArrangedPictureInput!]!, $seen: String, $key: String) {
    arrangeListingPictures(id: $id, photos: $photos, floorPlans: $floorPlans, seen: $seen, idempotencyKey: $key) { id }
  }`);
export const addPictureAddresses = graphql(`
  mutation AddListingPictures($id: ID!, $kind: ListingPictureKind!, $addresses: [String!]!, $key: String) { addListingPictures(id: $id, kind: $kind, addresses: $addresses, idempotencyKey: $key) { id } }`);

/** Names of a picture's fields: its description, its position from 1, and whether to remove it. */
export const fieldsOf = (kind: PictureKind, id: string) => ({
  alt: `alt-${kind}-${id}`,
  place: `place-${kind}-${id}`,
  gone: `${kind}-${id}`,
});
