export { startApi, type RunningApi } from './server.ts';
export { readSettings, SettingsError, type Settings } from './settings.ts';
export type { Service } from './service.ts';
export { openDatabase, type Database } from './database/public.ts';
export { account as serverAccount, findPostgres, freePort, startPrivateServer } from './database/private-server.ts';
export { startPrivateCluster } from './database/private-cluster.ts';
export { startWrites, type WriteLoad } from './write-load.ts';
export { suggest } from './locations/public.ts';
export { listingTile, readTileAddress, requestOf } from './tiles/public.ts';
export { deriveAlert } from './alerts/derive.ts';
export { matchingAlerts } from './alerts/match.ts';
export { fillSample, sampleAccounts } from './sample/public.ts';
export { findListings } from './listings/search-listings.ts';
export { moment } from './listings/search/clock.ts';
export { makeFolder } from './make-folder.ts';
export {
  operationProblems,
  type ConsumedOperation,
  type OperationProblem,
} from './graphql/consumers/operation-problems.ts';
export { schema as graphSchema } from './graphql/schema.ts';
