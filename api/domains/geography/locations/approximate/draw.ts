import { Worker } from 'node:worker_threads';
import type { MultiPolygon } from 'geojson';
import { sql } from 'kysely';
import type { Database } from '../../../../platform/database/public.ts';
import { extentOf, isInside, outlineOf, polygonsOf } from '../geometry.ts';
import type { Outline } from '../geometry.ts';
import { writeBoundaries } from '../boundary-store.ts';
import type { Site } from './cells.ts';

type Drawn = readonly (readonly [id: number, polygons: MultiPolygon['coordinates']])[];

/**
 * Redraws approximate boundaries for every locality without a real one. A locality that is inside another one's real
 * boundary gets none. Takes some seconds in a thread of its own.
 * @param signal aborts
 * @returns how many were drawn; 0 if it was aborted
 */
export async function drawApproximateBoundaries(database: Database, signal?: AbortSignal): Promise<number> {
  const { rows: sites } = await sql<Site>`
    select id, setting, latitude, longitude from locality where not provisional order by population desc nulls last,
      id`.execute(database);
  const drawn = await inWorker(sites, signal);
  if (drawn === undefined) return 0;
  return database.transaction().execute(async (transaction) => {
    const without = await readMissing(transaction);
    const boundaries = drawn
      .filter(([id]) => without.has(id))
      .map(([localityId, polygons]) => ({
        localityId,
        approximate: true,
        extent: extentOf(polygons),
        outline: outlineOf(polygons),
      }));
    await transaction.deleteFrom('locality_boundary').where('approximate', '=', true).execute();
    await writeBoundaries(transaction, boundaries);
    return boundaries.length;
  });
}

/** Locations without a real boundary. */
async function readMissing(transaction: Database): Promise<Set<number>> {
  const { rows: open } = await sql<{ id: number }>`
    select id from locality l where not exists (select from locality_boundary b
      where b.locality_id = l.id and not b.approximate)`.execute(transaction);
  const ids = new Set(open.map(({ id }) => id));
  const { rows: covered } = await sql<{ id: number; latitude: number; longitude: number; geometry: Outline }>`
    select l.id, l.latitude, l.longitude, b.geometry
    from locality l join locality_boundary b on not b.approximate and b.extent @> box(l.position, l.position)
    where l.id = any(${[...ids]}::int[])`.execute(transaction);
  for (const { id, latitude, longitude, geometry } of covered) {
    if (isInside(polygonsOf(geometry), longitude, latitude)) ids.delete(id);
  }
  return ids;
}

function inWorker(sites: readonly Site[], signal: AbortSignal | undefined): Promise<Drawn | undefined> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return resolve(undefined);
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: sites, execArgv: [] });
    signal?.addEventListener(
      'abort',
      () => {
        void worker.terminate();
        resolve(undefined);
      },
      { once: true },
    );
    worker.once('message', (drawn: Drawn) => {
      resolve(drawn);
      void worker.terminate();
    });
    worker.once('error', reject);
    worker.once('exit', () => resolve(undefined));
  });
}
