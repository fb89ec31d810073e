import { respondToUnreadable, limitSlowBodies, namesTwoHosts, restOfBody, trustProxyOf } from '@verandah/network';
import fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { consoleKey, operationsApi, type Operations } from '@verandah/releases';
import { graphiqlRoute } from '../graphiql/server/graphiql-route.ts';
import { operationsConsole } from '../ops-console/server/console.ts';
import { about } from './about.ts';
import { passToApi } from './api-proxy.ts';
import { isApiPath } from './api-paths.ts';
import { arrive } from './arrive.ts';
import { sendHostProblem } from './host-problem.ts';
import { guardSharedCaches } from './cache-control.ts';
import type { RunningHealth } from './health/open-health.ts';
import type { HostParts } from './host-parts.ts';
import type { LiveSet } from './live-set.ts';
import { restrictOtherResponses } from './other-responses.ts';
import type { Changes } from './page-cache/follow-changes.ts';
import type { PageContext } from './page-context.ts';
import { respondWithPage } from './page.ts';
import { pages } from './pages.ts';
import { previewLinks } from './preview.ts';
import { releaseFiles } from './release-files.ts';
import { renew } from './renew.ts';
import type { Rendering } from './rendering.ts';
import { robots } from './robots.ts';
import { errorReports } from './error-reports.ts';
import { filterSitemaps } from './sitemap-filter.ts';
import { commonHeaders, transportSecurity } from './security-headers.ts';
import { serviceWorker } from './service-worker.ts';
import { signedHashes } from './signed-hashes.ts';
import { siteFiles } from './site-files.ts';
import { limitVisitors } from './visitor-limit.ts';

/** What routes need besides the host's parts. */
export interface RoutedHost {
  readonly rendering: Rendering;
  readonly live: LiveSet;
  readonly health: RunningHealth;
  readonly operations: Operations;
  readonly changes: Changes;
  readonly context: PageContext;
}

/** The server without routes: trusted proxies, shutdown, and the response to unreadable requests. */
export function createServer({ settings, log, secure }: HostParts, context: PageContext): FastifyInstance {
  const app = fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustProxyOf(settings.trustProxy),
    // Requests on open connections are still completed during the shutdown.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { maxParamLength: 2000 },
    // A malformed path is still a page's address or a 404.
    clientErrorHandler: (problem, socket) => respondToUnreadable(problem, socket, isForPerson),
    frameworkErrors: (_problem, request, reply) =>
      void (isApiPath(request.url)
        ? sendHostProblem(reply as FastifyReply, 400, 'Invalid request', 'The address is not valid.')
        : respondWithPage(request as FastifyRequest, reply as FastifyReply, undefined, context)),
  });
  limitSlowBodies(app.server);
  app.addHook('onSend', async (request) => restOfBody(request.raw));
  app.setErrorHandler<FastifyError>((problem, request, reply) => sendFailure(problem, request, reply));
  app.setNotFoundHandler((request, reply) => refuseMethod(request, reply));
  app.decorate('secureCookies', secure);
  return app;
}

/** Whether a first line requests a page: browsers show the response. */
const isForPerson = (line: string): boolean => {
  const [, url] = /^(?:GET|HEAD|POST) (\/\S*)/.exec(line) ?? [];
  return url !== undefined && !isApiPath(url);
};

/** Failures of the host's own addresses; pages have their own. */
function sendFailure(problem: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { statusCode = 500, code } = problem;
  if (statusCode >= 400 && statusCode < 500) {
    const limit = (request.routeOptions.bodyLimit ?? 0).toLocaleString('en-AU');
    const detail =
      code === 'FST_ERR_CTP_BODY_TOO_LARGE'
        ? `The body is larger than ${limit} bytes; send less at once.`
        : problem.message;
    return sendHostProblem(reply, statusCode, 'Invalid request', detail);
  }
  request.log.error(problem, 'request failed');
  return sendHostProblem(reply, 500, 'Something went wrong on our side', 'Please try again.');
}

/**
 * Pages are read, and take forms; the API itself rejects methods it does not support, except those that no server
 * knows.
 */
function refuseMethod({ method, url }: FastifyRequest, reply: FastifyReply): FastifyReply {
  const allow = isApiPath(url) ? 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS' : 'GET, HEAD, POST, OPTIONS';
  if (method === 'OPTIONS') return reply.code(204).header('allow', allow).send();
  const detail = `${method} is not for this address; it takes ${allow}.`;
  return sendHostProblem(reply.header('allow', allow), 405, 'The method is not allowed', detail);
}

/**
 * Registers everything that the host serves: hooks first, then its own addresses, the proxied paths, and pages last.
 */
export async function registerRoutes(app: FastifyInstance, parts: HostParts, host: RoutedHost): Promise<void> {
  await registerHooks(app, parts, host);
  await registerOwnAddresses(app, parts, host);
  await registerOperations(app, parts, host);
  const { settings, ring, store } = parts;
  const { services, publicUrl } = settings;
  const routesOf = async (area: string, version: string): Promise<readonly string[] | null> =>
    (await store.manifest(area, version))?.contract.routes ?? null;
  await app.register(previewLinks(ring, routesOf, host.context));
  await app.register(renew(services.api, publicUrl));
  await app.register(arrive(services.api, publicUrl));
  await app.register(errorReports(services.api, parts.positions));
  filterSitemaps(app, host.live.current);
  await passToApi(
    app,
    services.api,
    publicUrl,
    host.changes,
    settings.thirdPartyOrigins,
    undefined,
    host.context.overload,
  );
  await app.register(pages(host.context));
}

/** The hooks of every response, in this order. */
async function registerHooks(
  app: FastifyInstance,
  { settings, secure, tracing, metrics, client, opsToken, now }: HostParts,
  { rendering: { pool }, live: { current, registry }, context: { breaker, overload } }: RoutedHost,
): Promise<void> {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(commonHeaders);
    if (secure) reply.header('strict-transport-security', transportSecurity);
    if (namesTwoHosts(request.raw.rawHeaders))
      return sendHostProblem(reply, 400, 'Invalid request', 'Send one Host header only.');
    return undefined;
  });
  restrictOtherResponses(app);
  guardSharedCaches(app);
  limitVisitors(app, settings.visitorCalls);
  tracing.open(app, current, settings.publicUrl);
  const access = { client, opsToken, api: settings.services.api, now };
  await metrics.open(app, { pool, breaker, registry, currentSet: current, overload }, access);
}

/** The host's own routes: about itself, reports from browsers, and files. */
async function registerOwnAddresses(
  app: FastifyInstance,
  { settings, shell, store, ring, releases, metrics, log }: HostParts,
  { rendering: { pool }, live: { current, registry }, health }: RoutedHost,
): Promise<void> {
  const { services, publicUrl } = settings;
  await app.register(about(shell.version, { pool, registry, currentSet: current }));
  await app.register(siteFiles);
  await app.register(graphiqlRoute(shell, publicUrl));
  await app.register(health.reports);
  await app.register(
    metrics.violations({ api: services.api, publicUrl, shellVersion: shell.version, currentSet: current, log }),
  );
  await app.register(serviceWorker(settings.offlinePages ? shell.worker : undefined));
  await app.register(robots(publicUrl));
  await app.register(
    releaseFiles(releases, {
      bring: (area, version) => (area === 'host' ? store.builds.bring(version) : store.bring(area, version)),
      hashOf: signedHashes(releases, store, ring),
      refused: metrics.refusedFile((area, version, path) =>
        log.error({ area, version, path }, 'release file changed on disk, not served'),
      ),
    }),
    { prefix: '/r' },
  );
}

/** The console and the operations API, which commands use too. */
async function registerOperations(
  app: FastifyInstance,
  { settings, shell, client, opsToken, log, now }: HostParts,
  { live: { current }, operations }: RoutedHost,
): Promise<void> {
  const desk = operationsConsole({
    shell,
    client,
    opsToken,
    key: consoleKey(settings.secretsDir, log),
    publicUrl: settings.publicUrl,
    currentSet: current,
    log,
    now,
    ...(settings.opsProvider && { provider: settings.opsProvider }),
  });
  await app.register(operationsApi({ operations, client, opsToken, session: desk.grantOfSession, now }), {
    prefix: '/ops/api',
  });
  await app.register(desk.routes);
}
