import type { Readable } from 'node:stream';
import { metresBetween } from '@verandah/market';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/public.ts';
import { extentOf, foldName, isInside, outlineOf } from '../locations/public.ts';
import { readCatchmentShape, type CatchmentLevel, type CatchmentShape } from './catchment-shape.ts';
import { tidyOutline } from './check-outline.ts';
import { groupedBy } from './match.ts';
import { readShapes } from './outline-file.ts';
import { FileProblem } from './report.ts';
import type { CatchmentReport, Dropped } from './report.ts';

type Polygons = number[][][][];

interface Shape extends CatchmentShape {
  readonly number: number;
  readonly polygons: Polygons;
}

/** A school that a catchment may be of. */
interface KnownSchool {
  readonly id: number;
  readonly acaraId: string;
  readonly name: string;
  readonly kind: string;
  readonly stateCode: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** A school outside its catchment is at most so far from its middle, in metres. */
const ownWithin = 50_000;

/**
 * Imports catchments of schools that are there, by ACARA's number, else by name. The file is complete for the states
 * and levels that it has: other catchments of these are removed. Several shapes of one school and level are one
 * catchment. All or nothing; doing it again changes nothing.
 * @throws {FileProblem} when the file as a whole can't be used
 */
export async function importCatchments(database: Database, file: Readable): Promise<CatchmentReport> {
  const shapes: Shape[] = [];
  const dropped: Dropped[] = [];
  let read = 0;
  for await (const shape of readShapes(file)) {
    read += 1;
    const polygons = tidyOutline(shape.geometry);
    const named = readCatchmentShape(shape);
    if (typeof polygons === 'string') dropped.push({ at: shape.number, name: named.name, reason: polygons });
    else shapes.push({ ...named, number: shape.number, polygons });
  }
  const counts = await database.transaction().execute(async (transaction) => {
    await sql`lock table school_catchment in share row exclusive mode`.execute(transaction);
    const find = schoolFinder(await knownSchools(transaction));
    const found = new Map<string, { school: KnownSchool; level: CatchmentLevel; polygons: Polygons }>();
    for (const shape of shapes) {
      const school = find(shape);
      const levels = school && levelsOf(shape, school);
      if (!school || !levels) {
        const reason = 'No school of this ACARA number, or of this name near it, is there.';
        dropped.push({ at: shape.number, name: shape.name, reason });
        continue;
      }
      for (const level of levels) {
        const key = `${school.id} ${level}`;
        const earlier = found.get(key);
        found.set(key, { school, level, polygons: [...(earlier?.polygons ?? []), ...shape.polygons] });
      }
    }
    if (found.size === 0)
      throw new FileProblem(
        dropped[0] === undefined
          ? 'The file has no shapes.'
          : `No shape is a school’s catchment: import schools first. Shape ${dropped[0].at}: ${dropped[0].reason}`,
      );
    return writeCatchments(transaction, [...found.values()]);
  });
  return { read, ...counts, dropped: dropped.toSorted((a, b) => a.at - b.at) };
}

async function knownSchools(transaction: Database): Promise<readonly KnownSchool[]> {
  const { rows } = await sql<KnownSchool>`
    select id, acara_id as "acaraId", name, kind, state_code as "stateCode", latitude, longitude from school`.execute(
    transaction,
  );
  return rows;
}

/** A special school has no catchment. */
function levelsOf({ levels }: CatchmentShape, { kind }: KnownSchool): readonly CatchmentLevel[] | undefined {
  if (levels.length > 0) return levels;
  if (kind === 'combined') return ['primary', 'secondary'];
  return kind === 'primary' || kind === 'secondary' ? [kind] : undefined;
}

/** Finds the school of a shape: by ACARA's number, else of its name inside the shape or nearest to it. */
function schoolFinder(schools: readonly KnownSchool[]): (shape: Shape) => KnownSchool | undefined {
  const byNumber = new Map(schools.map((school) => [school.acaraId, school]));
  const byName = groupedBy(schools, ({ name }) => foldName(name));
  return ({ acaraId, name, stateCode, polygons }) => {
    const numbered = byNumber.get(acaraId);
    if (numbered) return numbered;
    const [west, south, east, north] = extentOf(polygons);
    const middle = { latitude: (south + north) / 2, longitude: (west + east) / 2 };
    return (byName.get(foldName(name)) ?? [])
      .filter((school) => stateCode === undefined || school.stateCode === stateCode)
      .map((school) => ({
        school,
        away: isInside(polygons, school.longitude, school.latitude) ? -1 : metresBetween(school, middle),
      }))
      .filter(({ away }) => away <= ownWithin)
      .toSorted((one, other) => one.away - other.away)[0]?.school;
  };
}

interface Catchment {
  readonly school: KnownSchool;
  readonly level: CatchmentLevel;
  readonly polygons: Polygons;
}

/** Catchments that are written at once: some have thousands of corners. */
const batch = 200;

async function writeCatchments(
  transaction: Database,
  catchments: readonly Catchment[],
): Promise<Pick<CatchmentReport, 'catchments' | 'created' | 'updated' | 'unchanged' | 'removed'>> {
  const names = catchments.map(({ school: { id, stateCode: state }, level }) => ({ id, state, level }));
  const { rows: gone } = await sql`
    with wanted as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(names)}::jsonb) as w(id int, state text, level text))
    delete from school_catchment c using school s where s.id = c.school_id
      and exists (select from wanted w where w.state = s.state_code and w.level = c.level)
      and not exists (select from wanted w where w.id = c.school_id and w.level = c.level)
    returning c.school_id`.execute(transaction);
  let [created, updated] = [0, 0];
  for (let from = 0; from < catchments.length; from += batch) {
    const rows = catchments.slice(from, from + batch).map(({ school: { id }, level, polygons }) => {
      const [west, south, east, north] = extentOf(polygons);
      return { id, level, west, south, east, north, outline: outlineOf(polygons) };
    });
    const { rows: written } = await sql<{ created: boolean }>`
      insert into school_catchment as c (school_id, level, west, south, east, north, outline)
      select id, level, west, south, east, north, outline
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as w(id int, level text, west float8, south float8,
        east float8, north float8, outline jsonb)
      on conflict (school_id, level) do update set west = excluded.west, south = excluded.south,
        east = excluded.east, north = excluded.north, outline = excluded.outline
      where c.outline <> excluded.outline
      returning xmax = 0 as created`.execute(transaction);
    const fresh = written.filter((row) => row.created).length;
    created += fresh;
    updated += written.length - fresh;
  }
  const unchanged = catchments.length - created - updated;
  return { catchments: catchments.length, created, updated, unchanged, removed: gone.length };
}
