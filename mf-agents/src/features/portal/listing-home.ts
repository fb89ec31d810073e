import type { OwnListingPictureFragment, OwnListingHomeFragment } from '../../graphql.ts';

/**
 * A picture of a listing as its agent sees it: without `key` until it has been downloaded, with the reason in `problem`
 * if it could not be; `alt` is the agent's own description, '' for the page's default.
 */
export type HomePicture = OwnListingPictureFragment;

/**
 * The property of a listing. The agent can edit it unless a feed sends the listing. Sizes in m², frontage in m. An
 * approximate position is the middle of the street or suburb: no pin has been placed.
 */
export type ListingHome = OwnListingHomeFragment['home'];

const pictureFragment = /* GraphQL */ `fragment OwnListingPicture on OwnListingPicture { id key width height colour alt source problem }`;
export const homeFragment = [
  /* GraphQL */ `fragment OwnListingHome on OwnListing { home {
  byFeed propertyType suburb unit streetNumber street latitude longitude isApproximate landMetres frontageMetres buildingMetres video photos { ...OwnListingPicture } floorPlans { ...OwnListingPicture } } }`,
  pictureFragment,
];
