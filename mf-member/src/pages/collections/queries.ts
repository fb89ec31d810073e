import type { CardPhoto } from '@verandah/design';
import { document } from '@verandah/graph';

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
export const readCollections = document<
  { readonly collections: readonly ListedCollection[] },
  { username: string; imageCount: 3 }
>(
  `
  query Collections($username: String!, $imageCount: Int!) {
    collections(username: $username, imageCount: $imageCount) {
      id name uri isPublic viewerRole
      coverPhotos { key colour alt }
      listings { listingId }
      contributors { owner { name } collaborators { name } }
    }
  }`,
  { kept: false },
);
