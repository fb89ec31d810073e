import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { locks, type Database } from '../../../platform/database/public.ts';
import { drawApproximateBoundaries } from '../locations/public.ts';
import { importMissingBoundaries } from './import-boundaries.ts';

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

/** Milliseconds between two looks whether another import has ended. */
const lookEvery = 200;

/**
 * Imports the built-in boundaries of localities that have no real ones yet, then draws approximate ones for those that
 * the files lack. What an operator has imported stays. Interrupted, the next call resumes. Of several calls, in whatever
 * processes, one imports; the others wait for it.
 * @param signal aborts between two parts, or while it waits
 * @param folder of other files than the built-in ones, for tests
 * @throws {FileProblem} when a file can't be read
 */
export function importBuiltInBoundaries(
  database: Database,
  signal?: AbortSignal,
  folder: string = boundariesFolder,
): Promise<BuiltInBoundaries> {
  // The lock is that of a connection.
  return database.connection().execute(async (holder) => {
    try {
      while (!(await takeLock(holder))) await pause(lookEvery, undefined, { signal });
    } catch (error) {
      if (signal?.aborted) return { imported: 0, drawn: 0 };
      throw error;
    }
    try {
      return await importFolder(database, folder, signal);
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(locks.boundaries)})`.execute(holder);
    }
  });
}

async function takeLock(holder: Database): Promise<boolean> {
  const { rows } = await sql<{
    taken: boolean;
  }>`select pg_try_advisory_lock(${sql.lit(locks.boundaries)}) as taken`.execute(holder);
  return rows[0]?.taken === true;
}

async function importFolder(
  database: Database,
  folder: string,
  signal: AbortSignal | undefined,
): Promise<BuiltInBoundaries> {
  const files = (await readdir(folder)).filter((name) => name.endsWith(extension)).toSorted();
  let imported = 0;
  try {
    for (const file of files) {
      // Looked up each time: another process may be at it.
      if (!(await lacksBoundaries(database, basename(file, extension).toUpperCase()))) continue;
      signal?.throwIfAborted();
      imported += await importMissingBoundaries(database, createReadStream(join(folder, file)), signal);
    }
  } catch (error) {
    if (signal?.aborted) return { imported, drawn: 0 };
    throw error;
  }
  const needsDrawing = imported > 0 || !(await hasBoundaries(database));
  return { imported, drawn: needsDrawing ? await drawApproximateBoundaries(database, signal) : 0 };
}

/**
 * Whether a state has no real boundaries yet, or a place of the Bureau's lacks its own: an import of them was
 * interrupted. Other places have none in the files.
 */
async function lacksBoundaries(database: Database, stateCode: string): Promise<boolean> {
  const { rows } = await sql<{ lacks: boolean }>`
    with place as (
      select l.abs_code, b.locality_id is not null as has
      from locality l left join locality_boundary b on b.locality_id = l.id and not b.approximate
        where l.state_code = ${stateCode}
    )
    select not exists (select from place where has) or exists (select from place
      where abs_code is not null and not has) as lacks`.execute(database);
  return rows[0]?.lacks ?? false;
}

async function hasBoundaries(database: Database): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select exists (select from locality_boundary) as found`.execute(
    database,
  );
  return rows[0]?.found ?? false;
}
