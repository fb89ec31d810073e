import pino from 'pino';
import { openDatabase } from '../../database/public.ts';
import { Jobs } from '../jobs.ts';

// A process for tests: takes the job 'note' of the database at the address in its first argument, does half of it, and
// says so. It is then killed.
const database = await openDatabase({ dataDir: '', databaseUrl: process.argv[2] });
const jobs = new Jobs({ database, log: pino({ level: 'silent' }) });
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
