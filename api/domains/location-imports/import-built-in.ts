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

/** Files named by their state: 'vic.topojson.gz'. See its README. */
export const boundariesFolder = join(import.meta.dirname, 'boundaries');

/**
 * Imports the built-in boundaries of each state that has no real ones yet, then draws approximate ones for the
 * localities that the files lack. What an operator has imported stays. Interrupted, the next call resumes.
 * @param signal gives up; the state under way is not written
 * @param folder of other files than the built-in ones, for tests
 * @throws {FileProblem} when a file can't be read
 */
export async function importBuiltInBoundaries(
  database: Database,
  signal?: AbortSignal,
  folder: string = boundariesFolder,
): Promise<BuiltInBoundaries> {
  const files = (await readdir(folder)).filter((name) => name.endsWith(extension)).toSorted();
  let imported = 0;
  try {
    for (const file of files) {
      // Looked up each time: another process may be at it.
      if (await hasRealBoundaries(database, basename(file, extension).toUpperCase())) continue;
      signal?.throwIfAborted();
      imported += (await importBoundaries(database, createReadStream(join(folder, file)), signal)).boundaries;
    }
  } catch (error) {
    if (signal?.aborted) return { imported, drawn: 0 };
    throw error;
  }
  const needsDrawing = imported > 0 || !(await hasBoundaries(database));
  return { imported, drawn: needsDrawing ? await drawApproximateBoundaries(database, signal) : 0 };
}

async function hasRealBoundaries(database: Database, stateCode: string): Promise<boolean> {
  const row = await database
    .selectFrom('locality_boundary')
    .innerJoin('locality', 'locality.id', 'locality_boundary.locality_id')
    .where('approximate', '=', false)
    .where('locality.state_code', '=', stateCode)
    .select('locality.id')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

async function hasBoundaries(database: Database): Promise<boolean> {
  const { rows } = await sql<{ any: boolean }>`select exists (select from locality_boundary) as any`.execute(database);
  return rows[0]?.any ?? false;
}
