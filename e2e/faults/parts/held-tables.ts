import { setTimeout as pause } from 'node:timers/promises';
import type { System } from '../system.ts';

/**
 * Held by a transaction that does not end: every access to the tables waits. In a server that was killed there is
 * nothing to hold.
 * @param mark names the transaction
 */
export async function holdTables({ primary }: System, tables: string, mark: string): Promise<void> {
  if (
    !(await primary.ask('select 1').then(
      () => true,
      () => false,
    ))
  )
    return;
  const held = primary.ask(
    `begin; lock table ${tables} in access exclusive mode; select pg_sleep(3600) /* ${mark} */; rollback`,
  );
  let problem: unknown;
  held.catch((error: unknown) => {
    problem = error;
  });
  // Its query is the whole text; once it sleeps, it has the lock.
  for (let tries = 0; problem === undefined; tries += 1) {
    const [row] = await primary.ask<{ n: number }>(
      `select count(*)::int as n from pg_stat_activity where query like '%/* ${mark} */%' and wait_event = 'PgSleep'`,
    );
    if ((row?.n ?? 0) > 0) return;
    if (tries > 300) throw new Error(`The tables ${tables} could not be held.`);
    await pause(100);
  }
  throw problem;
}

/** Releases the locks; a server that was killed has already done so. */
export async function letGo({ primary }: System, mark: string): Promise<void> {
  if (
    !(await primary.ask('select 1').then(
      () => true,
      () => false,
    ))
  )
    return;
  await primary.ask(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where query like '%/* ${mark} */%' and pid <> pg_backend_pid()`,
  );
}
