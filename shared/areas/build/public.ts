export { buildArea } from './build-area.ts';
export type { BuiltArea } from './built-area.ts';
export { common, minimizers, styleFiles } from './configuration.ts';
export { integrityGlobal, IntegrityPlugin } from './integrity-plugin.ts';
export { scripts, styles } from './rules.ts';
export { runWebpack } from './run-webpack.ts';
export { sealRelease } from './seal-release.ts';
export { loadServerBundle } from './server-bundle.ts';
export { sharedRanges, sharedVersions } from './shared-modules.ts';
