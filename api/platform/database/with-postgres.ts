import { findPostgres } from './private-server.ts';

/**
 * A test that starts PostgreSQL servers of its own: connections that break, replicas, locks of several processes are of
 * a server only. On a machine without PostgreSQL it is skipped, since the product installs and tests itself there too,
 * on the embedded engine.
 */
export const withPostgres = findPostgres() === undefined ? test.skip : test;
