import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { openDatabase, type Database } from '../database/public.ts';
import { findPostgres, startPrivateServer, type PrivateServer } from '../database/private-server.ts';
import { withPostgres } from '../database/with-postgres.ts';
import { Jobs } from './jobs.ts';

let server: PrivateServer | undefined;
beforeAll(async () => {
  if (findPostgres() !== undefined) server = await startPrivateServer();
});
afterAll(() => server?.stop());

withPostgres('[DATA-31] processes that start at once on a new database all get their queue', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'verandah-first-start-'));
  const databases: Database[] = [];
  const queues: Jobs[] = [];
  try {
    for (let process = 0; process < 4; process++) {
      const database = await openDatabase({ dataDir, databaseUrl: server?.url });
      databases.push(database);
      queues.push(new Jobs({ database, log: pino({ level: 'silent' }), embedded: false }));
    }
    const starts = await Promise.allSettled(queues.map((queue) => queue.start()));
    expect(starts.filter(({ status }) => status === 'rejected')).toEqual([]);
  } finally {
    await Promise.all(queues.map((queue) => queue.stop()));
    await Promise.all(databases.map((database) => database.destroy()));
    await rm(dataDir, { recursive: true });
  }
});
