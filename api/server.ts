import Fastify, { LogController, type FastifyBaseLogger, type FastifyError, type FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import pino from 'pino';
import { impatient, openDatabase, type Database, type OnStatement } from './database/public.ts';
import { calendarRoutes } from './calendar/public.ts';
import { feedRoutes } from './feeds/public.ts';
import { logBrokenConsumers } from './graphql/consumers/live-consumers.ts';
import { graphRoutes } from './graphql/routes.ts';
import { schema } from './graphql/schema.ts';
import { refreshPassedSearchRows } from './listings/search-row.ts';
import { drawMissingBoundaries, fillMissingSuggestions, loadGazetteer, placeImportRoutes } from './locations/public.ts';
import { mailRoutes } from './mail/public.ts';
import { makeFolder } from './make-folder.ts';
import { makeService } from './make-service.ts';
import { baseMapRoutes } from './map/public.ts';
import { avatarRoutes } from './members/avatar-routes.ts';
import { refuseForeign } from './members/foreign-writes.ts';
import { readViewer } from './members/viewer.ts';
import { socialRoutes } from './members/social/routes.ts';
import { mediaRoutes } from './media/public.ts';
import { sendProblem } from './problem.ts';
import { Refusal } from './refusal.ts';
import { sendRefusal } from './refusal-problem.ts';
import { sendRequestProblem } from './request-problem.ts';
import { openApiRoutes } from './rest/document.ts';
import { operations } from './rest/operations.ts';
import { restRoutes } from './rest/routes.ts';
import { pushRoutes } from './pushes/public.ts';
import { registryRoutes } from './registry/routes.ts';
import { forgetRunning, noteRunning } from './running-file.ts';
import { sampleRoutes } from './sample/public.ts';
import { officeAdminRoutes } from './offices/admin/routes.ts';
import type { Routes, Service } from './service.ts';
import type { Settings } from './settings.ts';
import { listingTileRoutes } from './tiles/public.ts';
import { syndicationRoutes } from './syndication/public.ts';
import { tokenFile } from './token-file.ts';

/** The service while it runs. */
export interface RunningApi {
  /** 'http://127.0.0.1:3001' */
  readonly address: string;
  readonly service: Service;
  /** Answers what is under way, then closes server and database. */
  close(): Promise<void>;
}

/** Milliseconds that requests under way are waited for when the service stops. */
const longestDrain = 10_000;

/** Every domain with routes of its own. */
const domains: readonly Routes[] = [registryRoutes, mediaRoutes, baseMapRoutes, listingTileRoutes, feedRoutes, mailRoutes, pushRoutes, socialRoutes, avatarRoutes, syndicationRoutes, calendarRoutes, sampleRoutes, placeImportRoutes, officeAdminRoutes];

/**
 * Starts the service: database up to date, places loaded, routes registered, listening.
 * @param onStatement told of every statement, for measurements
 * @throws {Error} with one line for the operator: folder not writable, port in use, database not reachable
 */
export async function startApi(settings: Settings, onStatement?: OnStatement): Promise<RunningApi> {
  const log = pino({ level: settings.logLevel, redact: ['headers.authorization', 'headers.cookie', '*.authorization', '*.password', '*.token'] });
  prepareFolder(settings.dataDir);
  const database = await openDatabase({
    dataDir: settings.dataDir, databaseUrl: settings.databaseUrl, onMaintenanceError: (error) => log.error({ err: error }, 'maintenance of the database'), onStatement,
  });
  let graphDatabase = database;
  try {
    graphDatabase = await impatient(database, settings.databaseUrl, settings.graphTimeout, onStatement);
    return await serve(makeService({ database, graphDatabase, settings, log }));
  } catch (error) {
    await closeDatabases({ database, graphDatabase });
    throw error;
  }
}

/** Both, of which the second may be the first. */
async function closeDatabases({ database, graphDatabase }: Pick<Service, 'database' | 'graphDatabase'>): Promise<void> {
  if (graphDatabase !== database) await graphDatabase.destroy();
  await database.destroy();
}

async function serve(service: Service): Promise<RunningApi> {
  const { database, settings, log } = service;
  await loadPlaces(database, log);
  tokenFile(settings.dataDir, 'ops-token');
  await logBrokenConsumers(database, schema, log);
  const app = createApp(service);
  const tidying = keepSearchRowsFresh(service);
  const chores = [fillTypeahead(service), drawBoundaries(service)];
  const address = await listen(app, settings.apiPort);
  await service.jobs.start();
  noteRunning(settings.dataDir, { apiAddress: address, pid: process.pid });
  log.info({ address }, 'the service is ready');
  return {
    address, service,
    async close() {
      clearInterval(tidying);
      await Promise.all(chores.map((chore) => chore.stop()));
      const impatience = setTimeout(() => app.server.closeAllConnections(), longestDrain);
      await app.close();
      clearTimeout(impatience);
      await service.jobs.stop();
      await service.reports.close();
      forgetRunning(settings.dataDir);
      await closeDatabases(service);
    },
  };
}

/** The HTTP application, not listening yet. @param checkAnswers holds REST answers against their document; for tests */
export function createApp(service: Service, checkAnswers = false): FastifyInstance {
  const { settings, log } = service;
  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger, logController: new LogController({ disableRequestLogging: true }), requestIdHeader: false, genReqId: requestId,
    // The host is on this machine and says whom it speaks for.
    trustProxy: settings.trustProxy || 'loopback',
    bodyLimit: 1_000_000, forceCloseConnections: 'idle', return503OnClosing: true,
    // What no route can be looked up for, such as a percent sign alone.
    frameworkErrors: (_error, _request, reply) => { sendProblem(reply, { status: 400, title: 'The request can not be read', detail: 'The address is not valid.' }); },
  });
  app.decorateRequest('viewer', null);
  app.addHook('onRequest', async (request) => { refuseForeign(request, settings.publicUrl); });
  app.addHook('onRequest', async (request) => { request.viewer = await readViewer(request.headers.authorization, service.sessionKey); });
  app.addHook('onSend', async (request, reply) => { reply.header('x-request-id', request.id); });
  app.setErrorHandler<FastifyError | Refusal>((error, request, reply) => {
    if (error instanceof Refusal) return sendRefusal(reply, error);
    const status = error.statusCode ?? 500;
    if (status < 500) return sendRequestProblem(request, reply, error);
    service.reports.report(error, { operation: `${request.method} ${request.routeOptions.url ?? 'no route'}`, requestId: request.id, details: { url: request.url } });
    return sendProblem(reply, { status: 500, title: 'Something went wrong on our side', detail: 'Please try again.' });
  });
  app.setNotFoundHandler((request, reply) => sendProblem(reply, { status: 404, title: 'Not found', detail: `There is nothing at ${request.method} ${request.url.split('?')[0]}.` }));
  addHealth(app, service);
  app.register(async (scope) => graphRoutes(settings.buildSecret ?? tokenFile(settings.dataDir, 'internal-token'))(scope, service));
  for (const routes of [...domains, restRoutes(operations, { checkAnswers }), openApiRoutes]) app.register(async (scope) => routes(scope, service));
  return app;
}

/** `/healthz`: the process answers. `/readyz`: the database does too. */
function addHealth(app: FastifyInstance, { database }: Service): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (request, reply) => {
    try {
      await sql`select 1`.execute(database);
      return { status: 'ready' };
    } catch (error) {
      request.log.error({ err: error }, 'the database does not answer');
      return sendProblem(reply, { status: 503, title: 'Not ready', detail: 'The database does not answer.' });
    }
  });
}

/** A proxy's id is kept when it looks like one, so that one request has one id on its whole way. */
function requestId({ headers }: { headers: Record<string, string | string[] | undefined> }): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && /^[\w.-]{8,64}$/.test(given) ? given : crypto.randomUUID();
}

async function loadPlaces(database: Database, log: Service['log']): Promise<void> {
  const { rows } = await sql<{ empty: boolean }>`select not exists (select from locality) as empty`.execute(database);
  if (rows[0]?.empty) log.info({ places: await loadGazetteer(database) }, 'the built-in places are loaded');
}

/** Data of an older version has no suggestions of streets, offices and agents yet: they are made while the service runs. */
function fillTypeahead({ database, log }: Service): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const filled = fillMissingSuggestions(database, stopping.signal).then(
    (count) => { if (count > 0) log.info({ count }, 'the typeahead is filled'); },
    (error: unknown) => log.error({ err: error }, 'filling the typeahead'),
  );
  return { stop: () => { stopping.abort(); return filled; } };
}

/** A fresh machine has no outlines of suburbs: approximate ones are drawn while the service runs. */
function drawBoundaries({ database, log }: Service): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const drawn = drawMissingBoundaries(database, stopping.signal).then(
    (count) => { if (count > 0) log.info({ count }, 'approximate boundaries are drawn'); },
    (error: unknown) => log.error({ err: error }, 'drawing approximate boundaries'),
  );
  return { stop: () => { stopping.abort(); return drawn; } };
}

const tidyEvery = 5 * 60_000;

/** Inspections and auctions pass: their listings' search rows are renewed every few minutes. */
function keepSearchRowsFresh({ database, log }: Service): NodeJS.Timeout {
  return setInterval(() => {
    refreshPassedSearchRows(database).catch((error: unknown) => log.error({ err: error }, 'renewing search rows'));
  }, tidyEvery).unref();
}

function prepareFolder(folder: string): void {
  try {
    makeFolder(folder);
  } catch (error) {
    throw new Error(`Can't write to the data folder ${folder} (DATA_DIR): ${(error as Error).message}`, { cause: error });
  }
}

async function listen(app: FastifyInstance, port: number): Promise<string> {
  try {
    return await app.listen({ host: '127.0.0.1', port });
  } catch (error) {
    await app.close();
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') {
      throw new Error(`Port ${port} is in use by another process: stop it or choose another one with API_PORT.`, { cause: error });
    }
    throw error;
  }
}
