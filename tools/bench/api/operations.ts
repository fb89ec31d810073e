/**
 * The operations of the site's pages, with their own texts: cards and facets of results, a whole listing, a location,
 * and what members do.
 */
const card = `id uri statusType tierType propertyType listedAt priceDetails { shortDescription } address { street suburb stateCode postcode timeZone }
  features { bedrooms bathrooms cars } landFeatures { area } inspections { startsAt endsAt } auction { startsAt } saleDetails { isUnderOffer soldOn } rentalDetails { availableOn isPetFriendly leasedOn }
  media { photos { key width height colour alt } } agents { id name } office { id name brandColour logo }`;

export const operations = {
  search: `query Results($query: ListingSearchQuery!, $places: [String!]!) {
    locations(identifiers: $places) { slug label name stateCode latLong { latitude longitude } }
    listingSearch(query: $query) {
      total exactTotal pagination { currentPage totalPages skip } prices { filtered { median } } results { ${card} }
      aggregations { beds { value count } baths { value count } cars { value count } propertyTypes { value count } priceHistogram { min max count } auctionDates { date count } inspectionDates { date count } }
    }
  }`,
  listing: `query ListingPage($uri: String!) {
    listingByUri(uri: $uri) {
      ${card} canonicalUri status isExclusiveList title description
      buildingFeatures { area isNewlyBuilt energyRating } ruralFeatures { label text } rentalDetails { bond availableOn } videos { type url } documents { title url }
      similar(take: 6) { ${card} } otherOfficeListings(take: 3) { ${card} }
    }
  }`,
  location: `query Place($identifier: String!) {
    locationOverview(identifier: $identifier) {
      location { slug label } ratings { average count } pros { text count } cons { text count } reviews(take: 5) { total results { id title text rating } }
      popularQuestions { postId title } surroundingSuburbs { slug label } listings(take: 6) { ${card} }
    }
  }`,
  follow:
    'mutation Follow($kind: FollowKind!, $targetId: ID!) { follow(kind: $kind, targetId: $targetId) { followerCount isFollowing } }',
  unfollow:
    'mutation Unfollow($kind: FollowKind!, $targetId: ID!) { unfollow(kind: $kind, targetId: $targetId) { followerCount isFollowing } }',
  helpful:
    'mutation Helpful($reviewId: ID!, $helpful: Boolean!) { markLocationReviewHelpful(reviewId: $reviewId, helpful: $helpful) { helpfulCount } }',
} as const;
