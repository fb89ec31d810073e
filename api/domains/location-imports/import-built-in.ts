import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/public.ts';
import { drawApproximateBoundaries } from '../locations/public.ts';
import { importBoundaries } from './import-boundaries.ts';

/** What a start has added to the boundaries. */
export interface BuiltInBoundaries {
  /** Localities that got their real boundary. */
  readonly imported: number;
  /** Localities that the files lack and that got an approximate one. */
  readonly drawn: number;
}

const extension = '.topojson.gz';

/**
 * Imports the built-in boundaries of each state that has no real ones yet, then draws approximate ones for the
 * localities that the files lack. What an operator has imported stays. Interrupted, the next call resumes.
 * @param signal stops between two states
 * @param folder of files named by their state: 'vic.topojson.gz'
 * @throws {FileProblem} when a file can't be read
 */
export async function importBuiltInBoundaries(
  database: Database,
  signal?: AbortSignal,
  folder: string = join(import.meta.dirname, 'boundaries'),
): Promise<BuiltInBoundaries> {
  const done = await statesWithBoundaries(database);
  const files = (await readdir(folder)).filter((name) => name.endsWith(extension)).toSorted();
  let imported = 0;
  for (const file of files) {
    if (signal?.aborted) return { imported, drawn: 0 };
    if (done.has(basename(file, extension).toUpperCase())) continue;
    const { boundaries } = await importBoundaries(database, createReadStream(join(folder, file)));
    imported += boundaries;
  }
  const needsDrawing = imported > 0 || !(await hasBoundaries(database));
  return { imported, drawn: needsDrawing ? await drawApproximateBoundaries(database, signal) : 0 };
}

/** Codes of the states with real boundaries: 'VIC'. */
async function statesWithBoundaries(database: Database): Promise<Set<string>> {
  const rows = await database
    .selectFrom('locality_boundary')
    .innerJoin('locality', 'locality.id', 'locality_boundary.locality_id')
    .where('approximate', '=', false)
    .select('locality.state_code')
    .distinct()
    .execute();
  return new Set(rows.map(({ state_code }) => state_code));
}

async function hasBoundaries(database: Database): Promise<boolean> {
  const { rows } = await sql<{ any: boolean }>`select exists (select from locality_boundary) as any`.execute(database);
  return rows[0]?.any ?? false;
}
