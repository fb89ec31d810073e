export { EntityCache, readEach } from './cached-entities.ts';
export type { EntityKind, CachedEntities } from './cached-entities.ts';
export { listingsNear, pageKinds, PageReads, queryReads } from './page-reads.ts';
export { changeRoutes } from './routes.ts';
