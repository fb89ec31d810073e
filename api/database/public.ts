export { impatient, openDatabase } from './database.ts';
export type { Database, OnStatement, OpenOptions } from './database.ts';
export { inTransaction } from './in-transaction.ts';
export { DatabaseProblem } from './pool.ts';
export { testDatabase } from './test-database.ts';
