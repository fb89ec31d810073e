import type { Readable } from 'node:stream';
import { sql } from 'kysely';
import type { Database } from '../../../../platform/database/public.ts';
import { lockPlaces } from '../known-place.ts';
import type { CensusReport, Dropped } from '../report.ts';
import { readCensusFile, type AreaFigures, type CensusArea, type Figure } from './census-file.ts';
import { matchAreas } from './match-areas.ts';

type Written = Pick<CensusReport, 'created' | 'updated' | 'unchanged' | 'unmatched'>;

/** Takes a dry run's changes back. */
class TakenBack extends Error {
  readonly written: Written & Known;
  constructor(written: Written & Known) {
    super('A dry run is taken back.');
    this.written = written;
  }
}

/** What the database has after the import. */
type Known = Pick<CensusReport, 'suburbs' | 'suburbsWithFigures'>;

/**
 * Imports a file of the 2021 Census: the Bureau's list of suburbs, or table G01, G02 or G37 of suburbs, states or
 * Australia. The order does not matter: figures of areas without a suburb are stored until the list is imported. Areas
 * that the file lacks stay. All or nothing; doing it again changes nothing.
 * @throws {FileProblem} when the file as a whole can't be used
 */
export async function importCensus(
  database: Database,
  file: Readable,
  { dryRun = false }: { readonly dryRun?: boolean } = {},
): Promise<CensusReport> {
  const found = await readCensusFile(file);
  const written = await database
    .transaction()
    .execute(async (transaction) => {
      const done =
        found.kind === 'areas'
          ? await writeAreas(transaction, found.areas)
          : await writeFigures(transaction, found.rows, found.columns);
      const all = { ...done, ...(await countKnown(transaction)) };
      if (dryRun) throw new TakenBack(all);
      return all;
    })
    .catch((thrown: unknown) => {
      if (thrown instanceof TakenBack) return thrown.written;
      throw thrown;
    });
  return { kind: found.kind, read: found.read, ...written, dropped: found.dropped };
}

/** Names the areas and attaches them to their suburbs. An area that finds none keeps the suburb that it has. */
async function writeAreas(transaction: Database, areas: readonly CensusArea[]): Promise<Written> {
  const places = await lockPlaces(transaction);
  await lockAreas(transaction);
  const councils = new Map(
    (await transaction.selectFrom('region').select(['id', 'name']).execute()).map(({ id, name }) => [id, name]),
  );
  const { matches, unmatched } = matchAreas(
    areas,
    places.map((place) => ({
      ...place,
      council: place.regionId === null ? null : (councils.get(place.regionId) ?? null),
    })),
  );
  const rows = areas.map(({ code, name }) => ({
    code,
    name: name === '' ? null : name,
    place: matches.get(code) ?? null,
  }));
  const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(code text, name text, place int)`;
  // A suburb has one area: free those that another area takes.
  await sql`update census_area c set locality_id = null from ${given}
    where c.locality_id = r.place and c.code <> r.code`.execute(transaction);
  const { rows: changed } = await sql<{ created: boolean }>`
    insert into census_area as c (code, name, locality_id) select r.code, r.name, r.place from ${given}
    on conflict (code) do update set name = coalesce(excluded.name, c.name),
      locality_id = coalesce(excluded.locality_id, c.locality_id)
    where (c.name, c.locality_id) is distinct from (coalesce(excluded.name, c.name), coalesce(excluded.locality_id,
      c.locality_id))
    returning xmax = 0 as created`.execute(transaction);
  return {
    ...countMatches(changed, rows.length),
    unmatched: unmatched.map(({ area, reason }): Dropped => ({ at: area.line, name: area.name, reason })),
  };
}

async function writeFigures(
  transaction: Database,
  rows: readonly AreaFigures[],
  columns: readonly Figure[],
): Promise<Written> {
  await lockAreas(transaction);
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const given = JSON.stringify(rows.map(({ code, values }) => ({ code, ...values })));
  const { rows: changed } = await sql<{ created: boolean }>`
    insert into census_area as c (code, ${names})
    select code, ${names} from jsonb_to_recordset(${given}::jsonb) as r(code text,
      ${sql.join(columns.map((column) => sql`${sql.ref(column)} numeric`))})
    on conflict (code) do update set ${sql.join(
      columns.map(
        (column) => sql`${sql.ref(column)} =
      ${sql.ref(`excluded.${column}`)}`,
      ),
    )}
    where (${sql.join(columns.map((column) => sql.ref(`c.${column}`)))}) is distinct
      from (${sql.join(columns.map((column) => sql.ref(`excluded.${column}`)))})
    returning xmax = 0 as created`.execute(transaction);
  return { ...countMatches(changed, rows.length), unmatched: [] };
}

const lockAreas = (transaction: Database): Promise<unknown> =>
  sql`lock table census_area in share row exclusive mode`.execute(transaction);

async function countKnown(transaction: Database): Promise<Known> {
  const { rows } = await sql<Known>`
    select count(*) filter (where locality_id is not null)::int as suburbs,
      count(*) filter (where locality_id is not null and people is not null)::int as "suburbsWithFigures"
        from census_area`.execute(transaction);
  return rows[0] ?? { suburbs: 0, suburbsWithFigures: 0 };
}

function countMatches(
  changed: readonly { readonly created: boolean }[],
  all: number,
): Pick<Written, 'created' | 'updated' | 'unchanged'> {
  const created = changed.filter((row) => row.created).length;
  return { created, updated: changed.length - created, unchanged: all - changed.length };
}
