import pino from 'pino';
import { openDatabase } from '../../database/public.ts';
import { Jobs } from '../../jobs/public.ts';
import { notificationJob } from '../../registry/public.ts';
import { readSettings } from '../../settings/public.ts';
import { deliverNotifications } from '../deliver.ts';

// A process for tests: sends the notifications of the database at the address in its first argument, with the session
// key of the second, until it is killed.
const [, , databaseUrl, sessionKey = ''] = process.argv;
const database = await openDatabase({ dataDir: '', databaseUrl });
const log = pino({ level: 'silent' });
const jobs = new Jobs({ database, log });
const service = {
  database,
  log,
  settings: readSettings(process.env),
  sessionKey: new TextEncoder().encode(sessionKey),
};
jobs.define(notificationJob, (data) => deliverNotifications(service, data));
await jobs.start();
