import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import {
  Breaker,
  longestRehearsal,
  monitorName,
  openHealthMonitor,
  rehearsalDefaults,
  rehearseApart,
  ticketKey,
  type Bulkheads,
  type Operations,
  type HealthMonitor,
} from '@verandah/releases';
import type { HostSettings } from '../settings.ts';
import { recordAddresses, type OpenedAddresses } from './addresses/opened-addresses.ts';
import { drainRequests } from './drain.ts';
import { openHealth, type RunningHealth } from './health/open-health.ts';
import { openSignals, type Signals } from './health/signals.ts';
import { openHostParts, type HostParts } from './host-parts.ts';
import { runHousekeeping } from './housekeeping.ts';
import { lastGoodPages } from './last-good.ts';
import { followLiveSet, type LiveSet } from './live-set.ts';
import { followNews, type News } from './news/follow-news.ts';
import { followChanges, type Changes } from './page-cache/follow-changes.ts';
import { PageCache } from './page-cache/page-cache.ts';
import { VerifiedMembers } from './page-cache/verified-members.ts';
import { Overload } from './overload.ts';
import type { PageContext } from './page-context.ts';
import { openReleaseOperations } from './release-operations.ts';
import { emptySet } from './release-set.ts';
import { defaultLimits, startRendering, type RenderLimits } from './rendering.ts';
import { createServer, registerRoutes } from './routes.ts';
import { writeRunFile } from './run-file.ts';
import { visitLoader } from './visit.ts';

export type { RenderLimits } from './rendering.ts';

export interface RunningHost {
  readonly address: string;
  /** Resolves once the API does not notify it, or once the signal is aborted: until then the API runs. */
  readonly untilApiIsLost: (signal: AbortSignal) => Promise<void>;
  /** Microseconds of CPU that the host's process and its render workers have used. */
  cpu(): Promise<{ readonly host: number; readonly workers: number }>;
  close(): Promise<void>;
}

/**
 * Starts the host: parts → workers → live releases → operations → routes → listening.
 * @throws {Error} with a one-line message when there is no shell to serve or the port is in use
 */
export async function startHost(
  settings: HostSettings,
  log: Logger,
  limits: RenderLimits = defaultLimits,
): Promise<RunningHost> {
  const parts = await openHostParts(settings, log);
  const { client, store, shell, tracing, now } = parts;
  const signals = openSignals((problem) => log.warn({ err: problem }, 'release health not recorded'));
  const overload = new Overload(settings.publicUrl);
  const rendering = await startRendering(parts, limits, signals, overload);
  const live = await followLiveSet(parts, rendering.pool);
  const health = followHealth(parts, live, signals);
  const operations = openReleaseOperations(parts, rendering.options, live);
  const listening = Promise.withResolvers<string>();
  const cache = openPageCache(parts);
  const news = followNews({
    api: settings.services.api,
    token: parts.token,
    log,
    looks: {
      changes: cache.changes.refresh,
      registry: live.registry.refresh,
      async health() {
        monitor.wake();
        return true;
      },
    },
  });
  const monitor = monitorReleases(parts, operations, { listening: listening.promise, news });
  const addresses = recordAddresses({ client, log, now });
  const context = pageContext(parts, { pool: rendering.pool, live, health, cache, addresses, overload });

  const app = createServer(parts, context);
  const drain = drainRequests(app, settings.drainSeconds * 1000);
  await registerRoutes(app, parts, { rendering, live, health, operations, changes: cache.changes, context });
  const endHousekeeping = await runHousekeeping({
    builds: store.builds,
    shellVersion: shell.version,
    operations,
    verified: parts.metrics.verified,
    log,
  });

  let removeRunFile = (): Promise<void> => Promise.resolve();
  const close = async (): Promise<void> => {
    endHousekeeping();
    news.close();
    await monitor.close();
    live.close();
    await drain();
    await health.close();
    await addresses.close();
    await rendering.pool.close();
    await tracing.close();
    await removeRunFile();
  };
  const address = await listenOnPort(app, settings).catch(async (problem: unknown) => {
    await close();
    throw problem;
  });
  listening.resolve(address);
  removeRunFile = await writeRunFile(settings.dataDir, address, log);
  return { address, untilApiIsLost: news.untilDeaf, cpu: () => cpuOf(rendering.pool), close };
}

/** Judges releases and delivers them by their plans. @param listening resolves to the address of this host */
const monitorReleases = (
  { client, settings, log, now }: HostParts,
  operations: Operations,
  { listening, news }: { readonly listening: Promise<string>; readonly news: Pick<News, 'isListening'> },
): HealthMonitor =>
  openHealthMonitor({
    operations,
    client,
    settings: settings.monitor,
    isWoken: () => news.isListening,
    rehearse: async (plan, signal) =>
      rehearseApart(
        { operations, site: await listening },
        plan,
        { who: monitorName, why: 'rehearsal of the delivery plan' },
        // Plans begin at any hour: the days before are what visitors open.
        { ...rehearsalDefaults, minutes: longestRehearsal },
        signal,
      ),
    log,
    now,
  });

/** Release health, counted in metrics too. */
function followHealth(
  { settings, client, metrics, positions, log, now }: HostParts,
  live: LiveSet,
  signals: Signals,
): RunningHealth {
  const health = openHealth({
    signals,
    client,
    secret: ticketKey(settings.secretsDir),
    viewsPerAddress: settings.monitor.viewsPerAddress,
    releaseDays: settings.releaseDays,
    currentSet: live.current,
    publicUrl: settings.publicUrl,
    trustProxy: settings.trustProxy !== false,
    log,
    positions,
    now,
  });
  metrics.follow(health.signals);
  return health;
}

/** The shared page cache and the changes that invalidate it. */
interface OpenPageCache {
  readonly pages: PageContext['pages'];
  readonly changes: Changes;
}

function openPageCache({ settings, token, log }: HostParts): OpenPageCache {
  const { megabytes, seconds } = settings.pageCache;
  const pages: PageContext['pages'] = new PageCache({
    maxBytes: megabytes << 20,
    freshMs: seconds * 1000,
    // A page with a text such as "opens in ten minutes" is never older than five.
    staleMs: 300_000,
  });
  return { pages, changes: followChanges(settings.services.api, token, pages, log) };
}

/** What page requests need. */
function pageContext(
  { settings, store, ring, shell, metrics, tracing, positions, secure, log, now }: HostParts,
  {
    pool,
    live,
    health,
    cache: { pages, changes },
    addresses,
    overload,
  }: {
    readonly pool: Bulkheads;
    readonly live: LiveSet;
    readonly health: RunningHealth;
    readonly cache: OpenPageCache;
    readonly addresses: OpenedAddresses;
    readonly overload: Overload;
  },
): PageContext {
  const { services, publicUrl } = settings;
  const members = new VerifiedMembers(services.api, log);
  return {
    overload,
    addresses,
    pages,
    members,
    changes,
    now,
    shell,
    publicUrl,
    api: services.api,
    help: settings.help,
    isSample: changes.isSample,
    flags: settings.flags,
    thirdParties: settings.thirdParties,
    ...(settings.federationPlugin && { federationPlugin: settings.federationPlugin }),
    offlinePages: settings.offlinePages,
    currentSet: live.current,
    expectedAreas: settings.expectedAreas,
    emptySet,
    visitOf: visitLoader({
      store,
      ring,
      secure,
      pinned: settings.pinnedReleases,
      now,
      members,
      ...(settings.regionHeader !== undefined && { regionHeader: settings.regionHeader }),
    }),
    pool: tracing.pool(pool),
    positions,
    log,
    health: metrics.pages(health.pages),
    breaker: new Breaker(2, 15_000),
    lastGood: lastGoodPages(64 << 20),
    tileServers: settings.tileServers,
  };
}

/** @returns the address. @throws {Error} with a one-line message when the port is in use */
async function listenOnPort(app: FastifyInstance, { port, listenHost: host }: HostSettings): Promise<string> {
  try {
    await app.listen({ port, host });
  } catch (problem) {
    throw (problem as NodeJS.ErrnoException).code === 'EADDRINUSE'
      ? new Error(`Port ${port} is taken. Stop what listens there, or set PORT to another one.`)
      : problem;
  }
  return `http://localhost:${(app.server.address() as { port: number }).port}`;
}

/** Microseconds of CPU that this process and its workers have used. */
async function cpuOf(pool: Bulkheads): ReturnType<RunningHost['cpu']> {
  const { user, system } = process.cpuUsage();
  return { host: user + system, workers: await pool.cpu() };
}
