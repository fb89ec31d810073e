import type { Database } from '../database/public.ts';

export interface SendOptions {
  /** While a job of the same name and key waits, it is not queued again. */
  readonly key?: string;
  /** Not before this moment. */
  readonly startAfter?: Date;
}

interface NewJob extends SendOptions {
  /** Anything that JSON can hold. */
  readonly data: object;
}

/**
 * Enqueues jobs of one name when the caller's transaction commits; a rollback discards them. Handlers must be
 * idempotent.
 * @param database the transaction, or the database outside of one
 */
export async function sendJobs(database: Database, name: string, jobs: readonly NewJob[]): Promise<void> {
  if (jobs.length === 0) return;
  await database
    .insertInto('job_wanted')
    .values(
      jobs.map(({ data, key, startAfter }) => ({
        name,
        key: key ?? null,
        data: JSON.stringify(data),
        start_after: startAfter ?? null,
      })),
    )
    .execute();
}

/** Enqueues one job, as `sendJobs` does. */
export const sendJob = (database: Database, name: string, data: object, options: SendOptions = {}): Promise<void> =>
  sendJobs(database, name, [{ data, ...options }]);
