export { startApi, type RunningApi } from './app/server.ts';
export { readSettings, SettingsError, type Settings } from './platform/settings/public.ts';
export type { Service } from './platform/service.ts';
export {
  databaseOver,
  superviseLocalServer,
  locks,
  migrateDatabase,
  openDatabase,
  openDatabases,
  openServerPool,
  productMigrations,
  vacuumTables,
  type Database,
} from './platform/database/public.ts';
export { EntityCache, pageKinds } from './platform/changes/public.ts';
export { listingTile, readTileAddress, requestOf } from './domains/geography/map/public.ts';
export { deriveAlert, matchingAlerts } from './domains/saved/alerts/public.ts';
export { momentAt } from './platform/moment.ts';
export { makeFolder } from './platform/make-folder.ts';
export { operationProblems, type OperationProblem } from './protocols/graphql/public.ts';
export { rowsFields, schema as graphSchema, statementsOf } from './protocols/graphql/public.ts';
export { pointsPerMillisecond, speedOfCore } from './platform/rate-limits/public.ts';
// Parts of a sample market (tools/sample).
export { listingSubscribers } from './domains/listing-subscribers/public.ts';
export { agentFactors, refreshRankings } from './domains/agencies/public.ts';
export { placeFactors, type PlaceFactor, type PlaceRelation } from './domains/community/public.ts';
export { importBuiltInBoundaries, loadGazetteer } from './domains/geography/imports/public.ts';
export {
  isInside,
  polygonsOf,
  refreshSuggestions,
  suburbLoader,
  suggestPlaces,
  wellKnownSuburbs,
  type Outline,
  type Setting,
} from './domains/geography/locations/public.ts';
export {
  findListings,
  listingUri,
  refreshPastSales,
  refreshSearchRows,
  settleCounts,
  wantsNothing,
  type StoredDocument,
  type StoredPhoto,
} from './domains/listings/public.ts';
export { originalsOf, storeDrawing, type Original } from './domains/media/public.ts';
export { avatarFiles, createMember, memberByEmail } from './domains/members/public.ts';
