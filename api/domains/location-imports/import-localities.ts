import { metresBetween } from '@verandah/market';
import type { Readable } from 'node:stream';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/public.ts';
import {
  deriveAlertsJob,
  dropEmptyRegions,
  knownCentres,
  refreshAllSurroundings,
  refreshSuggestions,
} from '../locations/public.ts';
import { sendJob } from '../../platform/jobs/public.ts';
import { refreshSearchRows } from '../listings/public.ts';
import { applyPlaces, listingsIn } from './apply-places.ts';
import type { WantedPlace } from './apply-places.ts';
import { lockPlaces } from './known-place.ts';
import type { KnownPlace } from './known-place.ts';
import { matchPlaces } from './match.ts';
import { pinsToKeep } from './pins.ts';
import { placeRegions } from './place-regions.ts';
import { neededPlaceColumns, placeColumns, readPlaceRow } from './place-row.ts';
import type { PlaceRow, PlaceRules } from './place-row.ts';
import { FileProblem } from './report.ts';
import type { Dropped, LocalityReport } from './report.ts';
import { SlugBook } from './slugs.ts';
import { readTable } from './table.ts';

/**
 * Imports localities from a table. Existing ones are matched and keep their ids, so listings keep their locations; new
 * ones are added, those that the file lacks stay, and a place whose slug changes is found by the former one too. All or
 * nothing; doing it again changes nothing.
 * @throws {FileProblem} when the file as a whole can't be used
 */
export async function importLocalities(database: Database, file: Readable): Promise<LocalityReport> {
  const { rows, dropped } = await readPlaces(file, {
    timeZones: await knownZones(database),
    centres: await knownCentres(),
  });
  if (rows.length === 0)
    throw new FileProblem(
      dropped[0] === undefined
        ? 'The file has no rows.'
        : `No row is a place. Line ${dropped[0].at}: ${dropped[0].reason}`,
    );
  const counts = await database.transaction().execute((transaction) => apply(transaction, rows));
  // It has a transaction of its own.
  if (counts.created + counts.updated > 0) await refreshSuggestions(database);
  return { read: rows.length + dropped.length, localities: rows.length, ...counts, dropped };
}

async function readPlaces(file: Readable, rules: PlaceRules): Promise<{ rows: PlaceRow[]; dropped: Dropped[] }> {
  const rows: PlaceRow[] = [];
  const dropped: Dropped[] = [];
  const codes = new Map<string, number>();
  const twins = new Map<string, PlaceRow[]>();
  for await (const read of readTable(file, placeColumns, neededPlaceColumns)) {
    const row = readPlaceRow(read, rules);
    const drop = (reason: string): void => {
      dropped.push({ at: read.line, name: read.cells.name ?? '', reason });
    };
    if (typeof row === 'string') {
      drop(row);
      continue;
    }
    const earlier = row.absCode === null ? undefined : codes.get(row.absCode);
    const key = `${row.stateCode} ${row.name} ${row.postcode}`;
    const twin = twins
      .get(key)
      ?.find((other) => (other.absCode === null || row.absCode === null) && metresBetween(other, row) < 1_000);
    if (earlier !== undefined || twin !== undefined) {
      drop(`It repeats line ${earlier ?? twin?.line}.`);
      continue;
    }
    if (row.absCode !== null) codes.set(row.absCode, row.line);
    twins.set(key, [...(twins.get(key) ?? []), row]);
    rows.push(row);
  }
  return { rows, dropped };
}

async function knownZones(database: Database): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`select name from pg_timezone_names`.execute(database);
  return new Set(rows.map(({ name }) => name));
}

async function apply(
  transaction: Database,
  rows: readonly PlaceRow[],
): Promise<Pick<LocalityReport, 'created' | 'updated' | 'unchanged' | 'confirmed' | 'renamed' | 'kept' | 'regions'>> {
  const known = await lockPlaces(transaction);
  const matches = matchPlaces(rows, known);
  const slugs = await slugBook(transaction, known);
  const regions = await placeRegions(transaction, rows);
  const pins = await pinsToKeep(transaction, matches);
  const matched = new Set(matches.values());
  const wanted = rows.flatMap((row): WantedPlace[] => {
    const present = matches.get(row);
    const { region: _region, line: _line, ...facts } = row;
    const next: WantedPlace = {
      ...facts,
      id: present?.id ?? null,
      postcode: row.postcode ?? present?.postcode ?? null,
      population: row.population ?? present?.population ?? null,
      absCode: row.absCode ?? present?.absCode ?? null,
      ...(present !== undefined && pins.has(present.id)
        ? { latitude: present.latitude, longitude: present.longitude }
        : {}),
      slug: slugs.slugFor({ ...row, postcode: row.postcode ?? present?.postcode ?? null }, present),
      regionId: regions.ofRow(row),
    };
    return present !== undefined && isSame(next, present) ? [] : [next];
  });
  const others = known
    .filter((place) => !matched.has(place))
    .map((place) => ({ ...place, wantedRegion: regions.ofOther(place) }));
  const movedOthers = others.filter(({ regionId, wantedRegion }) => regionId !== wantedRegion);
  await applyPlaces(transaction, wanted);
  await sql`update locality l set region_id = w.region
    from unnest(${movedOthers.map(({ id }) => id)}::int[], ${movedOthers.map(({ wantedRegion }) => wantedRegion)}::int[]) as w(id, region) where w.id = l.id`.execute(
    transaction,
  );
  await dropEmptyRegions(transaction);
  const before = new Map(known.map((place) => [place.id, place]));
  const changed = wanted.flatMap((next) => (next.id === null ? [] : [{ next, present: before.get(next.id) }]));
  const differs = (test: (next: WantedPlace, present: KnownPlace) => boolean): number[] =>
    changed.flatMap(({ next, present }) => (present !== undefined && test(next, present) ? [present.id] : []));
  await refreshSearchRows(
    transaction,
    await listingsIn(
      transaction,
      differs((next, present) => next.timeZone !== present.timeZone || next.stateCode !== present.stateCode),
    ),
  );
  const moved = differs(
    (next, { latitude, longitude, setting }) =>
      next.latitude !== latitude || next.longitude !== longitude || next.setting !== setting,
  );
  if (moved.length > 0 || changed.length < wanted.length) await refreshAllSurroundings(transaction);
  if (wanted.length + movedOthers.length > 0) await sendJob(transaction, deriveAlertsJob, {}, { key: 'all' });
  const { rows: counted } = await sql<{ regions: number }>`select count(*)::int as regions from region`.execute(
    transaction,
  );
  return {
    created: wanted.length - changed.length,
    updated: changed.length,
    unchanged: rows.length - wanted.length,
    confirmed: [...matched].filter(({ provisional }) => provisional).length,
    renamed: differs((next, { slug }) => next.slug !== slug).length,
    kept: others.length,
    regions: counted[0]?.regions ?? 0,
  };
}

async function slugBook(transaction: Database, known: readonly KnownPlace[]): Promise<SlugBook> {
  const former = await transaction.selectFrom('former_locality_slug').select(['slug', 'locality_id as id']).execute();
  const regions = await transaction.selectFrom('region').select('slug').execute();
  return new SlugBook(
    [...known, ...regions].map(({ slug }) => slug),
    new Map(former.map(({ slug, id }) => [slug, id])),
  );
}

const compared = [
  'slug',
  'name',
  'stateCode',
  'postcode',
  'latitude',
  'longitude',
  'setting',
  'population',
  'timeZone',
  'absCode',
  'regionId',
] as const;
const isSame = (next: WantedPlace, present: KnownPlace): boolean =>
  !present.provisional && compared.every((field) => next[field] === present[field]);
