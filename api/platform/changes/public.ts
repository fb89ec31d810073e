export { FactCache, readEach } from './facts.ts';
export type { FactKind, Facts } from './facts.ts';
export { listingsNear, pageKinds, PageReads, queryReads } from './page-reads.ts';
export { changeRoutes } from './routes.ts';
