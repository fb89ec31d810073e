export { listingResponses } from './responses/listing-response.ts';
export { emptyDocument } from './document.ts';
export type { StoredDocument, StoredPhoto } from './document.ts';
export { listingIdByUri } from './find-listings.ts';
export { isCompleted, isOnOffer } from './listing-change.ts';
export type { ListingChange, ListingSubscriber } from './listing-change.ts';
export { listingShape, statusType, tierName, tierType } from './listing-view.ts';
export type { InspectionView, ListingView, OfficeView, TierName } from './listing-view.ts';
export { comingInspections, listingItem, mailPicture } from './mail-item.ts';
export { listingLoaders, listingsInOrder, presentOf } from './loaders.ts';
export { homeKindOf, homeKinds, leastSample } from './medians/median.ts';
export { refreshPastSales } from './medians/past-sales.ts';
export { mediansOf } from './medians/rules.ts';
export { HomeKindEnum, PlaceMediansType } from './medians/schema.ts';
export { addressHistory } from './price-history/rules.ts';
export { PriceEventType } from './price-history/schema.ts';
export { moneyIn } from './money.ts';
export { locationSearch, officeId, wellKnownText } from './operations/search-shape.ts';
export { officesById } from './people-store.ts';
export { busy, fileMissing, pictureMessage, problemOf } from './pictures/problem.ts';
export type { PictureProblem } from './pictures/problem.ts';
export { atMoment, fileOf, filesIn, fileSource, isFileName, withoutMoment } from './pictures/source.ts';
export { changePhotos, fetchPicturesJob, wantPictures } from './pictures/want.ts';
export { contactAgent } from './price.ts';
export { forbidsGuide, priceLawBreach } from './price-law.ts';
export type { PriceLawBreach } from './price-law.ts';
export {
  AuctionResultType,
  ListingClass,
  ListingStatus,
  ListingStatusType,
  ListingTier,
  PropertyFeature,
  PropertyTypeEnum,
} from './schema/enums.ts';
export { Agent, Inspection, LabelledText, Office, Photo } from './schema/listing-parts.ts';
export { Listing } from './schema/listing.ts';
export {
  CountInput as CountInputType,
  ListingSearchQuery,
  RangeInput as RangeInputType,
} from './schema/search-inputs.ts';
export { Count, Range, SearchParams } from './schema/search-params.ts';
export type { SearchLocationView, SearchParamsView } from './schema/search-params.ts';
export { Pagination } from './schema/search-result.ts';
export { findListings } from './search-listings.ts';
export {
  mergeListingsJob,
  mergeStoredListings,
  refreshPassedSearchRows,
  refreshSearchRows,
  renewSearchRows,
  renewSearchRowsJob,
} from './search-row.ts';
export { areaCondition } from './search/area-condition.ts';
export { allBut, filtersOf, studio } from './search/conditions.ts';
export { allOf } from './search/condition.ts';
export type { Filters } from './search/conditions.ts';
export type { Condition } from './search/condition.ts';
export { dayBits, firstDay } from './search/date-conditions.ts';
export { searchListings } from './search/plan.ts';
export { keywordQuery } from './search/keywords-condition.ts';
export { bandCondition } from './search/price-step.ts';
export { countOnMap } from './search/map-count.ts';
export { resolvePlaces } from './search/places.ts';
export { readFilters } from './search/read-filters.ts';
export { readSearch } from './search/read-search.ts';
export { inModeOf, mergedModes, modeNumbers } from './search/relation.ts';
export type { SearchFilter } from './search/search-filter.ts';
export type { CountInput, NearInput, RangeInput, SearchInput } from './search/search-input.ts';
export { wantsNothing, type SearchArea, type SearchRequest } from './search/search-request.ts';
export { settleCounts } from './search/settle-counts.ts';
export type { InspectionColumns, ListingColumns, PriceColumns, StoredListing } from './stored-listing.ts';
export { firstReducedDay } from './search/traits.ts';
export { cornersOf, readWellKnownText } from './search/well-known-text.ts';
export { openTravelAreas, openTravelTimes } from './travel/open-travel-areas.ts';
export { noTravelTimes } from './travel/travel-areas.ts';
export type { TravelAreas } from './travel/travel-areas.ts';
export { listingUri } from './uri.ts';
export { listingViews } from './view.ts';
export { withheldWords } from './withheld-words.ts';
export type { WithheldWords } from './withheld-words.ts';
export { revealsStreet, withholdStreet } from './withhold.ts';
