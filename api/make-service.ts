import type { Logger } from 'pino';
import type { Database } from './database/public.ts';
import { defineJobs } from './jobs/define-jobs.ts';
import { Jobs } from './jobs/public.ts';
import type { Service } from './service.ts';
import type { Settings } from './settings.ts';
import { tokenFile } from './token-file.ts';

interface Parts {
  readonly database: Database;
  readonly graphDatabase: Database;
  readonly settings: Settings;
  readonly log: Logger;
}

/** The service of its parts, with every job defined; nothing runs yet. */
export function makeService({ database, graphDatabase, settings, log }: Parts): Service {
  const jobs = new Jobs({ database, log, embedded: settings.databaseUrl === undefined });
  const service: Service = { database, graphDatabase, settings, sessionKey: sessionKeyOf(settings), log, jobs };
  defineJobs(service);
  return service;
}

/** What signs access tokens: given, or made in the data folder. */
export const sessionKeyOf = (settings: Settings): Uint8Array => new TextEncoder().encode(settings.sessionKey ?? tokenFile(settings.dataDir, 'session-key'));
