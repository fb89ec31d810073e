import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/public.ts';
import { sendJob } from '../../../platform/jobs/public.ts';
import {
  extentOf,
  isInside,
  type CachedBoundary,
  outlineOf,
  placeStationsJob,
  refreshSurroundings,
  writeBoundaries,
} from '../locations/public.ts';
import { checkOutline, tidyOutline } from './check-outline.ts';
import { knownPlaces, lockPlaces, type KnownPlace } from './known-place.ts';
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

/** The boundaries that a file has, checked, and its shapes that are none. */
interface Outlines {
  readonly read: number;
  readonly shapes: readonly Checked[];
  readonly dropped: Dropped[];
}

/** @throws {FileProblem} when the file as a whole can't be used */
async function readOutlines(file: Readable, check = checkOutline, signal?: AbortSignal): Promise<Outlines> {
  const shapes: Checked[] = [];
  const dropped: Dropped[] = [];
  let read = 0;
  for await (const shape of readShapes(file)) {
    read += 1;
    const polygons = check(shape.geometry);
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
  return { read, shapes, dropped };
}

/** The boundary of a place, and a pin inside it for one whose pin is outside. */
interface PlaceOutline {
  readonly boundary: CachedBoundary;
  readonly pin: { readonly latitude: number; readonly longitude: number } | null;
}

/** Finds the places that shapes are the boundaries of; those of none, and second ones, are dropped. */
async function matchOutlines(
  places: readonly KnownPlace[],
  { shapes, dropped }: Outlines,
  signal?: AbortSignal,
): Promise<PlaceOutline[]> {
  const matcher = new OutlineMatcher(places);
  const shapeOf = new Map<number, number>();
  const found: PlaceOutline[] = [];
  for (const [done, { number, name, stateCode, absCode, polygons }] of shapes.entries()) {
    const place = matcher.find({ name, stateCode, absCode }, polygons);
    const earlier = place && shapeOf.get(place.id);
    if (place === undefined || earlier !== undefined) {
      dropped.push({
        at: number,
        name,
        reason:
          place === undefined
            ? 'No locality of this code, or of this name and state, is there.'
            : `It is a second boundary of the same place as shape ${earlier}.`,
      });
      continue;
    }
    shapeOf.set(place.id, number);
    found.push({
      boundary: {
        localityId: place.id,
        approximate: false,
        extent: extentOf(polygons),
        outline: outlineOf(polygons),
      },
      pin: isInside(polygons, place.longitude, place.latitude) ? null : pinInside(polygons),
    });
    if (done % turn === 0) await nextTurn();
    signal?.throwIfAborted();
  }
  return found;
}

/** Writes boundaries that differ from those that are there, and pins. */
async function writeBoundary(
  transaction: Database,
  found: readonly PlaceOutline[],
): Promise<Pick<BoundaryReport, 'boundaries' | 'created' | 'updated' | 'unchanged' | 'moved'>> {
  const before = await knownBoundaries(
    transaction,
    found.map(({ boundary }) => boundary.localityId),
  );
  const changed = found
    .map(({ boundary }) => boundary)
    .filter(
      (boundary) => !before.has(boundary.localityId) || before.get(boundary.localityId) !== fingerprintOf(boundary),
    );
  const created = changed.filter(({ localityId }) => !before.has(localityId)).length;
  await writeBoundaries(transaction, changed);
  const pins = found.flatMap(({ boundary, pin }) => (pin === null ? [] : [{ id: boundary.localityId, ...pin }]));
  if (pins.length > 0) {
    await sql`update locality l set latitude = p.latitude, longitude = p.longitude
      from jsonb_to_recordset(${JSON.stringify(pins)}::jsonb) as p(id int, latitude float8, longitude float8)
        where p.id = l.id`.execute(transaction);
    await refreshSurroundings(
      transaction,
      pins.map(({ id }) => id),
    );
  }
  return {
    boundaries: found.length,
    created,
    updated: changed.length - created,
    unchanged: found.length - changed.length,
    moved: pins.length,
  };
}

/**
 * Imports boundaries of existing locations. An approximate or older one is replaced; a location whose pin is outside
 * its boundary gets one inside. All or nothing; doing it again changes nothing.
 * @throws {FileProblem} when the file as a whole can't be used
 */
export async function importBoundaries(database: Database, file: Readable): Promise<BoundaryReport> {
  const outlines = await readOutlines(file);
  const counts = await database.transaction().execute(async (transaction) => {
    const written = await writeBoundary(transaction, await matchOutlines(await lockPlaces(transaction), outlines));
    if (written.created + written.updated > 0) await sendJob(transaction, placeStationsJob, {}, { key: 'all' });
    return written;
  });
  return { read: outlines.read, ...counts, dropped: outlines.dropped.toSorted((a, b) => a.at - b.at) };
}

/** Boundaries in a transaction of those that are missing: it locks the list of places. */
const writtenAtOnce = 200;

/**
 * Imports the boundaries of locations without a real one, a few at a time, so that others are served meanwhile.
 * Interrupted, the next call resumes.
 * @param file outlines without self-intersections
 * @param signal aborts: throws its reason
 * @returns how many locations got one
 * @throws {FileProblem} when the file as a whole can't be used
 */
export async function importMissingBoundaries(
  database: Database,
  file: Readable,
  signal?: AbortSignal,
): Promise<number> {
  const outlines = await readOutlines(file, tidyOutline, signal);
  const has = new Set(
    (
      await database
        .selectFrom('locality_boundary')
        .select('locality_id as id')
        .where('approximate', '=', false)
        .execute()
    ).map(({ id }) => id),
  );
  const found = await matchOutlines(await knownPlaces(database), outlines, signal);
  const missing = found.filter(({ boundary }) => !has.has(boundary.localityId));
  for (let from = 0; from < missing.length; from += writtenAtOnce) {
    await database
      .transaction()
      .execute((transaction) => writeBoundary(transaction, missing.slice(from, from + writtenAtOnce)));
    signal?.throwIfAborted();
  }
  if (missing.length > 0) await sendJob(database, placeStationsJob, {}, { key: 'all' });
  return missing.length;
}

/** Fingerprints of the real boundaries that these localities have. */
async function knownBoundaries(transaction: Database, localityIds: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; hash: string }>`
    select locality_id as id, encode(sha256(convert_to(replace(geometry::text, ' ', ''), 'UTF8')), 'hex') as hash
      from locality_boundary where not approximate and locality_id = any(${[...localityIds]}::int[])`.execute(
    transaction,
  );
  return new Map(rows.map(({ id, hash }) => [id, hash]));
}

/** As the database writes it: coordinates in the order given, keys by length. */
const fingerprintOf = ({ outline: { type, coordinates } }: CachedBoundary): string =>
  createHash('sha256').update(JSON.stringify({ type, coordinates })).digest('hex');
