import { graphql, type CollectionsQuery } from '../../graphql.ts';

/** A collection in the overview. */
export type ListedCollection = CollectionsQuery['collections'][number];

/** Three photographs of each collection. */
export const readCollections = graphql(
  `query Collections($username: String!, $imageCount: Int!) {
    collections(username: $username, imageCount: $imageCount) {
      id name uri isPublic viewerRole
      coverPhotos { key colour alt }
      listings { listingId }
      contributors { owner { name } collaborators { name } }
    }
  }`,
  [],
  { cached: false },
);
