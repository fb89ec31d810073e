export { findLocality, provisionalLocality } from './find-locality.ts';
export type { NamedPlace } from './find-locality.ts';
export { foldName } from './fold.ts';
export { loadGazetteer } from './gazetteer.ts';
export type { Locality } from './locality.ts';
export { localitiesById, localitiesBySlug, localityBySlug, surroundingLocalities } from './locality-store.ts';
export type { Setting } from './setting.ts';
export { suggest } from './suggest.ts';
export type { Suggestion, SuggestionKind } from './suggest.ts';
