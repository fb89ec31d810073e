import { cardListingFragment } from '@verandah/design';
import { graphql } from '../../graphql.ts';

/** All data of a listing's page in one request. */
export const readListing = graphql(
  `query ListingPage($uri: String!) {
    listingByUri(uri: $uri) {
      id uri locationId canonicalUri statusType status tierType propertyType isExclusiveList title description listedAt
      priceDetails { shortDescription longDescription isHidden } priceReducedOn
      address { street isHidden suburb stateCode postcode locationSlug latitude longitude isApproximate timeZone }
      features { bedrooms bathrooms cars tags extraFeatures }
      landFeatures { area frontage depth crossOver }
      buildingFeatures { area isNewlyBuilt energyRating yearBuilt yearRenovated }
      ruralFeatures { label text }
      inspections { startsAt endsAt }
      registration { takesRegistrations isRequired hasAppointments }
      auction { startsAt }
      saleDetails { isUnderOffer setSaleOn setSaleAt auctionResult auctionedOn soldOn soldPrice loanPrice }
      rentalDetails { bond availableOn leasedOn isDepositTaken }
      media { photos { key width height colour alt } floorPlans { key width height colour alt } }
      videos { type url }
      documents { title url }
      agents { id username name title phone portrait reviewSummary { average count } }
      office { id slug name phone brandColour takesApplications takesOffers
        licences { stateCode number verifiedAt } }
      alsoListedBy { uri agents { name } office { name } }
      priceHistory { on kind price }
      suburbMedians { kind sold { median sampleSize } change rent { median sampleSize } quarters {
        from median sampleSize } }
      comparables(take: 6) {
        id uri propertyType priceDetails { shortDescription } address { street suburb stateCode postcode timeZone }
          features { bedrooms bathrooms cars }
        saleDetails { soldOn } media { photos { key colour alt } }
      }
      schools(take: 20) {
        areKnown measuredFrom results { id name kind sector suburb distanceMetres }
        nearest { level school { id name kind sector suburb distanceMetres } }
        catchments { level school { id name kind sector suburb distanceMetres } }
      }
      nearestStations(take: 3) { name lines distanceMetres latLong { latitude longitude } }
      topics(take: 5) { postId title uri replyCount isDiscussion }
      similar(take: 6) { ...CardListing }
      otherOfficeListings(take: 3) { ...CardListing }
    }
  }`,
  [cardListingFragment],
);
