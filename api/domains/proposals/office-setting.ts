import { sql } from 'kysely';
import type { Database } from '../../platform/database/public.ts';
import type { Viewer } from '../../platform/identity/public.ts';
import { throttleCaller } from '../../platform/rate-limits/public.ts';
import { officeAdmin } from '../agencies/public.ts';

/** What an office can take here. */
export type Taken = 'applications' | 'offers';

/**
 * Sets whether the caller's office takes applications for its rental homes, or offers for those for sale. What it has
 * received stays.
 * @returns the office's id
 * @throws {Refusal} signed-out; forbidden but for the office's admins; throttled
 */
export async function setTakes(
  database: Database,
  viewer: Viewer | null,
  what: Taken,
  takes: boolean,
): Promise<number> {
  const { officeId, memberId } = await officeAdmin(database, viewer);
  await throttleCaller(database, 'change', memberId);
  if (what === 'offers')
    await sql`update office set takes_offers = ${takes} where id = ${officeId}::int`.execute(database);
  else await sql`update office set takes_applications = ${takes} where id = ${officeId}::int`.execute(database);
  return officeId;
}
