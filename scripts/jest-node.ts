// Environment of `.test.ts`: Node, with the embedded database's compiled code.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const database = createRequire(join(import.meta.dirname, '../api/package.json')).resolve('@electric-sql/pglite');

/**
 * WebAssembly of the embedded database. V8 shares machine code among all threads of a process that compile the same
 * bytes, as long as a reference exists: referenced across test files, it is compiled and optimised once rather than for
 * every database.
 */
export const program = new WebAssembly.Module(readFileSync(join(database, '../pglite.wasm')));

export { TestEnvironment as default } from 'jest-environment-node';
