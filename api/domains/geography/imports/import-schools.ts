import type { Readable } from 'node:stream';
import { slugText, metresBetween } from '@verandah/market';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/public.ts';
import { refreshSuggestions } from '../locations/public.ts';
import { lockPlaces } from './known-place.ts';
import type { KnownPlace } from './known-place.ts';
import { groupedBy, nameKey } from './match.ts';
import { readSchoolRow, neededSchoolColumns, schoolColumns } from './school-row.ts';
import type { SchoolRow } from './school-row.ts';
import { FileProblem } from './report.ts';
import type { Dropped, SchoolReport } from './report.ts';
import { readTable } from './table.ts';

/** A school belongs to the locality of its address within this many metres, else to the nearest one. */
const ownPlaceWithin = 30_000;

/**
 * Imports the open schools of a table: the table is complete, so schools missing from it are removed. Schools keep ids
 * and slugs. All or nothing; doing it again changes nothing.
 * @throws {FileProblem} when the file as a whole can't be used
 */
export async function importSchools(database: Database, file: Readable): Promise<SchoolReport> {
  const rows = new Map<string, SchoolRow>();
  const dropped: Dropped[] = [];
  let read = 0;
  for await (const each of readTable(file, schoolColumns, neededSchoolColumns)) {
    read += 1;
    const row = readSchoolRow(each);
    const earlier = typeof row === 'string' ? undefined : rows.get(row.acaraId);
    if (typeof row === 'string') dropped.push({ at: each.line, name: each.cells.name ?? '', reason: row });
    else if (earlier !== undefined)
      dropped.push({ at: row.line, name: row.name, reason: `It repeats line ${earlier.line}.` });
    else rows.set(row.acaraId, row);
  }
  if (rows.size === 0)
    throw new FileProblem(
      dropped[0] === undefined
        ? 'The file has no rows.'
        : `No row is an open school. Line ${dropped[0].at}: ${dropped[0].reason}`,
    );
  const counts = await database.transaction().execute((transaction) => applySchools(transaction, [...rows.values()]));
  if (counts.created + counts.updated + counts.removed > 0) await refreshSuggestions(database);
  return { read, schools: rows.size, ...counts, dropped };
}

async function applySchools(
  transaction: Database,
  rows: readonly SchoolRow[],
): Promise<Pick<SchoolReport, 'created' | 'updated' | 'unchanged' | 'removed'>> {
  const find = placeFinder(await lockPlaces(transaction));
  const present = await transaction.selectFrom('school').select(['acara_id', 'slug']).execute();
  const slugs = new Map(present.map((school) => [school.acara_id, school.slug]));
  const schools = rows.map(({ line: _line, suburb: _suburb, ...row }, at) => ({
    ...row,
    localityId: find(rows[at] ?? { ...row, suburb: '' }),
    slug: slugs.get(row.acaraId) ?? slugText(`${row.name} ${row.stateCode} ${row.acaraId}`),
  }));
  const { rows: gone } =
    await sql`delete from school where not acara_id = any(${rows.map(({ acaraId }) => acaraId)}::text[])
      returning id`.execute(transaction);
  const { rows: written } = await sql<{ created: boolean }>`
    insert into school as s (acara_id, name, slug, kind, sector, locality_id, state_code, postcode, latitude, longitude)
    select "acaraId", name, slug, kind, sector, "localityId", "stateCode", postcode, latitude, longitude
    from jsonb_to_recordset(${JSON.stringify(schools)}::jsonb) as r("acaraId" text, name text, slug text, kind text,
      sector text, "localityId" int,
      "stateCode" text, postcode text, latitude float8, longitude float8)
    on conflict (acara_id) do update set name = excluded.name, kind = excluded.kind, sector = excluded.sector,
      locality_id = excluded.locality_id,
      state_code = excluded.state_code, postcode = excluded.postcode, latitude = excluded.latitude,
        longitude = excluded.longitude
    where (s.name, s.kind, s.sector, s.locality_id, s.state_code, s.postcode, s.latitude, s.longitude)
      is distinct from (excluded.name, excluded.kind, excluded.sector, excluded.locality_id, excluded.state_code,
        excluded.postcode, excluded.latitude, excluded.longitude)
    returning xmax = 0 as created`.execute(transaction);
  const created = written.filter((row) => row.created).length;
  return { created, updated: written.length - created, unchanged: rows.length - written.length, removed: gone.length };
}

/** The locality of a school's address; when its suburb does not exist there, the nearest locality of the state. */
function placeFinder(
  known: readonly KnownPlace[],
): (school: Pick<SchoolRow, 'suburb' | 'stateCode' | 'latitude' | 'longitude'>) => number | null {
  const places = known.filter(({ provisional }) => !provisional);
  const byName = groupedBy(places, nameKey);
  const byState = groupedBy(places, ({ stateCode }) => stateCode);
  return (school) => {
    const nearest = (candidates: readonly KnownPlace[], within: number): number | null => {
      let [id, least]: [number | null, number] = [null, within];
      for (const place of candidates) {
        if (Math.abs(place.latitude - school.latitude) > 0.5) continue;
        const away = metresBetween(place, school);
        if (away <= least) [id, least] = [place.id, away];
      }
      return id;
    };
    return (
      nearest(byName.get(nameKey({ stateCode: school.stateCode, name: school.suburb })) ?? [], ownPlaceWithin) ??
      nearest(byState.get(school.stateCode) ?? [], ownPlaceWithin)
    );
  };
}
