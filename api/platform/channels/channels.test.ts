import { sql } from 'kysely';
import { openDatabase, type Database } from '../database/public.ts';
import { testDatabaseUrl, type TestDatabase } from '../../test-kit/test-database.ts';
import { Channels, type Pace } from './channels.ts';

/** Milliseconds: a look that is made sooner was notified. */
const never = 2 ** 30;
const byNotification: Pace = { listening: never, polling: never };
let own: TestDatabase;
let database: Database;
let warnings: string[];
const opened: Channels[] = [];
beforeAll(async () => {
  own = await testDatabaseUrl();
  database = await openDatabase({ dataDir: '', databaseUrl: own.url });
});
beforeEach(() => {
  warnings = [];
});
afterEach(() => Promise.all(opened.splice(0).map((channels) => channels.close())));
afterAll(async () => {
  await database.destroy();
  await own.drop();
});

const log = { warn: (_fields: object, message: string) => void warnings.push(message) } as never;
function open(listenAt?: string, patience?: number): Channels {
  const channels = new Channels({
    database,
    log,
    ...(listenAt !== undefined && { listenAt: async () => listenAt }),
    ...(patience !== undefined && { patience }),
  });
  opened.push(channels);
  return channels;
}

/** What a follower has found, as `next` awaits it. */
function finds(channels: Channels, pace: Pace) {
  let found: (count: number) => void = () => undefined;
  const following = channels.follow(
    'jobs',
    async () => {
      const { rows } = await sql<{ count: number }>`select count(*)::int as count from job_wanted`.execute(database);
      found(rows[0]?.count ?? 0);
    },
    pace,
  );
  return {
    following,
    /** Resolves at a look that finds so many rows. */
    next: (count: number): Promise<void> =>
      new Promise((resolve) => {
        found = (has) => has === count && resolve();
      }),
  };
}
const want = (to: Database = database) => sql`insert into job_wanted (name, data) values ('note', '{}')`.execute(to);
const isListening = async (channels: Channels, is: boolean): Promise<void> => {
  while (channels.isListening !== is)
    await new Promise<void>((resolve) => {
      const end = channels.on('maintenance', () => (end(), resolve()));
    });
};
beforeEach(() => sql`truncate job_wanted`.execute(database));

test('[DATA-59] what another process commits is looked at when it notifies, without a poll', async () => {
  const channels = open(own.url);
  const { next } = finds(channels, byNotification);
  await isListening(channels, true);
  const found = next(1);
  await expect(
    database.transaction().execute(async (transaction) => {
      await want(transaction);
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  await want();
  await found;
});

test('[DATA-59] hundreds of notifications are some looks, the last of which is after the last of them', async () => {
  const channels = open(own.url);
  let looks = 0;
  channels.follow('changes', async () => void (looks += 1), byNotification);
  const { next } = finds(channels, byNotification);
  await isListening(channels, true);
  const found = next(200);
  for (let time = 0; time < 200; time += 1) {
    await sql`insert into page_change (tag) values ('posts')`.execute(database);
    await want();
  }
  await found;
  expect(looks).toBeLessThan(100);
});

test('[DATA-59] what a lost notification was about is found by the slow poll', async () => {
  const channels = open(own.url);
  const { next } = finds(channels, { listening: 20, polling: never });
  await isListening(channels, true);
  const found = next(1);
  await sql`alter table job_wanted disable trigger notify_jobs`.execute(database);
  try {
    await want();
    await found;
  } finally {
    await sql`alter table job_wanted enable trigger notify_jobs`.execute(database);
  }
});

test('[DATA-59] a listener whose connection is lost connects again, and looks at once at what it has missed', async () => {
  const channels = open(own.url);
  const { next } = finds(channels, byNotification);
  await isListening(channels, true);
  await sql`alter table job_wanted disable trigger notify_jobs`.execute(database);
  await want();
  await sql`alter table job_wanted enable trigger notify_jobs`.execute(database);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'verandah channels'`.execute(database);
  while (warnings.length === 0) await new Promise(setImmediate);
  await next(1);
  expect(warnings).toEqual(['database notifications disconnected; polling until they return']);
  await isListening(channels, true);
  const heard = next(2);
  await want();
  await heard;
});

test('[DATA-59] behind a pooler that drops notifications it is polled', async () => {
  // Notifications stay within their database: LISTEN in another one is as good as in none.
  const channels = open(own.url.replace(/\/[^/]*$/, '/postgres'), 50);
  const { next } = finds(channels, { listening: never, polling: 20 });
  while (warnings.length === 0) {
    const found = next(0);
    await found;
  }
  expect(channels.isListening).toBe(false);
  expect(warnings).toEqual(['database notifications do not arrive (a pooler of transactions?); polling instead']);
  const found = next(1);
  await want();
  await found;
});

test('[DATA-59] the connection is open while somebody listens', async () => {
  const channels = open(own.url);
  const { following } = finds(channels, byNotification);
  const end = channels.on('registry', () => undefined);
  await isListening(channels, true);
  await following.end();
  expect(channels.isListening).toBe(true);
  end();
  expect(channels.isListening).toBe(false);
});
