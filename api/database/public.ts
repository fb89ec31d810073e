export { openDatabase, openDatabases } from './database.ts';
export type { Database, Databases, OnStatement, OpenOptions, Servers, Took } from './database.ts';
export { addressProblem } from './cluster/addresses.ts';
export { onPrimary, readAnywhere, withReading, type Reading } from './cluster/reading.ts';
export { readPosition, writePosition, type Position } from './cluster/position.ts';
export { inTransaction } from './in-transaction.ts';
export { poolUse } from './pool-use.ts';
export { DatabaseProblem } from './pool.ts';
export { testDatabase } from './test-database.ts';
