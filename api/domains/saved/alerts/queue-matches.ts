import { sql } from 'kysely';
import { sendJobs } from '../../../platform/jobs/public.ts';
import type { ListingSubscriber } from '../../listings/public.ts';

/** The job that matches changed listings against alerts (`match.ts`). */
export const matchJob = 'match-listings';
/** Listings of a job. */
const atOnce = 200;

/** Queues matching of listings whose search row is new or has changed, with their former rows. */
export const queueMatches: ListingSubscriber = async (transaction, changes) => {
  const changed = changes
    .filter(({ to, isRowChanged }) => to !== null && isRowChanged)
    .map(({ id, formerRow }) => ({ id, before: formerRow }));
  if (changed.length === 0) return;
  const { rows } = await sql<{ found: boolean }>`select exists (select from alert) as found`.execute(transaction);
  if (rows[0]?.found !== true) return;
  const batches = Array.from({ length: Math.ceil(changed.length / atOnce) }, (_, at) => ({
    data: changed.slice(at * atOnce, (at + 1) * atOnce),
  }));
  await sendJobs(transaction, matchJob, batches);
};
