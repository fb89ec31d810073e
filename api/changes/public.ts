export { PageReads } from './page-reads.ts';
export { readsOf, readsPlugin } from './reads-header.ts';
export { changeRoutes } from './routes.ts';
