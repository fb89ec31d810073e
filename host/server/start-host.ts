import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { trustProxyOf } from '@verandah/network';
import fastify, { LogController, type FastifyBaseLogger, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import {
  askApi,
  Breaker,
  consoleKey,
  followRegistry,
  healthJob,
  hostShares,
  internalToken,
  openKeyRing,
  openOperations,
  openReleases,
  openWatch,
  operationsApi,
  opsToken,
  pinCopy,
  registryClient,
  RenderPool,
  runningFile,
  ticketKey,
  tryInCanary,
  type PoolOptions,
  type PinSet,
} from '@verandah/releases';
import { operationsConsole } from '../ops-console/server/console.ts';
import { FollowedClock, openTracing } from '@verandah/telemetry';
import type { HostSettings } from '../settings.ts';
import { about } from './about.ts';
import { arrive } from './arrive.ts';
import { passToApi } from './api-proxy.ts';
import { pageCalls } from './call-api.ts';
import { openHealth } from './health/open-health.ts';
import { bringMissed } from './bring-missed.ts';
import { guardSharedCaches } from './cache-control.ts';
import { draining } from './drain.ts';
import { runHousekeeping } from './housekeeping.ts';
import { hostMetrics } from './metrics/host-metrics.ts';
import { lastGoodPages } from './last-good.ts';
import { restrictOtherAnswers } from './other-answers.ts';
import { followChanges } from './page-cache/follow-changes.ts';
import { PageCache } from './page-cache/page-cache.ts';
import { VerifiedMembers } from './page-cache/verified-members.ts';
import { respondWithPage } from './page.ts';
import type { PageContext } from './page-context.ts';
import { pages } from './pages.ts';
import { buildReleaseSet, emptySet, type ReleaseSet } from './release-set.ts';
import { releaseFiles } from './release-files.ts';
import { commonHeaders, transportSecurity } from './security-headers.ts';
import { renew } from './renew.ts';
import { robots } from './robots.ts';
import { previewLinks } from './preview.ts';
import { visits } from './visit.ts';
import { limitVisitors } from './visitor-limit.ts';
import { serviceWorker } from './service-worker.ts';
import { serveShell } from './shell.ts';
import { siteFiles } from './site-files.ts';
import { hostTracing } from './tracing/host-tracing.ts';
import { answerUnreadable } from './unreadable-request.ts';

/** Limits of rendering; the defaults are the product's. */
export type RenderLimits = Pick<PoolOptions, 'softMs' | 'hardMs' | 'heapMb'>;
export interface RunningHost {
  readonly address: string;
  /** Microseconds of CPU that the host's process and its render workers have used. */
  cpu(): Promise<{ readonly host: number; readonly workers: number }>;
  close(): Promise<void>;
}

/** Milliseconds of a processor that a release may take for its health page when it is tried. */
const smokeRenderMs = 2000;
const defaultLimits: RenderLimits = { softMs: 800, hardMs: 3000, heapMb: 256 };

/**
 * Starts the host: registry → workers → routes → listening.
 * @throws {Error} with one line when there is no shell to serve or the port is taken
 */
export async function startHost(
  settings: HostSettings,
  log: Logger,
  limits: RenderLimits = defaultLimits,
): Promise<RunningHost> {
  const { dataDir, publicUrl, services } = settings;
  const releases = join(dataDir, 'releases');
  await mkdir(releases, { recursive: true });
  const ring = openKeyRing(settings.secretsDir);
  const store = openReleases(releases, ring, settings.storage);
  const shell = await serveShell(releases, ring, store.builds, settings.hostVersion, log);
  const token = internalToken(dataDir);
  // What the service, another host or this one has dated is held against one clock: the service's.
  const clock = new FollowedClock();
  const now = clock.now;
  const client = registryClient(services.api, token, undefined, (said, requestedAt) => clock.hear(said, requestedAt));
  // One more try only: a visitor waits meanwhile, and the browser tries again by itself.
  const ask = askApi({
    url: services.graphql,
    buildSecret: settings.buildSecret ?? token,
    timeoutMs: settings.graphqlTimeout,
    retries: 1,
  });
  const metrics = hostMetrics(dataDir);
  const tracing = hostTracing(await openTracing(settings.tracing, 'verandah-host', shell.version));
  const pooled: PoolOptions = {
    ...limits,
    size: settings.renderWorkers,
    ask: tracing.ask(ask),
    call: tracing.call(pageCalls(services.api)),
    dataMs: settings.graphqlTimeout + 500,
    perWorker: 16,
    maxQueue: 200,
    recycleAfter: 50_000,
    stray: (problem) => log.warn({ err: problem }, 'release threw outside of a render'),
  };
  const pool = await new RenderPool(pooled).start();

  // Workers know a set's releases before it is used; then it replaces the one before in one assignment.
  let current: ReleaseSet | null = null;
  const prepare = async (pins: PinSet): Promise<void> => {
    const set = await buildReleaseSet(pins, store, client, ring, log);
    await pool.warm(
      set.areas
        .flatMap(({ live, rollout }) => [live, ...(rollout ? [rollout.release] : [])])
        .map(({ manifest, folder }) => healthJob(manifest, folder, publicUrl, now())),
    );
    current = set;
    metrics.serve(set);
    log.info(
      {
        revision: set.revision,
        areas: Object.fromEntries(set.areas.map(({ name, live }) => [name, live.manifest.version])),
      },
      'release set in use',
    );
  };
  const registry = await followRegistry(client, pinCopy(join(dataDir, 'registry.json'), ring), prepare, log);
  const endBringing = bringMissed(
    store,
    async () => {
      if (registry.pins) await prepare(registry.pins);
    },
    log,
  );
  const health = openHealth({
    client,
    secret: ticketKey(settings.secretsDir),
    viewsPerAddress: settings.watch.viewsPerAddress,
    releaseDays: settings.releaseDays,
    currentSet: () => current,
    publicUrl,
    trustProxy: settings.trustProxy !== false,
    log,
    now,
  });
  metrics.follow(health.signals);
  const operations = openOperations({
    store,
    client,
    ring,
    publicUrl,
    now,
    releaseDays: settings.releaseDays,
    watch: settings.watch,
    accepted: registry.accept,
    gate: {
      shares: hostShares(join(import.meta.dirname, '..')),
      tryRelease: metrics.trial(
        (manifest, folder) =>
          tryInCanary(healthJob(manifest, folder, publicUrl, now()), {
            ...pooled,
            softMs: Math.max(pooled.softMs, smokeRenderMs),
          }),
        ({ area }) => area,
      ),
    },
  });
  const watch = openWatch({ operations, client, settings: settings.watch, log, now });
  const secure = publicUrl.startsWith('https:');
  const visitOf = visits({ store, ring, secure, pinned: settings.pinnedReleases, now });
  const pagesStored: PageContext['pages'] = new PageCache({
    maxBytes: settings.pageCache.megabytes << 20,
    freshMs: settings.pageCache.seconds * 1000,
    staleMs: 300_000,
  });
  const changes = followChanges(services.api, token, pagesStored, log);
  const context: PageContext = {
    pages: pagesStored,
    members: new VerifiedMembers(services.api, log),
    changes,
    now,
    shell,
    publicUrl,
    api: services.api,
    help: settings.help,
    flags: settings.flags,
    thirdParties: settings.thirdParties,
    offlinePages: settings.offlinePages,
    currentSet: () => current,
    expectedAreas: settings.expectedAreas,
    emptySet,
    visitOf,
    pool: tracing.pool(pool),
    log,
    health: metrics.pages(health.pages),
    breaker: new Breaker(2, 15_000),
    lastGood: lastGoodPages(64 << 20),
    ...(settings.tileServer === undefined ? {} : { tileServer: settings.tileServer }),
  };

  const app = fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustProxyOf(settings.trustProxy),
    // What comes over an open connection while the host goes down is still answered.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { maxParamLength: 2000 },
    // An address that is no proper text is still an address of a page, or of none.
    clientErrorHandler: answerUnreadable,
    frameworkErrors: (_problem, request, reply) =>
      void respondWithPage(request as FastifyRequest, reply as FastifyReply, undefined, context),
  });
  app.decorate('secureCookies', secure);
  const drain = draining(app);
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(commonHeaders);
    if (secure) reply.header('strict-transport-security', transportSecurity);
  });
  restrictOtherAnswers(app);
  guardSharedCaches(app);
  limitVisitors(app, settings.visitorCalls);
  tracing.open(app, () => current, publicUrl);
  await metrics.open(
    app,
    { pool, breaker: context.breaker, registry, currentSet: () => current },
    { client, opsToken: opsToken(dataDir), now },
  );
  await app.register(about(shell.version, () => current));
  await app.register(siteFiles);
  await app.register(health.reports);
  await app.register(
    metrics.violations({
      api: services.api,
      publicUrl,
      shellVersion: shell.version,
      currentSet: () => current,
      log,
    }),
  );
  await app.register(serviceWorker(settings.offlinePages ? shell.worker : undefined));
  await app.register(robots(publicUrl));
  await app.register(
    releaseFiles(releases, (area, version) =>
      area === 'host' ? store.builds.bring(version) : store.bring(area, version),
    ),
    { prefix: '/r' },
  );
  const desk = operationsConsole({
    shell,
    client,
    opsToken: opsToken(dataDir),
    key: consoleKey(settings.secretsDir, log),
    publicUrl,
    currentSet: () => current,
    log,
    now,
    ...(settings.opsProvider && { provider: settings.opsProvider }),
  });
  await app.register(
    operationsApi({ operations, client, opsToken: opsToken(dataDir), session: desk.grantOfSession, now }),
    { prefix: '/ops/api' },
  );
  await app.register(desk.routes);
  await app.register(
    previewLinks(
      ring,
      async (area, version) => (await store.manifest(area, version))?.contract.routes ?? null,
      context,
    ),
  );
  await app.register(renew(services.api, publicUrl));
  await app.register(arrive(services.api, publicUrl));
  await passToApi(app, services.api, publicUrl, changes, settings.thirdPartyOrigins);
  await app.register(pages(context));

  let said: string | undefined;
  const endHousekeeping = await runHousekeeping({ builds: store.builds, shellVersion: shell.version, operations, log });
  const close = async (): Promise<void> => {
    endHousekeeping();
    endBringing();
    await watch.close();
    registry.close();
    changes.close();
    await drain();
    await health.close();
    await pool.close();
    await tracing.close();
    // Another host on the same folder may have written its own meanwhile.
    const running = await readFile(runningFile(dataDir), 'utf8').catch(() => '');
    if (running === said) await rm(runningFile(dataDir), { force: true });
  };
  try {
    await app.listen({ port: settings.port, host: settings.listenHost });
  } catch (problem) {
    await close();
    throw (problem as NodeJS.ErrnoException).code === 'EADDRINUSE'
      ? new Error(`Port ${settings.port} is taken. Stop what listens there, or set PORT to another one.`)
      : problem;
  }
  const { port } = app.server.address() as { port: number };
  const address = `http://localhost:${port}`;
  said = JSON.stringify({ host: address, pid: process.pid });
  // Commands find the host by its usual port as well: a full disk keeps nobody from being served.
  await writeFile(runningFile(dataDir), said).catch((problem: unknown) =>
    log.warn({ err: problem }, 'run file not written'),
  );
  const cpu = async (): ReturnType<RunningHost['cpu']> => {
    const { user, system } = process.cpuUsage();
    return { host: user + system, workers: await pool.cpu() };
  };
  return { address, cpu, close };
}
