import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { inTransaction, type Database } from '../database/public.ts';
import { invalidInput, Refusal } from '../problems/public.ts';

/** Hours after which a key is free again; rows are cleaned away by the job `tidy`. */
const retentionHours = 24;
/** Milliseconds that a second call waits for the first. */
const longestWait = 5000;
const lockNotAvailable = '55P03';

const keyForm = /^[\w.:-]{8,100}$/;
const oldest = sql`now() - make_interval(hours => ${retentionHours})`;

/**
 * Does a write once, however often it is sent: the same key, caller, operation and input get what the first
 * call returned. A write that failed leaves nothing and can be sent again with its key. Everything happens in one
 * transaction, so a process that dies half way has written nothing either.
 *
 * @param caller scope of the key: `memberCaller(viewer)`, or a name for keys that all share
 * @param key absent: the write is not idempotent
 * @param input what the caller sent, as JSON; the order of its fields does not matter
 * @param run does the write with the given database only: the outer one would wait for
 * ever
 * @returns the result after a round trip through JSON: dates are text
 * @throws {Refusal} invalid for a key of the wrong form or one that was used for something else; conflict while the
 * first call still runs, with the seconds to wait
 */
export async function runOnce<Result>(
  database: Database,
  caller: string,
  key: string | undefined,
  operation: string,
  input: unknown,
  run: (database: Database) => Promise<Result>,
): Promise<Result> {
  if (key === undefined) return run(database);
  checkKey(key);
  const hash = createHash('sha256')
    .update(JSON.stringify(sortKeys(input)) ?? '')
    .digest('base64url');
  return inTransaction(database, async (transaction) => {
    if (!(await claimKey(transaction, { caller, key, operation, hash })))
      return storedResult<Result>(transaction, { caller, key, operation, hash });
    const answer = JSON.stringify({ value: await run(transaction) });
    await transaction
      .updateTable('idempotency')
      .set({ answer })
      .where('caller', '=', caller)
      .where('key', '=', key)
      .execute();
    return (JSON.parse(answer) as { value: Result }).value;
  });
}

/** For a changed request whose first response was lost. */
const sentBefore =
  'What was sent before has arrived. Reload the page to see it, and send this only if it is meant as one more.';

/** Of a key that was used for something else. */
const usedBefore = (): Refusal =>
  new Refusal(
    'invalid',
    'This idempotency key was used for another request. Use a new key for each request of its own.',
    { problems: [{ field: 'idempotencyKey', message: sentBefore }] },
  );

interface Claim {
  readonly caller: string;
  readonly key: string;
  readonly operation: string;
  readonly hash: string;
}

/** Whether the key is free; waits for another call with the same key to end. */
async function claimKey(transaction: Database, { caller, key, operation, hash }: Claim): Promise<boolean> {
  await sql`select set_config('lock_timeout', ${String(longestWait)}, true)`.execute(transaction);
  try {
    const { rows } = await sql`
      insert into idempotency as i (caller, key, operation, request_hash)
        values (${caller}, ${key}, ${operation}, ${hash})
      on conflict (caller, key) do update set operation = excluded.operation, request_hash = excluded.request_hash,
        answer = null, created_at = now()
      where i.created_at < ${oldest} returning key`.execute(transaction);
    await sql`set local lock_timeout to default`.execute(transaction);
    return rows.length > 0;
  } catch (error) {
    if ((error as { code?: unknown }).code !== lockNotAvailable) throw error;
    throw new Refusal('conflict', 'The same request is still in progress. Please try again in a moment.', {
      retryAfter: 2,
    });
  }
}

async function storedResult<Result>(transaction: Database, { caller, key, operation, hash }: Claim): Promise<Result> {
  const {
    rows: [found],
  } = await sql<{ operation: string; request_hash: string; answer: { value: Result } }>`
    select operation, request_hash, answer from idempotency where caller = ${caller} and key = ${key}`.execute(
    transaction,
  );
  if (found?.operation === operation && found.request_hash === hash) return found.answer.value;
  throw usedBefore();
}

/** @throws {Refusal} invalid */
export function checkKey(key: string, field = 'idempotencyKey'): string {
  if (!keyForm.test(key)) throw invalidInput({ field, message: 'must have 8 to 100 letters, digits or . : _ -' });
  return key;
}

/** Fields in the order of their names, at every depth. */
function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null || 'toJSON' in value) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, each]) => [name, sortKeys(each)]),
  );
}
