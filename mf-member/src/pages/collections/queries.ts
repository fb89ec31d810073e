import type { CardPhoto } from '@verandah/design';
import { graphql } from '../../graphql.ts';

/** A collection in the overview. */
export interface ListedCollection {
  readonly id: string;
  readonly name: string;
  readonly uri: string;
  readonly isPublic: boolean;
  readonly viewerRole: 'owner' | 'collaborator' | 'reader';
  readonly coverPhotos: readonly CardPhoto[];
  readonly listings: readonly { readonly listingId: string }[];
  readonly contributors: {
    readonly owner: { readonly name: string };
    readonly collaborators: readonly { readonly name: string }[];
  };
}

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
  { kept: false },
);
