import * as v from 'valibot';
import type { Database } from '../../../platform/database/public.ts';
import { deriveAlertsJob } from '../../geography/locations/public.ts';
import { sendJob } from '../../../platform/jobs/public.ts';
import { deriveAlert, storedTravelArea } from './derive.ts';
import { storedSearch } from './read-search.ts';

const shape = v.object({ after: v.optional(v.number(), 0) });
const atOnce = 500;

/** Rebuilds the derived data of a batch of alerts after locations have changed, and enqueues the next batch. */
export async function deriveAlerts(database: Database, data: unknown): Promise<void> {
  const { after } = v.parse(shape, data);
  const rows = await database
    .selectFrom('alert')
    .select('id')
    .where('id', '>', after)
    .orderBy('id')
    .limit(atOnce)
    .execute();
  for (const { id } of rows) {
    await database.transaction().execute(async (transaction) => {
      // Wait for a concurrent change of the alert.
      const alert = await transaction
        .selectFrom('alert')
        .select('address')
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      if (alert !== undefined)
        await deriveAlert(transaction, id, storedSearch(alert.address), storedTravelArea(transaction, id));
    });
  }
  const last = rows.at(-1);
  if (last !== undefined && rows.length === atOnce)
    await sendJob(database, deriveAlertsJob, { after: last.id }, { key: `after:${last.id}` });
}
