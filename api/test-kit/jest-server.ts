// Before all tests of a run: their PostgreSQL server.
export { startTestServer as default } from '../platform/database/test-database.ts';
