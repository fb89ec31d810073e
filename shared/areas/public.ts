export type { AreaClass, AreaContract, NavigationEntry } from './area.ts';
export type { AreaModule, AreaProps, AreaServices, Preparation, PreparedPage } from './browser-area.ts';
export type { PersistedOperation, ReleaseFile, ReleaseManifest } from './manifest.ts';
export { matchRoute } from './match-page.ts';
export type { Routed, RouteMatch } from './match-page.ts';
export { ownsAddress } from './owns-address.ts';
export { definePage } from './page.ts';
export type { FormFields, Head, Loaded, Page, PageRequest, SessionFacts } from './page.ts';
export type { RenderRequest, RenderResult, ServerArea } from './server-area.ts';
