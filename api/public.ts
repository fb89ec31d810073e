export { startApi, type RunningApi } from './app/server.ts';
export { readSettings, SettingsError, type Settings } from './platform/settings/public.ts';
export type { Service } from './platform/service.ts';
export {
  databaseOver,
  keepLocalServer,
  migrate,
  openDatabase,
  openServerPool,
  productMigrations,
  type Database,
} from './platform/database/public.ts';
export { FactCache, pageKinds } from './platform/changes/public.ts';
export { suburbLoader, suggest } from './domains/geography/locations/public.ts';
export { listingTile } from './domains/geography/map/public.ts';
export { readTileAddress, requestOf } from './domains/geography/map/public.ts';
export { deriveAlert } from './domains/saved/alerts/public.ts';
export { matchingAlerts } from './domains/saved/alerts/public.ts';
export { fillSample, sampleAccounts } from './app/sample/public.ts';
export { findListings } from './domains/listings/public.ts';
export { moment } from './platform/moment.ts';
export { makeFolder } from './platform/make-folder.ts';
export { operationProblems, type ConsumedOperation, type OperationProblem } from './protocols/graphql/public.ts';
export { rowsFields, schema as graphSchema, statementsOf } from './protocols/graphql/public.ts';
export { pointsPerMillisecond, speedOfCore } from './platform/rate-limits/public.ts';
