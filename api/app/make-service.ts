import type { Logger } from 'pino';
import { Channels } from '../platform/channels/public.ts';
import type { Database, Servers } from '../platform/database/public.ts';
import { openErrorReports } from '../platform/error-reports/public.ts';
import { defineJobs } from './jobs/define-jobs.ts';
import { Jobs } from '../platform/jobs/public.ts';
import { PictureDecoder } from '../platform/picture-decoding/public.ts';
import { openCms } from '../domains/community/public.ts';
import { openTravelAreas, openTravelTimes } from '../domains/listings/public.ts';
import { Pushes } from '../platform/pushes/public.ts';
import type { Service } from '../platform/service.ts';
import type { Settings } from '../platform/settings/public.ts';
import apiPackage from '../package.json' with { type: 'json' };
import { Spending } from '../platform/rate-limits/public.ts';
import { Telemetry } from '../platform/telemetry/public.ts';
import { tokenFile } from '../platform/token-file.ts';

interface Parts {
  readonly database: Database;
  readonly graphDatabase: Database;
  readonly servers?: Servers | undefined;
  readonly settings: Settings;
  readonly log: Logger;
  readonly telemetry?: Telemetry;
  /** What this machine can do, as `measuredSpeed` measures it. */
  readonly speed?: number;
}

/** Assembles the API's services and defines every job; nothing runs yet. */
export function makeService({
  database,
  graphDatabase,
  servers,
  settings,
  log,
  telemetry = new Telemetry(),
  speed,
}: Parts): Service {
  const { databaseUrl } = settings;
  const listenAt = servers
    ? async () => (await servers.cluster.primary()).address.url
    : databaseUrl === undefined
      ? undefined
      : async () => databaseUrl;
  const channels = new Channels({ database, log, listenAt });
  const createSchema = settings.migrations === 'start';
  const jobs = new Jobs({ database, log, channels, createSchema, onTry: telemetry.job });
  const reports = openErrorReports(
    { dsn: settings.errorReportsDsn, environment: settings.appEnv, release: `api@${apiPackage.version}` },
    log,
  );
  const cms = openCms(database, settings, log);
  const travelAreas = openTravelAreas(settings, log);
  const travelTimes = openTravelTimes(settings, log);
  const service: Service = {
    database,
    graphDatabase,
    ...(servers && { servers }),
    settings,
    sessionKey: sessionKeyOf(settings),
    log,
    reports,
    jobs,
    cms,
    travelAreas,
    travelTimes,
    telemetry,
    spending: new Spending(speed),
    decoder: new PictureDecoder(),
    channels,
    pushes: new Pushes({ database, log, channels }),
  };
  defineJobs(service);
  return service;
}

/** Key that signs access tokens: from the settings, or generated in the data folder. */
export const sessionKeyOf = (settings: Settings): Uint8Array =>
  new TextEncoder().encode(settings.sessionKey ?? tokenFile(settings.dataDir, 'session-key'));
