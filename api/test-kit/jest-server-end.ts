// After all tests of a run: stops their PostgreSQL server.
export { stopTestServer as default } from './test-database.ts';
