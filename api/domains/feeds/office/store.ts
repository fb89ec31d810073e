import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../platform/database/public.ts';
import type { Page, Paging } from '../../../platform/paging.ts';
import { countOutcomes, type FeedReport, type ReportedListing } from '../report/report.ts';
import type { Sender } from '../../agencies/public.ts';
import { picturesReports } from '../pictures/report.ts';
import { hasProblem } from '../uploads.ts';

export type OutcomeCounts = FeedReport['counts'];

/** A feed that was sent, with the outcome for each listing. */
export interface FeedUpload {
  readonly id: string;
  readonly source: string;
  readonly status: FeedReport['status'];
  readonly problem: string | null;
  /** ISO 8601 */
  readonly receivedAt: string;
  readonly finishedAt: string | null;
  readonly counts: OutcomeCounts;
  /** Listings with remarks. */
  readonly noted: number;
}

/** The operator sees all, an office its own. */
const seenBy = (sender: Sender): RawBuilder<unknown> =>
  sender.operator ? sql`true` : sql`u.office_id = ${sender.officeId}::int`;

async function readUploads(database: Database, which: RawBuilder<unknown>): Promise<FeedUpload[]> {
  const { rows } = await sql<
    Omit<FeedUpload, 'receivedAt' | 'finishedAt' | 'counts' | 'noted'> & { received: Date; finished: Date | null }
  >`
    select u.id, u.source, u.status, u.problem, u.received_at as received, u.finished_at as finished
      from feed_upload u ${which}`.execute(database);
  const { rows: lines } = await sql<{ id: string; outcome: ReportedListing['outcome']; n: number; noted: number }>`
    select upload_id as id, outcome, count(*)::int as n, (count(*)
      filter (where jsonb_array_length(notes) > 0))::int as noted
    from feed_upload_listing where upload_id = any(${rows.map(({ id }) => id)}::uuid[]) group by 1, 2`.execute(
    database,
  );
  return rows.map(({ received, finished, ...upload }) => {
    const own = lines.filter(({ id }) => id === upload.id);
    return {
      ...upload,
      receivedAt: received.toISOString(),
      finishedAt: finished?.toISOString() ?? null,
      counts: { ...countOutcomes([]), ...Object.fromEntries(own.map(({ outcome, n }) => [outcome, n])) },
      noted: own.reduce((sum, { noted }) => sum + noted, 0),
    };
  });
}

/** Latest first. */
export async function uploadsSeenBy(
  database: Database,
  sender: Sender,
  { skip, take }: Paging,
): Promise<Page<FeedUpload>> {
  const {
    rows: [count],
  } = await sql<{ n: number }>`select count(*)::int as n from feed_upload u where ${seenBy(sender)}`.execute(database);
  return {
    total: count?.n ?? 0,
    results: await readUploads(
      database,
      sql`where ${seenBy(sender)} order by u.received_at desc, u.id limit ${take}::int offset ${skip}::int`,
    ),
  };
}

/** Undefined if none is visible to the sender. */
export async function uploadSeenBy(database: Database, sender: Sender, id: string): Promise<FeedUpload | undefined> {
  return (await readUploads(database, sql`where u.id = ${id}::uuid and ${seenBy(sender)}`))[0];
}

export interface UploadLine extends Omit<ReportedListing, 'notes'> {
  readonly listingId: number | null;
  readonly notes: readonly { readonly code: string; readonly message: string }[];
}

/**
 * Lines of a report in the file's order; pictures that failed are among the remarks.
 * @param noted those with remarks only
 */
export async function linesOf(
  database: Database,
  uploadId: string,
  noted: boolean,
  { skip, take }: Paging,
): Promise<Page<UploadLine>> {
  const found = sql`from feed_upload_listing f left join listing l on l.id = f.listing_id
    where f.upload_id = ${uploadId}::uuid ${noted ? sql`and ${hasProblem}` : sql``}`;
  const {
    rows: [count],
  } = await sql<{ n: number }>`select count(*)::int as n ${found}`.execute(database);
  const { rows } = await sql<UploadLine>`
    select f.position, f.kind, f.agent_id as "agentId", f.unique_id as "uniqueId", f.outcome,
      f.listing_id as "listingId", case when l.published then l.uri end as uri, f.notes
    ${found} order by f.position limit ${take}::int offset ${skip}::int`.execute(database);
  const pictures = await picturesReports(
    database,
    rows.flatMap(({ listingId }) => listingId ?? []),
  );
  return {
    total: count?.n ?? 0,
    results: rows.map((line) => ({
      ...line,
      notes: [
        ...line.notes,
        ...(pictures.get(line.listingId ?? 0)?.failed ?? []).map(({ source, message }) => ({
          code: 'picture-failed',
          message: `${source}: ${message}`,
        })),
      ],
    })),
  };
}
