import { graphql } from '../../graphql.ts';

export type PictureKind = 'photo' | 'floorPlan';
export const arrangePictures = graphql(`
  mutation ArrangeListingPictures($id: ID!, $photos: [ArrangedPictureInput!]!, $floorPlans: [ArrangedPictureInput!]!,
    $seen: String, $key: String) {
    arrangeListingPictures(id: $id, photos: $photos, floorPlans: $floorPlans, seen: $seen,
      idempotencyKey: $key) { id updatedAt }
  }`);
export const addPictureAddresses = graphql(`
  mutation AddListingPictures($id: ID!, $kind: ListingPictureKind!, $addresses: [String!]!,
    $key: String) { addListingPictures(id: $id, kind: $kind, addresses: $addresses, idempotencyKey: $key) { id } }`);
export const changePictureKind = graphql(`
  mutation ChangeListingPictureKind($id: ID!, $pictureId: String!, $kind: ListingPictureKind!, $key: String) {
    changeListingPictureKind(id: $id, pictureId: $pictureId, kind: $kind, idempotencyKey: $key) { id }
  }`);

/** Names of a picture's fields: its description, and whether to remove it. */
export const fieldsOf = (kind: PictureKind, id: string) => ({
  alt: `alt-${kind}-${id}`,
  gone: `${kind}-${id}`,
});
/** Name of the fields that hold the ids of a kind's pictures, in their order. */
export const orderField = (kind: PictureKind) => `order-${kind}`;

/** Value of the button that moves a picture: 'photo h2 earlier'. */
export const moveValue = (kind: PictureKind, id: string, by: -1 | 1): string =>
  `${kind} ${id} ${by === -1 ? 'earlier' : 'later'}`;

/** Ids with one of them at another index. */
export function moveId(ids: readonly string[], id: string, to: number): readonly string[] {
  const others = ids.filter((each) => each !== id);
  const index = Math.min(Math.max(to, 0), others.length);
  return others.length === ids.length ? ids : [...others.slice(0, index), id, ...others.slice(index)];
}
