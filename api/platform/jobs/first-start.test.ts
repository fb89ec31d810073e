import pino from 'pino';
import { openDatabase, type Database } from '../database/public.ts';
import { testDatabaseUrl } from '../../test-kit/test-database.ts';
import { Jobs } from './jobs.ts';

test('[DATA-31] processes that start at once on a new database all get their queue', async () => {
  const { url, drop } = await testDatabaseUrl();
  const databases: Database[] = [];
  const queues: Jobs[] = [];
  try {
    for (let process = 0; process < 4; process++) {
      const database = await openDatabase({ dataDir: '', databaseUrl: url });
      databases.push(database);
      queues.push(new Jobs({ database, log: pino({ level: 'silent' }) }));
    }
    const starts = await Promise.allSettled(queues.map((queue) => queue.start()));
    expect(starts.filter(({ status }) => status === 'rejected')).toEqual([]);
  } finally {
    await Promise.all(queues.map((queue) => queue.stop()));
    await Promise.all(databases.map((database) => database.destroy()));
    await drop();
  }
});
