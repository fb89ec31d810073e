export { PageReads, queryReads } from './page-reads.ts';
export { changeRoutes } from './routes.ts';
