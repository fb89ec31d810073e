import * as v from 'valibot';
import { now } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/public.ts';
import { sendJob } from '../../../platform/jobs/public.ts';
import { Refusal } from '../../../platform/problems/public.ts';
import { recordRareEvent } from './store.ts';

/** The job that records a blocked sign-in, or does nothing for an unknown account. */
export const blockedSignInJob = 'blocked-sign-in';
const data = v.object({ memberId: v.nullable(v.number()), device: v.string(), at: v.string() });

/** Hours with at most one entry, for any number of attempts. */
const hours = 24;

/**
 * Runs the check of a limit; if it refuses the sign-in to an account, the history of the account will show it. Unknown
 * accounts take the same steps, so that the time of the response does not reveal them.
 * @param account identifies the account: its waiting jobs are merged
 * @throws {Refusal} throttled
 */
export async function noteBlockedSignIn(
  database: Database,
  {
    account,
    memberId,
    device,
  }: { readonly account: string; readonly memberId?: number | undefined; readonly device: string },
  limit: () => Promise<void>,
): Promise<void> {
  await whenThrottled(limit, () =>
    sendJob(
      database,
      blockedSignInJob,
      { memberId: memberId ?? null, device, at: new Date(now()).toISOString() },
      { key: account },
    ),
  );
}

/** Records what `noteBlockedSignIn` noted. */
export async function recordBlockedSignIn(database: Database, noted: unknown): Promise<void> {
  const { memberId, device, at } = v.parse(data, noted);
  if (memberId === null) return;
  await recordRareEvent(database, memberId, { kind: 'sign-in-blocked', way: 'password', device }, hours, at);
}

/** The same for codes, after a correct first step. @throws {Refusal} throttled */
export async function noteBlockedCode(
  database: Database,
  memberId: number,
  device: string,
  limit: () => Promise<void>,
): Promise<void> {
  await whenThrottled(limit, () =>
    recordRareEvent(database, memberId, { kind: 'sign-in-blocked', way: 'code', device }, hours),
  );
}

async function whenThrottled(limit: () => Promise<void>, note: () => Promise<unknown>): Promise<void> {
  try {
    await limit();
  } catch (error) {
    if (error instanceof Refusal && error.kind === 'throttled') await note();
    throw error;
  }
}
