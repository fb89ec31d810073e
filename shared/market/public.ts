export * from './vocabulary/activities.ts';
export * from './vocabulary/auction-results.ts';
export * from './vocabulary/features.ts';
export * from './vocabulary/listing-kinds.ts';
export * from './vocabulary/listing-report-reasons.ts';
export * from './vocabulary/modes.ts';
export { propertyTypeWords } from './vocabulary/property-type-words.ts';
export * from './vocabulary/property-types.ts';
export * from './vocabulary/question-topics.ts';
export * from './vocabulary/security-events.ts';
export * from './vocabulary/sorts.ts';
export * from './vocabulary/states.ts';
export * from './vocabulary/traits.ts';

export type * from './search/listing-search.ts';
export type * from './vocabulary/search-context.ts';
export { activeFilters, type ActiveFilter } from './search/active-filters.ts';
export { boundsAround } from './search/area-filter.ts';
export { anyCount, countFilter, countValues } from './search/count-filter.ts';
export {
  datesEntries,
  datesFromEntries,
  isSearchedDay,
  modesWithDates,
  mostDays,
  noDates,
} from './search/dates-filter.ts';
export { emptySearch } from './search/empty-search.ts';
export {
  officeId,
  toListingSearchQuery,
  type CountInput,
  type DatesInput,
  type ListingSearchQuery,
  type SearchLocation,
} from './search/listing-search-query.ts';
export { foldText, keywordsOf, longestKeyword, mostKeywords, normalKeywords } from './search/keywords.ts';
export { listedDays, listedWithinLabel, listedWithinOf, type ListedDays } from './search/listed-within.ts';
export { nearBands, travelMinutes, travelModes, type TravelMode } from './search/near-bands.ts';
export { metresBetween } from './search/metres-between.ts';
export { distanceText, nearDistance } from './search/near-distance.ts';
export {
  isTravel,
  longestPointName,
  nearLabel,
  normalNear,
  pointName,
  reachLabel,
  readNear,
  readReach,
  writeNear,
  writeReach,
} from './search/near-filter.ts';
export { ringAround } from './search/near-ring.ts';
export { searchedPoint } from './search/point-search.ts';
export { isSlug, isSortOf, normalFilters, normaliseSearch, type SearchFilters } from './search/normalise-search.ts';
export { otherModes, type OtherMode } from './search/other-modes.ts';
export { pagePositionCode } from './search/page-position.ts';
export { pageOf, pageSize, paginate, type Pagination } from './search/pagination.ts';
export { largestEnd } from './search/range-filter.ts';
export { resultCount, resultCountText } from './search/result-count.ts';
export { switchMode } from './search/switch-mode.ts';
export { pictureAddress, tileAddress } from './search/tile-address.ts';
export { pageTitle, searchTitle } from './search/title.ts';
export { wholeCountry } from './search/whole-country.ts';
export { mayTouch, wellKnownTextOfBounds, wellKnownTextOfShapes } from './search/well-known-text.ts';

export {
  agentAddress,
  agentFinderAddress,
  askAddress,
  blogAuthorAddress,
  companyAddress,
  locationAddress,
  postAddress,
  questionAddress,
  questionsAddress,
  questionTopicAddress,
  vendorReviewAddress,
  writeReviewAddress,
} from './address/area-address.ts';
export { buildAddress, type AddressOptions } from './address/build.ts';
export { appraisalAddress, homeValuePath, ownHomeAddress, ownHomesPath } from './address/home-value-address.ts';
export { calendarAddress } from './address/calendar-address.ts';
export {
  compareHomesAddress,
  compareHomesField,
  compareHomesPath,
  mostCompared,
} from './address/compare-homes-address.ts';
export { defaultLocation } from './address/default-location.ts';
export { emailAlertAddress, emailAlertPath } from './address/email-alert-address.ts';
export { placeName, postalName } from './address/place-name.ts';
export { searchFeedAddress } from './address/feed-address.ts';
export {
  inspectionsAddress,
  inspectionsPath,
  planCalendarAddress,
  readHomeIds,
  registerAddress,
} from './address/inspections-address.ts';
export { listingAddress } from './address/listing-address.ts';
export {
  locationIndexPath,
  locationIndexTypes,
  locationTabs,
  readLocationIndexPath,
  type LocationIndexAddress,
  type LocationIndexType,
  type LocationTab,
} from './address/location-index.ts';
export { officeAddress } from './address/office-address.ts';
export { ownPath, sitePath } from './address/own-path.ts';
export { renewAddress, renewPath } from './address/renew-address.ts';
export { parseAddress, renewedAddress, type ParsedAddress } from './address/parse.ts';
export {
  locationReviewAddress,
  placeIdentifier,
  placeResultsAddress,
  streetAddress,
  writeLocationReviewAddress,
} from './address/place-address.ts';
export { propertyAddress, propertyAddressOf, propertySlug } from './address/property-address.ts';
export { searchQueryNames } from './address/query-filters.ts';
export { searchRoutes } from './address/routes.ts';

export { compactPrice } from './prices/compact-price.ts';
export { isRental, pathPriceLimit } from './prices/limits.ts';
export { formatMoney, groupDigits } from './prices/money.ts';
export {
  maximumPrice,
  maximumPriceOptions,
  minimumPriceOptions,
  priceOptions,
  type PriceOption,
} from './prices/options.ts';
export { priceLabel, priceRangeLabel } from './prices/price-label.ts';
export { isValidPrice, suggestPrice } from './prices/typed-price.ts';

export { availableText } from './dates/available-text.ts';
export { formatDate, formatDay, formatTime, isCalendarDay, localDate, siteTimeZone } from './dates/day.ts';
export { inspectionText } from './dates/inspection.ts';
export {
  fullestDay,
  mostPlanned,
  openDays,
  planInspections,
  type InspectionPlan,
  type OpenDay,
  type OpenHome,
  type PlannedVisit,
} from './inspections/inspection-plan.ts';
export { localTime } from './dates/local-time.ts';
export { momentInZone } from './dates/moment-in-zone.ts';
export { anyTime, pickerDays, type PickerDay } from './dates/picker.ts';
export { listedText } from './dates/listed-text.ts';
export { relativeOrShortDate } from './dates/relative-date.ts';

export { addressText, hiddenStreet, type PropertyAddress } from './labels/address-text.ts';
export { plural } from './labels/plural.ts';
export { countLabel } from './labels/count-label.ts';
export { onceKey } from './labels/once-key.ts';
export { australianPhone, phoneAddress, phoneText } from './labels/phone.ts';
export {
  checkEnquiry,
  emptyEnquiry,
  enquiryFieldNames,
  enquiryFields,
  enquiryParts,
  formText,
  type EnquiryField,
  type EnquiryFields,
  type EnquiryProblems,
} from './enquiry/sender.ts';
export { locationLabel, locationSlug, slugText, type LocationParts } from './labels/location-label.ts';

export { cookieName, cookieNames } from './cookies/cookie-name.ts';
export { playerOf, playerOrigins, type Player } from './media/player.ts';
export {
  photoAddress,
  photoFormats,
  photoSources,
  photoWidths,
  plainPhotoAddress,
  type PhotoFormat,
  type PhotoWidth,
} from './media/photo.ts';
export {
  isSignInFailure,
  signInFailure,
  signInFailureWords,
  type FailedSignIn,
  type SignInFailureCode,
} from './labels/sign-in-failure.ts';
export { carriesProviderReturn, providerReturnCookie, withoutProviderReturn } from './address/provider-return.ts';

export {
  applicationRules,
  permittedProfile,
  retentionDays,
  unusedDays,
  type ApplicationRules,
} from './renting/application-rules.ts';
export {
  applicationStatuses,
  isOpenApplication,
  officeDecisions,
  statusesBefore,
  type ApplicationStatus,
} from './renting/application-status.ts';
export { checkProfile, missingFields, type ProfileProblems } from './renting/check-profile.ts';
export {
  documentKinds,
  documentTypes,
  emptyProfile,
  mostDocumentBytes,
  mostDocuments,
  profileField,
  profileFieldNames,
  profileGroups,
  type DocumentKind,
  type ProfileFieldName,
  type RentalProfile,
} from './renting/profile-fields.ts';
export {
  applyAddress,
  rentalApplicationAddress,
  rentalProfileAddress,
  rentingAddress,
} from './renting/renting-addresses.ts';
export { newOfferAddress, offerAddress, offersAddress } from './offers/offer-addresses.ts';
export {
  isOpenOffer,
  offerDecisions,
  offerStatuses,
  offerStatusesBefore,
  type OfferStatus,
} from './offers/offer-status.ts';
export {
  checkOffer,
  emptyOffer,
  financeKinds,
  labelledTerms,
  mostConditions,
  offerFieldNames,
  offerIsIntent,
  offerTerms,
  type FinanceKind,
  type OfferFields,
  type OfferProblems,
  type OfferTerms,
} from './offers/offer-terms.ts';
