import { mayPass } from '../../platform/failure.ts';
import type { Database } from '../../platform/database/public.ts';
import type { Service } from '../../platform/service.ts';
import { applyListing, applyListings, notStored, type Applied, type FeedListing } from './apply/listing.ts';
import { operator, type Sender } from '../agencies/public.ts';
import { identityOfRead } from './map/read-listing.ts';
import { listingsOf, piecesOf, type FeedFormat } from './format.ts';
import type { ReadListing } from './read/listings.ts';
import { decodeApart } from './read/read-apart.ts';
import { Turns } from './turns.ts';
import { countOutcomes, type FeedReport, type ReportedListing } from './report/report.ts';
import { advanceUpload, findUpload, finishUpload, recordListings, uploadText, type Upload } from './uploads.ts';

const joinProblems = (...problems: readonly (string | null)[]): string | null =>
  problems.filter((problem) => problem !== null).join(' ') || null;

/** Identities met so far in a file. */
class Identities {
  readonly #met = new Set<string>();

  /** Whether the listing's identity was met before. */
  repeats(read: ReadListing): boolean {
    const { kind, agentId, uniqueId } = identityOfRead(read);
    if (read.refusal !== null || agentId === null || uniqueId === null) return false;
    const key = JSON.stringify([kind, agentId, uniqueId]);
    const met = this.#met.has(key);
    this.#met.add(key);
    return met;
  }
}

/**
 * Applies listings in a row in one turn and one transaction, which counts the upload on: all of it or nothing. If the
 * database doesn't take them, halves are tried, until the listing is alone that it won't take.
 * @returns false when it was stopped, or another process does this upload
 */
async function importTogether(
  service: Service,
  { id, sender }: Pick<Upload, 'id' | 'sender'>,
  listings: readonly FeedListing[],
  turns: Turns,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  const [first] = listings;
  if (first === undefined) return true;
  if (signal?.aborted === true) return false;
  const step = (apply: (transaction: Database) => Promise<readonly Applied[]>) => (): Promise<boolean> =>
    turns.take(() =>
      service.database.transaction().execute(async (transaction) => {
        const last = first.read.position + listings.length - 1;
        if (!(await advanceUpload(transaction, id, last, listings.length))) return false;
        const applied = await apply(transaction);
        await recordListings(
          transaction,
          id,
          listings.map(({ read }, index) => ({
            line: { position: read.position, ...identityOfRead(read) },
            applied: applied[index] ?? notStored(read),
          })),
        );
        return true;
      }),
    );
  const apply = step((transaction) => applyListings(transaction, listings, sender));
  try {
    // The listings are not at fault for a lost connection or a deadlock: retry once.
    return await apply().catch((error: unknown) => {
      if (mayPass(error)) return apply();
      throw error;
    });
  } catch (error) {
    if (mayPass(error)) throw error;
    if (listings.length > 1) {
      const half = Math.ceil(listings.length / 2);
      const upload = { id, sender };
      return (
        (await importTogether(service, upload, listings.slice(0, half), turns, signal)) &&
        importTogether(service, upload, listings.slice(half), turns, signal)
      );
    }
    service.log.error({ err: error, upload: id, position: first.read.position }, 'feed listing not stored');
    return await step(() => Promise.resolve([notStored(first.read)]))();
  }
}

/** Listings that are imported in one turn, which lasts about a tenth of a second. */
const mostTogether = 50;

/**
 * Imports an upload from its last position, some listings in each transaction, so that a kill at any moment loses and
 * repeats nothing.
 * @param signal stops it between two transactions; the next call resumes
 * @param turns are shared with other imports
 * @param together how many listings; 1 for benchmarks
 */
export async function importUpload(
  service: Service,
  id: string,
  {
    signal,
    turns = new Turns(),
    together: most = mostTogether,
  }: { readonly signal?: AbortSignal; readonly turns?: Turns; readonly together?: number } = {},
): Promise<void> {
  const upload = await findUpload(service.database, id, operator);
  if (upload === null || upload.status === 'done' || upload.status === 'failed') return;
  const text = await uploadText(service, upload);
  if (text === null) {
    await finishUpload(
      service,
      id,
      'failed',
      joinProblems(upload.problem, 'The document is no longer in the data folder. Send it again.'),
    );
    return;
  }
  const listings = listingsOf(upload.format, text);
  try {
    await importListings(service, upload, listings, { signal, turns, together: most });
  } finally {
    // Release the process of a document that was not read to its end.
    await listings.return(null);
  }
}

async function importListings(
  service: Service,
  upload: Upload,
  listings: AsyncGenerator<ReadListing, string | null>,
  {
    signal,
    turns,
    together: most,
  }: { readonly signal: AbortSignal | undefined; readonly turns: Turns; readonly together: number },
): Promise<void> {
  const identities = new Identities();
  let waiting: FeedListing[] = [];
  const importWaiting = (): Promise<boolean> => {
    const batch = waiting;
    waiting = [];
    return importTogether(service, upload, batch, turns, signal);
  };
  for (let next = await listings.next(); ; next = await listings.next()) {
    const read = next.done === true ? undefined : next.value;
    const repeated = read !== undefined && identities.repeats(read);
    // One identity twice is applied in the document's order.
    const isFull = waiting.length >= most || repeated || read === undefined;
    if (signal?.aborted === true || (isFull && !(await importWaiting()))) return;
    if (read === undefined) {
      const problem = next.done === true ? next.value : null;
      await finishUpload(
        service,
        upload.id,
        problem === null ? 'done' : 'failed',
        joinProblems(upload.problem, problem),
      );
      return;
    }
    if (read.position > upload.done) waiting.push({ read, repeated });
  }
}

class RollBack extends Error {
  readonly result: Applied;
  constructor(result: Applied) {
    super('rolled back');
    this.result = result;
  }
}

/** Maximum number of earlier records of a repeated listing that count in a dry run. */
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
  format: FeedFormat = 'reaxml',
): Promise<FeedReport> {
  const document = await decodeApart(format, bytes);
  const listings = listingsOf(format, piecesOf(document.text));
  try {
    const { lines, problem } = await tryListings(database, listings, sender);
    return {
      id: null,
      source,
      status: problem === null ? 'done' : 'failed',
      problem: joinProblems(document.problem, problem),
      listings: lines,
      total: lines.length,
      counts: countOutcomes(lines),
    };
  } finally {
    // Release the process of a document that was not read to its end.
    await listings.return(null);
  }
}

async function tryListings(
  database: Database,
  listings: AsyncGenerator<ReadListing, string | null>,
  sender: Sender,
): Promise<{ readonly lines: ReportedListing[]; readonly problem: string | null }> {
  const earlier = new Map<string, ReadListing[]>();
  const identities = new Identities();
  const lines: ReportedListing[] = [];
  let next = await listings.next();
  while (next.done !== true) {
    const read = next.value;
    const key = JSON.stringify(identityOfRead(read));
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
      ...identityOfRead(read),
      outcome,
      uri: outcome === 'created' ? null : uri,
      notes,
    });
    next = await listings.next();
  }
  return { lines, problem: next.value };
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
