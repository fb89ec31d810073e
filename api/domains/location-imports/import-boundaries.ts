import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/public.ts';
import {
  extentOf,
  isInside,
  type CachedBoundary,
  outlineOf,
  refreshSurroundings,
  writeBoundaries,
} from '../locations/public.ts';
import { checkOutline } from './check-outline.ts';
import { lockPlaces } from './known-place.ts';
import { OutlineMatcher, shapeName } from './match-outline.ts';
import type { ShapeName } from './match-outline.ts';
import { readShapes } from './outline-file.ts';
import { pinInside } from './pin-inside.ts';
import { FileProblem } from './report.ts';
import type { BoundaryReport, Dropped } from './report.ts';

interface Checked extends ShapeName {
  readonly number: number;
  readonly polygons: number[][][][];
}

/** Others get their turn after so many shapes. */
const turn = 25;

/**
 * Imports boundaries of existing locations. An approximate or older one is replaced; a location whose pin is outside
 * its boundary gets one inside. All or nothing; doing it again changes nothing.
 * @param signal gives up: throws its reason, and nothing is written
 * @throws {FileProblem} when the file as a whole can't be used
 */
export async function importBoundaries(
  database: Database,
  file: Readable,
  signal?: AbortSignal,
): Promise<BoundaryReport> {
  const shapes: Checked[] = [];
  const dropped: Dropped[] = [];
  let read = 0;
  for await (const shape of readShapes(file)) {
    read += 1;
    const polygons = checkOutline(shape.geometry);
    const name = shapeName(shape);
    if (typeof polygons === 'string') dropped.push({ at: shape.number, name: name.name, reason: polygons });
    else shapes.push({ ...name, number: shape.number, polygons });
    if (read % turn === 0) await nextTurn();
    signal?.throwIfAborted();
  }
  if (shapes.length === 0)
    throw new FileProblem(
      dropped[0] === undefined
        ? 'The file has no shapes.'
        : `No shape is a boundary. Shape ${dropped[0].at}: ${dropped[0].reason}`,
    );
  const counts = await database.transaction().execute((transaction) => apply(transaction, shapes, dropped, signal));
  return { read, ...counts, dropped: dropped.toSorted((a, b) => a.at - b.at) };
}

async function apply(
  transaction: Database,
  shapes: readonly Checked[],
  dropped: Dropped[],
  signal?: AbortSignal,
): Promise<Pick<BoundaryReport, 'boundaries' | 'created' | 'updated' | 'unchanged' | 'moved'>> {
  const matcher = new OutlineMatcher(await lockPlaces(transaction));
  const shapeOf = new Map<number, number>();
  const found: CachedBoundary[] = [];
  const pins: { id: number; latitude: number; longitude: number }[] = [];
  for (const [done, { number, name, stateCode, absCode, polygons }] of shapes.entries()) {
    const place = matcher.find({ name, stateCode, absCode }, polygons);
    const earlier = place && shapeOf.get(place.id);
    if (place === undefined || earlier !== undefined) {
      dropped.push({
        at: number,
        name,
        reason:
          place === undefined
            ? 'No locality of this code, or of this name and state, lies there.'
            : `It is a second boundary of the same place as shape ${earlier}.`,
      });
      continue;
    }
    shapeOf.set(place.id, number);
    const boundary: CachedBoundary = {
      localityId: place.id,
      approximate: false,
      extent: extentOf(polygons),
      outline: outlineOf(polygons),
    };
    found.push(boundary);
    if (!isInside(polygons, place.longitude, place.latitude)) pins.push({ id: place.id, ...pinInside(polygons) });
    if (done % turn === 0) await nextTurn();
    signal?.throwIfAborted();
  }
  const before = await knownBoundaries(transaction, [...shapeOf.keys()]);
  const changed = found.filter((boundary) => before.get(boundary.localityId) !== fingerprint(boundary));
  const created = changed.filter(({ localityId }) => !before.has(localityId)).length;
  await writeBoundaries(transaction, changed);
  await sql`update locality l set latitude = p.latitude, longitude = p.longitude
    from jsonb_to_recordset(${JSON.stringify(pins)}::jsonb) as p(id int, latitude float8, longitude float8) where p.id = l.id`.execute(
    transaction,
  );
  if (pins.length > 0)
    await refreshSurroundings(
      transaction,
      pins.map(({ id }) => id),
    );
  return {
    boundaries: shapeOf.size,
    created,
    updated: changed.length - created,
    unchanged: shapeOf.size - changed.length,
    moved: pins.length,
  };
}

/** Fingerprints of the real boundaries that these localities have. */
async function knownBoundaries(transaction: Database, localityIds: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; hash: string }>`
    select locality_id as id, encode(sha256(convert_to(replace(geometry::text, ' ', ''), 'UTF8')), 'hex') as hash from locality_boundary where not approximate and locality_id = any(${[...localityIds]}::int[])`.execute(
    transaction,
  );
  return new Map(rows.map(({ id, hash }) => [id, hash]));
}

/** As the database writes it: coordinates in the order given, keys by length. */
const fingerprint = ({ outline: { type, coordinates } }: CachedBoundary): string =>
  createHash('sha256').update(JSON.stringify({ type, coordinates })).digest('hex');
