import pino from 'pino';
import { openDatabase } from '../../database/public.ts';
import { Jobs } from '../jobs.ts';

// A process for tests: takes the job 'note' of the database in its first argument's folder, does half of it, and says
// so. It is then killed.
const database = await openDatabase({ dataDir: process.argv[2] ?? '' });
const jobs = new Jobs({ database, log: pino({ level: 'silent' }), embedded: true });
jobs.define(
  'note',
  () =>
    new Promise((resolve) => {
      process.stdout.write('working\n');
      setTimeout(resolve, 3_600_000);
    }),
);
await jobs.send(database, 'note', { text: 'survives' });
await jobs.start();
