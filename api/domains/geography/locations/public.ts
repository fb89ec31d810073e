export { isAustralian } from './approximate/coast.ts';
export { drawApproximateBoundaries } from './approximate/draw.ts';
export { boundariesOf, boundaryCredit, writeBoundaries } from './boundary-store.ts';
export type { CachedBoundary } from './boundary-store.ts';
export { placeBoundary, placeSketch } from './boundary.ts';
export { builtInRegions, nearestRegion } from './built-in-regions.ts';
export { deriveAlertsJob } from './derive-alerts-job.ts';
export { findLocality, findNamesake, provisionalLocality } from './find-locality.ts';
export { thinRing } from './simplify.ts';
export { findSuburb, suburbBy } from './find-suburb.ts';
export { foldName } from './fold.ts';
export { localityByFormerSlug } from './former-slug.ts';
export { areaOf, extentOf, isInside, outlineOf, polygonsOf, signedArea } from './geometry.ts';
export type { Extent, Outline } from './geometry.ts';
export {
  localities,
  localitiesById,
  localityBySlug,
  surroundingLocalities,
  surroundingSuburbs,
} from './locality-store.ts';
export type { Locality } from './locality.ts';
export { LatLong, Location } from './location-types.ts';
export { misspeltNames } from './misspelt-names.ts';
export { namedSuburbs } from './named-suburbs.ts';
export { containsPosition, country, nearestPlaces, nearSuburbs } from './nearest.ts';
export type { NearPlace } from './nearest.ts';
export { findPlaceViews, namedRegionView, suburbView } from './place-view.ts';
export type { PlaceView } from './place-view.ts';
export { dropEmptyRegions, storeRegions } from './region-store.ts';
export type { Region } from './region-store.ts';
export { placeStationsJob } from './place-stations-job.ts';
export { preferredState } from './preferred-state.ts';
export { regionOf, regionSlug } from './region.ts';
export { liesIn, scopeKey } from './scope.ts';
export type { PlaceScope } from './scope.ts';
export { capitalOf, settingOf } from './setting.ts';
export { suburbLoader } from './suburb-loader.ts';
export type { SuburbLoader } from './suburb-loader.ts';
export type { Centre, Setting } from './setting.ts';
export { addressPositions } from './address-positions.ts';
export type { WantedAddress } from './address-positions.ts';
export { foldAddressStreet, foldUnit, readAddressNumber } from './address-number.ts';
export { suggestionKinds } from './suggest-kinds.ts';
export type { Bounds, Suggestion, SuggestionKind } from './suggest-kinds.ts';
export { fillMissingSuggestions, refreshListingSuggestions } from './suggest-listings.ts';
export { foldStreet, streetLabel } from './suggest-street.ts';
export { suggestPlaces } from './suggest.ts';
export { writeSuggestions } from './suggestion-rows.ts';
export type { SuggestionRow } from './suggestion-rows.ts';
export { suggestionResponse, suggestionOf } from './suggestion-response.ts';
export { refreshSuggestions } from './suggestions.ts';
export { refreshAllSurroundings, refreshSurroundings } from './surroundings.ts';
export { takePostcode } from './take-postcode.ts';
export { numberLike, typedNumber } from './typed-number.ts';
export { tidyName } from './tidy-name.ts';
export { timeZoneOf } from './time-zone.ts';
export { knownCentres, loadWellKnownSuburbs, wellKnownSuburbs } from './well-known-suburbs.ts';
