export { readSettings, SettingsError } from './settings.ts';
export type { HostSettings } from './settings.ts';
export { startHost } from './server/start-host.ts';
export type { RenderLimits, RunningHost } from './server/start-host.ts';
