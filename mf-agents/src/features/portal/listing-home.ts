import type { PropertyTypeName } from '@verandah/market';

/** A picture of a listing as its agent sees it. */
export interface HomePicture {
  /** Unique among the listing's pictures of its kind. */
  readonly id: string;
  /** Null until the picture has been downloaded. */
  readonly key: string | null;
  readonly width: number;
  readonly height: number;
  readonly colour: string;
  /** The agent's own description; '' for the page's default. */
  readonly alt: string;
  readonly source: string | null;
  /** Why the picture could not be downloaded. */
  readonly problem: string | null;
}

/** The property of a listing. The agent can edit it unless a feed sends the listing. Sizes in m², frontage in m. */
export interface ListingHome {
  readonly byFeed: boolean;
  readonly propertyType: PropertyTypeName;
  readonly suburb: string | null;
  readonly unit: string | null;
  readonly streetNumber: string | null;
  readonly street: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** The position is only the middle of the street or suburb: no pin has been placed. */
  readonly isApproximate: boolean;
  readonly landMetres: number | null;
  readonly frontageMetres: number | null;
  readonly buildingMetres: number | null;
  readonly video: string | null;
  readonly photos: readonly HomePicture[];
  readonly floorPlans: readonly HomePicture[];
}

const pictureFragment = /* GraphQL */ `fragment OwnListingPicture on OwnListingPicture { id key width height colour alt source problem }`;
export const homeFragment = [
  /* GraphQL */ `fragment OwnListingHome on OwnListing { home {
  byFeed propertyType suburb unit streetNumber street latitude longitude isApproximate landMetres frontageMetres buildingMetres video photos { ...OwnListingPicture } floorPlans { ...OwnListingPicture } } }`,
  pictureFragment,
];
