// Where `.test.ts` runs: in Node, with the embedded database's machine code at hand.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const database = createRequire(join(import.meta.dirname, '../api/package.json')).resolve('@electric-sql/pglite');

/**
 * The program of the embedded database. V8 shares its machine code among all threads of a process that compile the same
 * bytes, for as long as somebody holds it: held from one test file to the next, it is compiled and optimised once and
 * not for every database.
 */
export const program = new WebAssembly.Module(readFileSync(join(database, '../pglite.wasm')));

export { TestEnvironment as default } from 'jest-environment-node';
