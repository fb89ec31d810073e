export { startApi, type RunningApi } from './server.ts';
export { readSettings, SettingsError, type Settings } from './settings.ts';
export type { Service } from './service.ts';
