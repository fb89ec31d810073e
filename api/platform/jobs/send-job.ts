import type { Database } from '../database/public.ts';

export interface SendOptions {
  /** While a job of the same name and key waits, it is not queued again. */
  readonly key?: string;
  /** Not before this moment. */
  readonly startAfter?: Date;
}

/**
 * Enqueues a job when the caller's transaction commits; a rollback discards it. Handlers must be idempotent.
 * @param database the transaction, or the database outside of one
 * @param data anything that JSON can hold
 */
export async function sendJob(
  database: Database,
  name: string,
  data: object,
  { key, startAfter }: SendOptions = {},
): Promise<void> {
  await database
    .insertInto('job_wanted')
    .values({ name, key: key ?? null, data: JSON.stringify(data), start_after: startAfter ?? null })
    .execute();
}
