import { createHash, randomUUID } from 'node:crypto';
import { StringDecoder } from 'node:string_decoder';
import { sql } from 'kysely';
import { inTransaction, type Database } from '../../platform/database/public.ts';
import { fileStorage } from '../../platform/file-storage.ts';
import type { Paging } from '../../platform/paging.ts';
import type { Service } from '../../platform/service.ts';
import type { Applied, Outcome } from './apply/listing.ts';
import { officeOf, operator, type Sender } from '../agencies/public.ts';
import { emitOfficeEvent } from '../integrations/office-events/public.ts';
import type { FeedFormat } from './format.ts';
import type { DecodedDocument } from './read/document.ts';
import { picturesReports } from './pictures/report.ts';
import { countOutcomes, type FeedReport, type ReportedListing } from './report/report.ts';

/** An upload, imported or waiting. */
export interface Upload {
  readonly id: string;
  readonly source: string;
  readonly format: FeedFormat;
  readonly status: FeedReport['status'];
  readonly problem: string | null;
  /** Number of processed listings. */
  readonly done: number;
  readonly sender: Sender;
}

const pieceBytes = 256 * 1024;
const fileOf = (id: string, format: FeedFormat): string => `uploads/${id}.${format === 'json' ? 'json' : 'xml'}`;

/**
 * Stores a document, without credentials, until it is imported.
 * @returns the upload's id, once it is stored durably
 */
export async function receiveUpload(
  { database, settings }: Service,
  document: DecodedDocument,
  source: string,
  sender: Sender,
  format: FeedFormat = 'reaxml',
): Promise<string> {
  const id = randomUUID();
  await fileStorage(settings).put(fileOf(id, format), document.text);
  const hash = createHash('sha256').update(document.text).digest('hex');
  await database
    .insertInto('feed_upload')
    .values({
      id,
      office_id: officeOf(sender),
      source,
      format,
      content_hash: hash,
      status: 'received',
      problem: document.problem,
    })
    .execute();
  return id;
}

/** The stored document; null once it has been deleted. */
export async function uploadText(
  { settings }: Pick<Service, 'settings'>,
  { id, format }: Pick<Upload, 'id' | 'format'>,
): Promise<AsyncIterable<string> | null> {
  const bytes = await fileStorage(settings).get(fileOf(id, format));
  return bytes && piecesOf(bytes);
}

/** Chunk by chunk: the reader yields in between. */
async function* piecesOf(bytes: Buffer): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8');
  for (let at = 0; at < bytes.length; at += pieceBytes) yield decoder.write(bytes.subarray(at, at + pieceBytes));
  yield decoder.end();
}

/** An upload by its id; null if it does not exist or is another office's. */
export async function findUpload(database: Database, id: string, asking: Sender): Promise<Upload | null> {
  const { rows } = await sql<Omit<Upload, 'sender'> & { officeId: number | null; agentId: string | null }>`
    select u.id, u.source, u.format, u.status, u.problem, u.next_position as done, u.office_id as "officeId",
      upper(o.feed_agent_id) as "agentId"
    from feed_upload u left join office o on o.id = u.office_id where u.id = ${id}`.execute(database);
  const [row] = rows;
  if (row === undefined || (!asking.operator && asking.officeId !== row.officeId)) return null;
  const { officeId, agentId, ...upload } = row;
  return { ...upload, sender: officeId === null ? operator : { operator: false, officeId, agentId } };
}

/** Uploads that were not finished, oldest first. */
export async function unfinishedUploads(
  database: Database,
): Promise<readonly { readonly id: string; readonly officeId: number | null; readonly format: FeedFormat }[]> {
  const rows = await database
    .selectFrom('feed_upload')
    .select(['id', 'office_id as officeId', 'format'])
    .where('status', 'in', ['received', 'importing'])
    .orderBy('received_at')
    .orderBy('id')
    .execute();
  return rows.map(({ format, ...upload }) => ({ ...upload, format: format === 'json' ? 'json' : 'reaxml' }));
}

/** An unfinished upload of the same document from the same source. */
export async function unfinishedUploadOf(database: Database, source: string, text: string): Promise<string | null> {
  const hash = createHash('sha256').update(text).digest('hex');
  const rows = await database
    .selectFrom('feed_upload')
    .select('id')
    .where('source', '=', source)
    .where('content_hash', '=', hash)
    .where('status', 'in', ['received', 'importing'])
    .orderBy('received_at')
    .limit(1)
    .execute();
  return rows[0]?.id ?? null;
}

/** Takes the turn of the next listings, one by default; false when another process has taken it. */
export async function advanceUpload(
  transaction: Database,
  id: string,
  position: number,
  listings = 1,
): Promise<boolean> {
  const rows = await transaction
    .updateTable('feed_upload')
    .set({ next_position: position, status: 'importing' })
    .where('id', '=', id)
    .where('next_position', '=', position - listings)
    .returning('id')
    .execute();
  return rows.length === 1;
}

/** A line of the report, before its outcome is known. */
export type ReportLine = Omit<ReportedListing, 'outcome' | 'uri' | 'notes'>;

/** Writes the lines of some listings into the report. */
export async function recordListings(
  transaction: Database,
  id: string,
  listings: readonly { readonly line: ReportLine; readonly applied: Applied }[],
): Promise<void> {
  await transaction
    .insertInto('feed_upload_listing')
    .values(
      listings.map(({ line, applied }) => ({
        upload_id: id,
        position: line.position,
        kind: line.kind,
        agent_id: line.agentId,
        unique_id: line.uniqueId,
        outcome: applied.outcome,
        listing_id: applied.listingId,
        notes: JSON.stringify(applied.notes),
      })),
    )
    .execute();
}

async function countsOf(transaction: Database, id: string): Promise<FeedReport['counts']> {
  const { rows } = await sql<{ outcome: Outcome; n: number }>`
    select outcome, count(*)::int as n from feed_upload_listing where upload_id = ${id}::uuid group by 1`.execute(
    transaction,
  );
  return { ...countOutcomes([]), ...Object.fromEntries(rows.map(({ outcome, n }) => [outcome, n])) };
}

/** Ends an upload, lets its document go, and notifies the webhooks of its office. */
export async function finishUpload(
  { database, settings }: Service,
  id: string,
  status: 'done' | 'failed',
  problem: string | null,
): Promise<void> {
  const finished = await inTransaction(database, async (transaction) => {
    const upload = await transaction
      .updateTable('feed_upload')
      .set({ status, problem, finished_at: sql<Date>`now()` })
      .where('id', '=', id)
      .where('finished_at', 'is', null)
      .returning(['office_id', 'source', 'format', 'received_at', 'finished_at'])
      .executeTakeFirst();
    if (upload === undefined || upload.office_id === null) return upload;
    await emitOfficeEvent(transaction, upload.office_id, 'upload.done', async () => ({
      id,
      source: upload.source,
      status,
      problem,
      receivedAt: upload.received_at.toISOString(),
      finishedAt: upload.finished_at?.toISOString(),
      counts: await countsOf(transaction, id),
      url: `${settings.publicUrl}/feeds/uploads/${id}`,
    }));
    return upload;
  });
  await fileStorage(settings).remove(fileOf(id, finished?.format === 'json' ? 'json' : 'reaxml'));
}

/** Removes documents that no unfinished upload needs: of a process that ended before it could. */
export async function tidyUploads({ database, settings }: Service): Promise<void> {
  const storage = fileStorage(settings);
  const storedFiles = await storage.list('uploads');
  const needed = new Set((await unfinishedUploads(database)).map(({ id, format }) => fileOf(id, format)));
  await Promise.all(storedFiles.filter(({ path }) => !needed.has(path)).map(({ path }) => storage.remove(path)));
}

/** Selects the listings of a report: only those with notes or failed pictures, and a page of them. */
export interface ReportLines extends Paging {
  readonly problemsOnly: boolean;
}

/** Whether the line `f` of a report has notes or pictures that failed. */
export const hasProblem = sql`(jsonb_array_length(f.notes) > 0 or exists (select from feed_picture p
  where p.listing_id = f.listing_id and p.status = 'failed'))`;

/**
 * The report of an upload so far; null when the sender has no such upload.
 * @param lines all when absent
 */
export async function uploadReport(
  database: Database,
  id: string,
  asking: Sender,
  lines?: ReportLines,
): Promise<FeedReport | null> {
  const upload = await findUpload(database, id, asking);
  if (upload === null) return null;
  const { rows } = await sql<ReportedListing & { listingId: number | null }>`
    select f.position, f.kind, f.agent_id as "agentId", f.unique_id as "uniqueId", f.outcome, case
      when l.published then l.uri end as uri, f.notes, f.listing_id as "listingId"
    from feed_upload_listing f left join listing l on l.id = f.listing_id
    where f.upload_id = ${id} and ${lines?.problemsOnly ? hasProblem : sql`true`} order by f.position
    ${lines ? sql`limit ${lines.take}::int offset ${lines.skip}::int` : sql``}`.execute(database);
  const { rows: outcomes } = await sql<{ outcome: Outcome; n: number; problems: number }>`
    select f.outcome, count(*)::int as n, (count(*) filter (where ${hasProblem}))::int as problems
    from feed_upload_listing f where f.upload_id = ${id} group by f.outcome`.execute(database);
  const pictures = await picturesReports(
    database,
    rows.flatMap(({ listingId }) => listingId ?? []),
  );
  const listings = rows.map(({ listingId, ...line }) => {
    const of = listingId === null ? undefined : pictures.get(listingId);
    return of === undefined ? line : { ...line, pictures: of };
  });
  return {
    id,
    source: upload.source,
    status: upload.status,
    problem: upload.problem,
    listings,
    total: outcomes.reduce((sum, { n, problems }) => sum + (lines?.problemsOnly ? problems : n), 0),
    counts: { ...countOutcomes([]), ...Object.fromEntries(outcomes.map(({ outcome, n }) => [outcome, n])) },
  };
}
