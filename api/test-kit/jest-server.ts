// Before all tests of a run: their PostgreSQL server.
export { startTestServer as default } from './test-database.ts';
