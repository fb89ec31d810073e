import { mayPass } from '../../platform/failure.ts';
import type { Database } from '../../platform/database/public.ts';
import type { Service } from '../../platform/service.ts';
import { applyListing, type Applied } from './apply/listing.ts';
import { findUnchanged, stillUnchanged, storeModTimes, type UnchangedListing } from './apply/unchanged.ts';
import { operator, type Sender } from '../agencies/public.ts';
import { identityOf } from './map/listing.ts';
import { readDocument } from './read/document.ts';
import { readListings, type ReadListing } from './read/listings.ts';
import { note } from './report/note.ts';
import { Turns } from './turns.ts';
import { countOutcomes, type FeedReport, type ReportedListing } from './report/report.ts';
import { advanceUpload, findUpload, finishUpload, recordListings, uploadText, type Upload } from './uploads.ts';

const together = (...problems: readonly (string | null)[]): string | null =>
  problems.filter((problem) => problem !== null).join(' ') || null;

/** Identities met so far in a file. */
class Identities {
  readonly #met = new Set<string>();

  /** Whether the listing's identity was met before. */
  repeats({ element, refusal }: ReadListing): boolean {
    const { kind, agentId, uniqueId } = identityOf(element);
    if (refusal !== null || agentId === null || uniqueId === null) return false;
    const key = JSON.stringify([kind, agentId, uniqueId]);
    const met = this.#met.has(key);
    this.#met.add(key);
    return met;
  }
}

/**
 * Applies one listing and counts the upload on, both or neither.
 * @returns false when another process does this upload
 */
async function importOne(
  service: Service,
  id: string,
  read: ReadListing,
  sender: Sender,
  repeated: boolean,
): Promise<boolean> {
  const line = { position: read.position, ...identityOf(read.element) };
  const step = (work: (transaction: Database) => Promise<Applied>): Promise<boolean> =>
    service.database.transaction().execute(async (transaction) => {
      if (!(await advanceUpload(transaction, id, read.position))) return false;
      await recordListings(transaction, id, [{ line, applied: await work(transaction) }]);
      return true;
    });
  const apply = (): Promise<boolean> => step((transaction) => applyListing(transaction, read, sender, repeated));
  try {
    // A connection that broke or a deadlock is no fault of the listing: it has a second try.
    return await apply().catch(apply);
  } catch (error) {
    if (mayPass(error)) throw error;
    // One listing that the database won't take must not hold up the others.
    service.log.error({ err: error, upload: id, position: read.position }, 'feed listing not stored');
    return await step(async () => notStored(read));
  }
}

/**
 * Writes down that listings in a row are unchanged and counts the upload on, all or nothing.
 * @returns 'changed' when one of them has been changed since it was compared, 'taken' when another process does this
 * upload
 */
function passUnchanged(
  service: Service,
  id: string,
  listings: readonly UnchangedListing[],
): Promise<'passed' | 'changed' | 'taken'> {
  const last = listings.at(-1)?.read.position ?? 0;
  const lines = listings.map(({ read, applied }) => ({
    line: { position: read.position, ...identityOf(read.element) },
    applied,
  }));
  const pass = () =>
    service.database.transaction().execute(async (transaction) => {
      if (!(await stillUnchanged(transaction, listings))) return 'changed';
      if (!(await advanceUpload(transaction, id, last, listings.length))) return 'taken';
      await storeModTimes(transaction, listings);
      await recordListings(transaction, id, lines);
      return 'passed';
    });
  return pass().catch(pass);
}

interface Waiting {
  readonly read: ReadListing;
  readonly repeated: boolean;
}

/**
 * Imports listings in their order: those in a row that are unchanged together in one turn, each other one in its own.
 * @returns false when it was stopped, or another process does this upload
 */
async function importSome(
  service: Service,
  { id, sender }: Pick<Upload, 'id' | 'sender'>,
  waiting: readonly Waiting[],
  turns: Turns,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  const isStopped = (): boolean => signal?.aborted === true;
  // An identity that the document has twice is compared with what its first record leaves.
  const comparable = waiting.length > 1 ? waiting.filter(({ repeated }) => !repeated) : [];
  const unchanged = await findUnchanged(
    service.database,
    comparable.map(({ read }) => read),
    sender,
  );
  let at = 0;
  while (at < waiting.length) {
    if (isStopped()) return false;
    const row: UnchangedListing[] = [];
    for (const { read } of waiting.slice(at)) {
      const found = unchanged.get(read.position);
      if (found === undefined) break;
      row.push(found);
    }
    const passed = row.length > 0 ? await turns.take(() => passUnchanged(service, id, row)) : 'changed';
    if (passed === 'taken') return false;
    const singly = passed === 'passed' ? [] : waiting.slice(at, at + Math.max(1, row.length));
    for (const { read, repeated } of singly) {
      if (isStopped()) return false;
      if (!(await turns.take(() => importOne(service, id, read, sender, repeated)))) return false;
    }
    at += passed === 'passed' ? row.length : singly.length;
  }
  return true;
}

const notStored = ({ element }: ReadListing): Applied => ({
  outcome: 'rejected',
  listingId: null,
  uri: null,
  notes: [note('not-stored', element)],
});

/** Listings that are compared at once with what is stored: a turn of them lasts some hundredths of a second. */
const comparedTogether = 100;

/**
 * Imports an upload from its last position: each listing in a transaction of its own, unchanged ones in a row in one,
 * so that a kill at any moment loses and repeats nothing.
 * @param signal stops it between two listings; the next call resumes
 * @param turns are shared with other imports
 * @param together listings that are compared at once; 1 compares none, for benchmarks
 */
export async function importUpload(
  service: Service,
  id: string,
  {
    signal,
    turns = new Turns(),
    together: most = comparedTogether,
  }: { readonly signal?: AbortSignal; readonly turns?: Turns; readonly together?: number } = {},
): Promise<void> {
  const upload = await findUpload(service.database, id, operator);
  if (upload === null || upload.status === 'done' || upload.status === 'failed') return;
  const text = await uploadText(service, id);
  if (text === null) {
    await finishUpload(
      service,
      id,
      'failed',
      together(upload.problem, 'The document is not in the data folder any more. Send it again.'),
    );
    return;
  }
  const identities = new Identities();
  const listings = readListings(text);
  let waiting: Waiting[] = [];
  let next = await listings.next();
  while (next.done !== true) {
    if (signal?.aborted === true) {
      await listings.return(null);
      return;
    }
    const read = next.value;
    const repeated = identities.repeats(read);
    if (read.position > upload.done) waiting.push({ read, repeated });
    next = await listings.next();
    if (waiting.length < most && next.done !== true) continue;
    if (!(await importSome(service, upload, waiting, turns, signal))) {
      await listings.return(null);
      return;
    }
    waiting = [];
  }
  await finishUpload(service, id, next.value === null ? 'done' : 'failed', together(upload.problem, next.value));
}

class RollBack extends Error {
  readonly result: Applied;
  constructor(result: Applied) {
    super('rolled back');
    this.result = result;
  }
}

/** Of a listing that is in a file again and again, so many earlier records count in a dry run. */
const mostEarlier = 20;

/**
 * A dry run: the same work, each listing in a transaction that is rolled back. Listings that occur more than once are
 * applied after their earlier records, as they would be, so that nothing is held for the length of the file.
 */
export async function validateFeed(
  { database }: Service,
  bytes: Uint8Array,
  source: string,
  sender: Sender,
): Promise<FeedReport> {
  const document = readDocument(bytes);
  const earlier = new Map<string, ReadListing[]>();
  const identities = new Identities();
  const lines: ReportedListing[] = [];
  const listings = readListings([document.text]);
  let next = await listings.next();
  while (next.done !== true) {
    const read = next.value;
    const key = JSON.stringify(identityOf(read.element));
    const before = earlier.get(key) ?? [];
    const repeated = identities.repeats(read);
    const { outcome, uri, notes } = await inDryRun(database, async (transaction) => {
      for (const each of before) await applyListing(transaction, each, sender, true);
      return applyListing(transaction, read, sender, repeated);
    }).catch((error: unknown) => {
      if (mayPass(error)) throw error;
      return notStored(read);
    });
    if (read.refusal === null && outcome !== 'rejected') earlier.set(key, [...before, read].slice(-mostEarlier));
    lines.push({
      position: read.position,
      ...identityOf(read.element),
      outcome,
      uri: outcome === 'created' ? null : uri,
      notes,
    });
    next = await listings.next();
  }
  return {
    id: null,
    source,
    status: next.value === null ? 'done' : 'failed',
    problem: together(document.problem, next.value),
    listings: lines,
    total: lines.length,
    counts: countOutcomes(lines),
  };
}

async function inDryRun(database: Database, work: (transaction: Database) => Promise<Applied>): Promise<Applied> {
  try {
    return await database.transaction().execute(async (transaction) => {
      throw new RollBack(await work(transaction));
    });
  } catch (thrown) {
    if (thrown instanceof RollBack) return thrown.result;
    throw thrown;
  }
}
