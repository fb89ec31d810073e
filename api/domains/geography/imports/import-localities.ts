import { metresBetween } from '@verandah/market';
import type { Readable } from 'node:stream';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/public.ts';
import {
  deriveAlertsJob,
  dropEmptyRegions,
  knownCentres,
  placeStationsJob,
  refreshAllSurroundings,
  refreshSuggestions,
} from '../locations/public.ts';
import { sendJob } from '../../../platform/jobs/public.ts';
import { listingSubscribers } from '../../listing-subscribers/public.ts';
import { refreshSearchRows } from '../../listings/public.ts';
import { applyPlaces, listingsIn } from './apply-places.ts';
import type { WantedPlace } from './apply-places.ts';
import { lockPlaces } from './known-place.ts';
import type { KnownPlace } from './known-place.ts';
import { furtherPostcodes, matchPlaces } from './match.ts';
import { pinsToKeep } from './pins.ts';
import { placeRegions } from './place-regions.ts';
import { neededPlaceColumns, placeColumns, readPlaceRow } from './place-row.ts';
import type { PlaceRow, PlaceRules } from './place-row.ts';
import { FileProblem } from './report.ts';
import type { Dropped, LocalityChanges, LocalityReport } from './report.ts';
import { retirePlaces } from './retire.ts';
import { SlugBook } from './slugs.ts';
import { readTable } from './table.ts';

/** What an import does beyond adding and changing. */
export interface LocalityImportOptions {
  /** Takes everything back and reports what would have changed. */
  readonly dryRun?: boolean;
  /** Removes localities of the file's states that it lacks, unless something refers to them. */
  readonly retireMissing?: boolean;
}

/** Takes a dry run's changes back. */
class TakenBack extends Error {
  readonly counts: Counts;
  constructor(counts: Counts) {
    super('A dry run is taken back.');
    this.counts = counts;
  }
}

/**
 * Imports localities from a table. Existing ones are matched and keep their ids, so listings keep their locations; new
 * ones are added, those that the file lacks stay unless they are to be retired, and a place whose slug changes is found
 * by the former one too. All or nothing; doing it again changes nothing.
 * @throws {FileProblem} when the file as a whole can't be used
 */
export async function importLocalities(
  database: Database,
  file: Readable,
  options: LocalityImportOptions = {},
): Promise<LocalityReport> {
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
  const read = rows.length + dropped.length;
  const counts = await database
    .transaction()
    .execute(async (transaction) => {
      const done = await applyLocalities(transaction, rows, dropped, options);
      if (options.dryRun === true) throw new TakenBack(done);
      return done;
    })
    .catch((thrown: unknown) => {
      if (thrown instanceof TakenBack) return thrown.counts;
      throw thrown;
    });
  const { changes, ...report } = counts;
  // It has a transaction of its own.
  if (options.dryRun !== true && counts.created + counts.updated + counts.retired > 0)
    await refreshSuggestions(database);
  return {
    read,
    ...report,
    dropped: dropped.toSorted((a, b) => a.at - b.at),
    ...(options.dryRun === true ? { changes } : {}),
  };
}

type Counts = Omit<LocalityReport, 'read' | 'dropped' | 'changes'> & { readonly changes: LocalityChanges };

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

/** @param dropped takes further postcodes of places */
async function applyLocalities(
  transaction: Database,
  all: readonly PlaceRow[],
  dropped: Dropped[],
  { retireMissing = false }: LocalityImportOptions,
): Promise<Counts> {
  const known = await lockPlaces(transaction);
  const matches = matchPlaces(all, known);
  const further = furtherPostcodes(all, matches);
  for (const [{ line, name }, other] of further)
    dropped.push({ at: line, name, reason: `It is a further postcode of the place of line ${other}.` });
  const rows = all.filter((row) => !further.has(row));
  const slugs = await slugBook(transaction, known);
  const regions = await placeRegions(transaction, rows);
  const pins = await pinsToKeep(transaction, matches);
  const matched = new Set(matches.values());
  const wanted = rows.flatMap((row): WantedPlace[] => {
    const present = matches.get(row);
    const { region: _region, line: _line, isCapitals, ...facts } = row;
    const next: WantedPlace = {
      ...facts,
      // A list in capitals does not define the spelling of a name.
      name: isCapitals ? (present?.name ?? row.name) : row.name,
      id: present?.id ?? null,
      postcode: row.postcode ?? present?.postcode ?? null,
      population: row.population ?? present?.population ?? null,
      absCode: row.absCode ?? present?.absCode ?? null,
      ...(present !== undefined && pins.has(present.id)
        ? { latitude: present.latitude, longitude: present.longitude }
        : {}),
      slug: slugs.slugFor({ ...row, postcode: row.postcode ?? present?.postcode ?? null }, present),
      // A list without council areas keeps the stored ones.
      regionId: row.region === null ? (ownRegion(present) ?? regions.ofRow(row)) : regions.ofRow(row),
    };
    return present !== undefined && isSame(next, present) ? [] : [next];
  });
  const others = known
    .filter((place) => !matched.has(place))
    .map((place) => ({ ...place, wantedRegion: ownRegion(place) ?? regions.ofOther(place) }));
  const movedOthers = others.filter(({ regionId, wantedRegion }) => regionId !== wantedRegion);
  await applyPlaces(transaction, wanted);
  const retired = new Set(
    retireMissing
      ? await retirePlaces(
          transaction,
          missingPlaces(known, others, rows).map(({ id }) => id),
        )
      : [],
  );
  await sql`update locality l set region_id = w.region
    from unnest(${movedOthers.map(({ id }) => id)}::int[],
      ${movedOthers.map(({ wantedRegion }) => wantedRegion)}::int[]) as w(id, region) where w.id = l.id`.execute(
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
    listingSubscribers,
  );
  const moved = differs(
    (next, { latitude, longitude, setting }) =>
      next.latitude !== latitude || next.longitude !== longitude || next.setting !== setting,
  );
  if (moved.length > 0 || changed.length < wanted.length || retired.size > 0) await refreshAllSurroundings(transaction);
  if (wanted.length + movedOthers.length > 0) await sendJob(transaction, deriveAlertsJob, {}, { key: 'all' });
  if (wanted.length + retired.size > 0) await sendJob(transaction, placeStationsJob, {}, { key: 'all' });
  const { rows: counted } = await sql<{ regions: number }>`select count(*)::int as regions from region`.execute(
    transaction,
  );
  const renamed = changed.flatMap(({ next, present }) =>
    present === undefined || next.slug === present.slug ? [] : [{ from: present.slug, to: next.slug }],
  );
  return {
    localities: rows.length,
    created: wanted.length - changed.length,
    updated: changed.length,
    unchanged: rows.length - wanted.length,
    confirmed: [...matched].filter(({ provisional }) => provisional).length,
    renamed: renamed.length,
    retained: others.length - retired.size,
    retired: retired.size,
    regions: counted[0]?.regions ?? 0,
    changes: {
      created: wanted.flatMap(({ id, slug }) => (id === null ? [slug] : [])),
      renamed,
      retired: others.flatMap(({ id, slug }) => (retired.has(id) ? [slug] : [])),
    },
  };
}

/** Places of a state that a file may lack without doubt that it is a list of all. */
const fewMissing = 100;
const mostMissing = 1 / 3;

/**
 * The places that are to be retired: those of the file's states, since lists of one state are usual.
 * @throws {FileProblem} when the file lacks so many of a state that it can't be a list of all
 */
function missingPlaces(
  known: readonly KnownPlace[],
  others: readonly KnownPlace[],
  rows: readonly PlaceRow[],
): readonly KnownPlace[] {
  const missing = Map.groupBy(others, ({ stateCode }) => stateCode);
  const present = Map.groupBy(known, ({ stateCode }) => stateCode);
  return [...new Set(rows.map(({ stateCode }) => stateCode))].flatMap((stateCode) => {
    const lacked = missing.get(stateCode) ?? [];
    const all = present.get(stateCode)?.length ?? 0;
    if (lacked.length > fewMissing && lacked.length > all * mostMissing)
      throw new FileProblem(
        `The file lacks ${lacked.length} of the ${all} places of ${stateCode}: it is not a complete list. Nothing was changed.`,
      );
    return lacked;
  });
}

/** The region that a place of the Bureau's came with; others are in their neighbours' or the nearest one. */
const ownRegion = (place: KnownPlace | undefined): number | null =>
  place === undefined || place.absCode === null ? null : place.regionId;

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
