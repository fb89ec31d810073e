import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadGazetteer } from '../domains/geography/imports/gazetteer.ts';
import { type Database } from '../platform/database/public.ts';
import { testDatabase, testDatabaseUrl, type TestContents, type TestDatabase } from './test-database.ts';

/** Sources of the built-in localities: tables, and the code that reads and writes them. */
const sources = ['imports', 'locations'].map((name) => join(import.meta.dirname, '../domains/geography', name));

function version(): string {
  const hash = createHash('sha256');
  for (const folder of sources)
    for (const name of readdirSync(folder).toSorted())
      if (/(?<!\.test)\.(?:ts|csv)$/.test(name)) hash.update(name).update(readFileSync(join(folder, name)));
  return hash.digest('hex');
}

const builtInPlaces = (): TestContents => ({ name: 'places', version: version(), write: loadGazetteer });

/** A test's database with the 15,281 built-in localities. */
export const databaseWithPlaces = (): Promise<Database> => testDatabase(undefined, builtInPlaces());

/** The address of a database with them: an API started on it has nothing to load. */
export const databaseUrlWithPlaces = (): Promise<TestDatabase> => testDatabaseUrl(builtInPlaces());
