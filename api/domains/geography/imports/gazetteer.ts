import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../../../platform/database/public.ts';
import { loadWellKnownSuburbs } from '../locations/public.ts';
import { importLocalities } from './import-localities.ts';

/** Written by `write-localities.ts` from the built-in boundaries, which have the source and its licence. */
export const builtInLocalitiesFile = join(import.meta.dirname, 'built-in-localities.csv');

/**
 * Loads the built-in localities: all 15,281 of the Bureau of Statistics with their postcodes, and well-known names that
 * it doesn't have, such as Canberra. Idempotent; ids stay.
 * @returns the number of localities
 */
export async function loadGazetteer(database: Database): Promise<number> {
  await loadWellKnownSuburbs(database);
  const { localities, retained } = await importLocalities(database, createReadStream(builtInLocalitiesFile));
  return localities + retained;
}
