import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import pino from 'pino';
import { openDatabase } from '../database/public.ts';
import { testDatabaseUrl } from '../../test-kit/test-database.ts';
import { Jobs } from './jobs.ts';

const program = fileURLToPath(new URL('./test-kit/dies-at-work.ts', import.meta.url));

test('[ALRT-06] a job of a process that is killed in the middle of it is done by another one, once', async () => {
  const { url, drop } = await testDatabaseUrl();
  const child = spawn(process.execPath, [program, url], { stdio: ['ignore', 'pipe', 'inherit'] });
  const gone = once(child, 'exit');
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await gone;

  const database = await openDatabase({ dataDir: '', databaseUrl: url });
  const done: unknown[] = [];
  const jobs = new Jobs({ database, log: pino({ level: 'silent' }) });
  jobs.define('note', async (data) => {
    done.push(data);
  });
  expect(await jobs.drain()).toBe(0);
  // Its last sign of life is long ago; the pause before the next try has passed.
  await sql`update jobs.job set heartbeat_on = now() - interval '1 hour' where state = 'active'`.execute(database);
  await jobs.supervise();
  await sql`update jobs.job set start_after = now() where state = 'retry'`.execute(database);
  expect([await jobs.drain(), await jobs.drain()]).toEqual([1, 0]);
  expect(done).toEqual([{ text: 'survives' }]);
  await jobs.stop();
  await database.destroy();
  await drop();
});
