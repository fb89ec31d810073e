export { startApi, type RunningApi } from './server.ts';
export { readSettings, SettingsError, type Settings } from './settings.ts';
export type { Service } from './service.ts';
export { openDatabase, type Database } from './database/public.ts';
export { fillSample } from './sample/public.ts';
export { findListings } from './listings/search-listings.ts';
export { moment } from './listings/search/clock.ts';
export { makeFolder } from './make-folder.ts';
