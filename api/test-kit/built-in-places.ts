import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadGazetteer } from '../domains/location-imports/gazetteer.ts';
import { testDatabase, testDataFolder, type Database, type TestContents } from '../platform/database/public.ts';

/** What the built-in localities are made from: tables, and the code that reads and writes them. */
const sources = ['location-imports', 'locations'].map((name) => join(import.meta.dirname, '../domains', name));

function version(): string {
  const hash = createHash('sha256');
  for (const folder of sources)
    for (const name of readdirSync(folder).toSorted())
      if (/(?<!\.test)\.(?:ts|csv)$/.test(name)) hash.update(name).update(readFileSync(join(folder, name)));
  return hash.digest('hex');
}

const builtInPlaces = (): TestContents => ({ name: 'places', version: version(), write: loadGazetteer });

/** A test's database with the 15,281 built-in localities, which take the embedded engine fifteen seconds. */
export const databaseWithPlaces = (): Promise<Database> => testDatabase(undefined, builtInPlaces());

/** Lays them into a data folder: a service that is started there has nothing to load. */
export const folderWithPlaces = (dataDir: string): Promise<void> => testDataFolder(dataDir, builtInPlaces());
