/**
 * The names that the product's entities have in every interface, by type of the graph API. Where the graph API's own
 * type has another name it stands behind the entity's. Nested names are paths.
 */
export const sourceNames: Readonly<Record<string, readonly string[]>> = {
  Location: ['id', 'name', 'state.name', 'zipCode.name', 'uri', 'slug', 'suburb', 'type', 'stateCode', 'postcode', 'latLong', 'surroundingSuburbIds', 'medians', 'wellKnownText'],
  LocationOverview: ['ratings', 'pros', 'cons', 'reviews', 'popularQuestions', 'unansweredQuestions'],
  LocationReview: ['comments'],
  Listing: [
    'id', 'statusType', 'listingType', 'tierType', 'propertyType', 'isExclusiveList', 'uri', 'canonicalUri', 'title', 'description', 'priceDetails.longDescription', 'priceDetails.shortDescription',
    'address.street', 'address.suburb', 'address.stateCode', 'address.postcode', 'address.latitude', 'address.longitude',
    'features.bathrooms', 'features.bedrooms', 'features.cars', 'features.tags', 'features.extraFeatures', 'landFeatures', 'buildingFeatures', 'ruralFeatures', 'inspections', 'auction',
    'saleDetails.auctionOn', 'saleDetails.isUnderOffer', 'saleDetails.soldOn', 'saleDetails.loanPrice', 'rentalDetails.bond', 'rentalDetails.availableOn', 'rentalDetails.leasedOn',
    'media.photos', 'media.floorPlans', 'videos', 'documents', 'agents', 'office', 'seo',
  ],
  Alerts: ['results', 'unseenListingCount'],
  Alert: [
    'id', 'name', 'description', 'unseenListingIds', 'unseenListingCount', 'filter', 'searchParams', 'coverPhoto', 'pageElementPosition',
    'mode', 'bedrooms', 'propertyTypes', 'isSurroundSearch', 'priceMaximum', 'bathrooms', 'carSpaces', 'shape.id', 'shape.polyline', 'shape.wellKnownText',
  ],
  SearchParams: [
    'sortBy', 'paging.skip', 'paging.take', 'searchMode', 'context', 'propertyTypes', 'propertyFeatures',
    'locationSearchContext.searchLocations.id', 'locationSearchContext.searchLocations.name', 'locationSearchContext.searchLocations.stateCode',
    'locationSearchContext.includeSurroundingSuburbs', 'locationSearchContext.officeId', 'locationSearchContext.wellKnownText',
    'bathrooms.only', 'bathrooms.min', 'bedrooms.only', 'bedrooms.min', 'carSpaces.only', 'carSpaces.min', 'landSize.min', 'landSize.max', 'frontageSize.min', 'frontageSize.max',
    'price.min', 'price.max', 'auction.dates', 'auction.forthcoming', 'inspection.dates', 'inspection.forthcoming', 'isUnderOffer',
  ],
  ListingSearchQuery: [
    'sortBy', 'paging.skip', 'paging.take', 'searchMode', 'propertyTypes', 'propertyFeatures',
    'locationSearchContext.searchLocations.id', 'locationSearchContext.searchLocations.name', 'locationSearchContext.searchLocations.stateCode',
    'locationSearchContext.includeSurroundingSuburbs', 'locationSearchContext.officeId', 'locationSearchContext.wellKnownText',
    'bathrooms.only', 'bathrooms.min', 'bedrooms.only', 'bedrooms.min', 'carSpaces.only', 'carSpaces.min', 'landSize.min', 'landSize.max', 'frontageSize.min', 'frontageSize.max',
    'price.min', 'price.max', 'auction.dates', 'auction.forthcoming', 'inspection.dates', 'inspection.forthcoming', 'isUnderOffer',
  ],
  SavedSearchFilter: ['beds.min', 'beds.only', 'baths.min', 'baths.only', 'carSpaces.min', 'carSpaces.only', 'locationIds', 'price.max', 'price.min', 'propertyTypes', 'searchMode'],
  SavedSearchFilterInput: ['beds.min', 'beds.only', 'baths.min', 'baths.only', 'carSpaces.min', 'carSpaces.only', 'locationIds', 'price.max', 'price.min', 'propertyTypes', 'searchMode'],
  ListingSearchResult: ['total', 'prices.filtered.median', 'pagination.currentPage', 'pagination.totalPages', 'pagination.skip', 'pagination.take', 'pagination.pageSize'],
  Aggregations: ['beds', 'baths', 'cars', 'propertyTypes', 'priceHistogram', 'auctionDates', 'inspectionDates'],
  Collection: [
    'id', 'name', 'isPublic', 'uri', 'createdOn', 'modifiedOn', 'pendingInvites', 'coverPhotos', 'listings.listingId', 'listings.memberIdWhoAdded',
    'listings.reactions.reactionType', 'listings.reactions.comment', 'listings.reactions.userId',
    'contributors.owner.memberId', 'contributors.owner.username', 'contributors.owner.name', 'contributors.owner.avatar', 'contributors.collaborators.memberId', 'contributors.collaborators.username',
    'contributors.collaborators.name', 'contributors.collaborators.avatar',
  ],
  Agent: [
    'id', 'username', 'name', 'tier', 'bio', 'contactDetails', 'office', 'reviewSummary', 'performance', 'socialLinks', 'servicedLocations', 'areasOfExpertise', 'followers', 'following',
  ],
  AgentTransaction: ['id', 'agentId'],
  Question: ['postId', 'title', 'content', 'isDiscussion', 'isVisible', 'replies.votes', 'replies.comments', 'followerCount'],
  UserProfile: ['reviewCount', 'questionCount', 'answerCount', 'discussionCount', 'score', 'isCurrentUserAdmin', 'isViewingOwnProfile', 'isAgent', 'id', 'username'],
};
