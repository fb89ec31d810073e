import { cardListingFields, type CardListing } from '@verandah/design';
import { document } from '@verandah/graph';
import type { PageListing } from './listing.ts';

interface ListingAnswer {
  readonly listingByUri: (PageListing & { readonly similar: readonly CardListing[]; readonly otherOfficeListings: readonly CardListing[] }) | null;
}

/** All of a listing's page in one request. */
export const readListing = document<ListingAnswer, { uri: string }>(`
  query ListingPage($uri: String!) {
    listingByUri(uri: $uri) {
      id uri canonicalUri statusType status tierType propertyType isExclusiveList title description listedAt
      priceDetails { shortDescription longDescription isHidden }
      address { street isHidden suburb stateCode postcode locationSlug latitude longitude timeZone }
      features { bedrooms bathrooms cars tags extraFeatures }
      landFeatures { area frontage depth crossOver }
      buildingFeatures { area isNewlyBuilt energyRating }
      ruralFeatures { label text }
      inspections { startsAt endsAt }
      auction { startsAt }
      saleDetails { isUnderOffer soldOn soldPrice }
      rentalDetails { bond availableOn leasedOn }
      media { photos { key width height colour alt } floorPlans { key width height colour alt } }
      videos { type url }
      documents { title url }
      agents { id username name title phone }
      office { id slug name phone brandColour }
      similar(take: 6) { ${cardListingFields} }
      otherOfficeListings(take: 3) { ${cardListingFields} }
    }
  }`);
