export { readSettings, SettingsError } from './settings.ts';
export type { HostSettings } from './settings.ts';
export { assembleDocument } from './server/document.ts';
export { buildReleaseSet } from './server/release-set.ts';
export { loadShell } from './server/shell.ts';
export { startHost } from './server/start-host.ts';
export type { SetRelease } from './server/release-set.ts';
export type { RenderLimits, RunningHost } from './server/start-host.ts';
