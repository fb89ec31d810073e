import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { logLines, loggedError, openTracing, sparingLog } from '@verandah/telemetry';
import { createApp } from './app.ts';
import { followClock, hearClock } from '../platform/clock.ts';
import { loadPlaces, startChores } from './chores.ts';
import { openDatabases, type Databases, type OnStatement } from '../platform/database/public.ts';
import { logBrokenConsumers } from '../protocols/graphql/public.ts';
import { schema } from '../protocols/graphql/schema.ts';
import { repliesToEnquiries } from '../domains/enquiries/public.ts';
import { receiveMails, type MailReceiver } from '../platform/mail/public.ts';
import { makeFolder } from '../platform/make-folder.ts';
import apiPackage from '../package.json' with { type: 'json' };
import { makeService } from './make-service.ts';
import { forgetRunning, noteRunning } from './running-file.ts';
import type { Service } from '../platform/service.ts';
import type { Settings } from '../platform/settings/public.ts';

import { measuredSpeed } from '../platform/rate-limits/public.ts';
import { Telemetry } from '../platform/telemetry/public.ts';
import { tokenFile } from '../platform/token-file.ts';

/** A running API. */
export interface RunningApi {
  /** 'http://127.0.0.1:3001' */
  readonly address: string;
  readonly service: Service;
  /** Completes requests in progress, then closes server and database. */
  close(): Promise<void>;
}

/**
 * Starts the API: migrates the database, loads localities, registers routes, listens.
 * @param onStatement called after every statement, for measurements
 * @throws {Error} with one line for the operator: folder not writable, port in use, database not reachable
 */
export async function startApi(given: Settings, onStatement?: OnStatement): Promise<RunningApi> {
  // On the data folder's own server the API's role changes no table, as in production.
  const settings: Settings = given.databaseUrl === undefined ? { ...given, migrations: 'command' } : given;
  const log = pino(
    {
      level: settings.logLevel,
      base: { process: 'API' },
      hooks: sparingLog(),
      serializers: { err: loggedError },
      redact: ['headers.authorization', 'headers.cookie', '*.authorization', '*.password', '*.token'],
    },
    await logLines(settings.appEnv === 'development'),
  );
  prepareFolder(settings.dataDir);
  const telemetry = new Telemetry(await openTracing(settings.tracing, 'verandah-api', apiPackage.version));
  const recordStatement: OnStatement = (statement, took) => {
    telemetry.statement(statement, took);
    onStatement?.(statement, took);
  };
  const databases = await openDatabases({
    dataDir: settings.dataDir,
    databaseUrl: settings.databaseUrl,
    impatience: settings.graphTimeout,
    longestLag: settings.longestLag,
    synchronous: settings.synchronous,
    migrations: settings.migrations,
    onStatement: recordStatement,
    onMigration: (line, waits) => log[waits ? 'warn' : 'info'](line),
    onChange: (line, worse) => log[worse ? 'warn' : 'info'](`the database's servers: ${line}`),
  });
  try {
    const { database, impatient: graphDatabase, servers } = databases;
    const speed = measuredSpeed();
    log.info({ speed }, 'capacity measured');
    return await serveApi(
      makeService({ database, graphDatabase, servers, settings, log, telemetry, speed }),
      databases,
    );
  } catch (error) {
    await databases.close();
    throw error;
  }
}

async function serveApi(service: Service, databases: Pick<Databases, 'close'>): Promise<RunningApi> {
  const { database, settings, log } = service;
  await hearClock(database);
  await loadPlaces(service);
  tokenFile(settings.dataDir, 'ops-token');
  await logBrokenConsumers(database, schema, log);
  const app = createApp(service);
  const endClock = followClock(database, log);
  const address = await listenOnPort(app, settings.apiPort).catch((error: unknown) => {
    endClock();
    throw error;
  });
  try {
    // Before anything that takes a while: commands that find no running API would open its database themselves.
    noteRunning(settings.dataDir, { apiAddress: address, pid: process.pid });
  } catch (error) {
    // A full disk does not stop it from serving.
    log.warn({ err: error }, 'run file not written');
  }
  await service.jobs.start();
  const receiver = await listenForReplies(service);
  const chores = startChores(service);
  log.info({ address }, 'API ready');
  return {
    address,
    service,
    async close() {
      endClock();
      await receiver?.close();
      await chores.stop();
      const impatience = setTimeout(() => app.server.closeAllConnections(), settings.drainSeconds * 1000);
      await app.close();
      clearTimeout(impatience);
      await service.jobs.stop();
      await service.channels.close();
      await service.decoder.close();
      await service.reports.close();
      await service.telemetry.close();
      forgetRunning(settings.dataDir);
      await databases.close();
    },
  };
}

/** Receives replies by email where the settings name a port. */
async function listenForReplies(service: Service): Promise<MailReceiver | undefined> {
  const { inboundMail } = service.settings;
  if (inboundMail?.port === undefined) return undefined;
  const { port } = inboundMail;
  return receiveMails({ ...inboundMail, port }, repliesToEnquiries(service, inboundMail.domain), service.log);
}

function prepareFolder(folder: string): void {
  try {
    makeFolder(folder);
  } catch (error) {
    throw new Error(`Can't write to the data folder ${folder} (DATA_DIR): ${(error as Error).message}`, {
      cause: error,
    });
  }
}

async function listenOnPort(app: FastifyInstance, port: number): Promise<string> {
  try {
    return await app.listen({ host: '127.0.0.1', port });
  } catch (error) {
    await app.close();
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') {
      throw new Error(`Port ${port} is in use by another process: stop it or choose another one with API_PORT.`, {
        cause: error,
      });
    }
    throw error;
  }
}
