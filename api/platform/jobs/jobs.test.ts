import { sql } from 'kysely';
import pino from 'pino';
import { Channels } from '../channels/public.ts';
import { openDatabase, type Database } from '../database/public.ts';
import { testDatabaseUrl, type TestDatabase } from '../../test-kit/test-database.ts';
import { Jobs } from './jobs.ts';
import { sendJob } from './send-job.ts';

let own: TestDatabase;
let database: Database;
beforeAll(async () => {
  own = await testDatabaseUrl();
  database = await openDatabase({ dataDir: '', databaseUrl: own.url });
});
afterAll(async () => {
  await database.destroy();
  await own.drop();
});

const log = pino({ level: 'silent' });
const make = (): Jobs => new Jobs({ database, log });

const never = 2 ** 30;
/** Without the looks, every half a minute, that only find what a lost notification was about. */
const withoutPolls = (channels: Channels): Pick<Channels, 'follow'> => ({
  follow: (channel, look, pace) =>
    channels.follow(channel, look, {
      get listening() {
        return pace.listening < 30_000 ? pace.listening : never;
      },
      polling: never,
    }),
});

/** Resolves when notifications arrive. */
async function untilListening(channels: Channels): Promise<void> {
  while (!channels.isListening)
    await new Promise<void>((resolve) => {
      const end = channels.on('maintenance', () => (end(), resolve()));
    });
}

test('[ALRT-06] a job runs once its transaction has committed, and never when that was rolled back', async () => {
  const done: unknown[] = [];
  const jobs = make();
  jobs.define('note', async (data) => {
    done.push(data);
  });
  await database.transaction().execute((transaction) => jobs.send(transaction, 'note', { text: 'stored' }));
  await expect(
    database.transaction().execute(async (transaction) => {
      await jobs.send(transaction, 'note', { text: 'lost' });
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  expect(await jobs.drain()).toBe(1);
  expect(done).toEqual([{ text: 'stored' }]);
  await jobs.stop();
});

test('[ALRT-06] of waiting jobs with one key one runs; a failing job is retried later on its own', async () => {
  const done: unknown[] = [];
  const jobs = make();
  let broken = true;
  jobs.define('note', async (data) => {
    if (broken && (data as { n: number }).n === 2) throw new Error('not now');
    done.push(data);
  });
  for (const n of [1, 1, 2]) await sendJob(database, 'note', { n }, { key: `n${n}` });
  await sendJob(database, 'note', { n: 3 }, { startAfter: new Date(Date.now() + 3_600_000) });
  expect(await jobs.drain()).toBe(2);
  expect(done).toEqual([{ n: 1 }]);
  broken = false;
  // Its pause has passed.
  await sql`update jobs.job set start_after = now() where state = 'retry'`.execute(database);
  expect(await jobs.drain()).toBe(1);
  expect(done).toEqual([{ n: 1 }, { n: 2 }]);
  await jobs.stop();
});

test('[ALRT-06] a running queue runs new jobs, and a stop waits for running ones', async () => {
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  let finished = false;
  const jobs = make();
  jobs.define('slow', async () => {
    begin();
    await held;
    finished = true;
  });
  await jobs.start();
  await sendJob(database, 'slow', {});
  await begun;
  const stopped = jobs.stop();
  release();
  await stopped;
  expect(finished).toBe(true);
});

test('[DATA-59] jobs begin when their transaction commits, without a poll, also those that a job queues', async () => {
  const channels = new Channels({ database, log, listenAt: async () => own.url });
  const jobs = new Jobs({ database, log, channels: withoutPolls(channels) });
  const { promise: done, resolve: finish } = Promise.withResolvers<void>();
  jobs.define('first', () => sendJob(database, 'second', {}));
  jobs.define('second', async () => finish());
  await jobs.start();
  await untilListening(channels);
  await sendJob(database, 'first', {});
  await done;
  await jobs.stop();
  await channels.close();
});

test('[DATA-59] a deferred job begins when it is due, without a poll', async () => {
  const channels = new Channels({ database, log, listenAt: async () => own.url });
  const jobs = new Jobs({ database, log, channels: withoutPolls(channels) });
  const { promise: done, resolve: finish } = Promise.withResolvers<void>();
  jobs.define('later', async () => finish());
  await jobs.start();
  await untilListening(channels);
  await sendJob(database, 'later', {}, { startAfter: new Date(Date.now() + 300) });
  await done;
  await jobs.stop();
  await channels.close();
});

test('[DATA-59] a deferred job begins at the first look when it is due', async () => {
  const jobs = make();
  const { promise: done, resolve: finish } = Promise.withResolvers<void>();
  jobs.define('later', async () => finish());
  await jobs.start();
  await sendJob(database, 'later', {}, { startAfter: new Date(Date.now() + 50) });
  await done;
  await jobs.stop();
});
