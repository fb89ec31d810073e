import {
  respondToUnreadable,
  followUnusedConnections,
  limitSlowBodies,
  namesTwoHosts,
  restOfBody,
  trustProxyOf,
} from '@verandah/network';
import { StorageProblem } from '@verandah/storage';
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyPluginAsync,
} from 'fastify';
import { isSampleSite } from '../domains/agencies/public.ts';
import { ownPictureRoutes } from '../domains/agencies/own-pictures/routes.ts';
import { listingPictureRoutes } from '../domains/agencies/agents/agent-entered/routes.ts';
import { backupRoutes } from '../platform/backup/public.ts';
import { calendarRoutes } from '../protocols/calendar/public.ts';
import { changeRoutes } from '../platform/changes/public.ts';
import { feedRoutes } from '../domains/feeds/public.ts';
import { graphRoutes } from '../protocols/graphql/routes.ts';
import { healthRoutes } from './health.ts';
import { emailAlertRoutes } from '../domains/saved/alerts/public.ts';
import { homeValueRoutes } from '../domains/saved/claimed-homes/public.ts';
import { sendStorageUnavailable } from '../platform/file-storage.ts';
import { mailRoutes } from '../platform/mail/public.ts';
import { baseMapRoutes, mapPictureRoutes } from '../domains/geography/map/public.ts';
import {
  authenticateRequest,
  notByToken,
  refuseForeign,
  takeAccessToken,
  takeAuthCookie,
  welcomeThirdParties,
} from '../domains/members/public.ts';
import { avatarRoutes } from '../domains/members/avatar-routes.ts';
import { coverRoutes } from '../domains/community/public.ts';
import { oauthRoutes } from '../domains/members/oauth/routes.ts';
import { socialRoutes } from '../domains/members/social/routes.ts';
import { inspectionRoutes } from '../domains/inspections/public.ts';
import { mediaRoutes } from '../domains/media/public.ts';
import { rentalDocumentRoutes } from '../domains/proposals/public.ts';
import { officeAdminRoutes } from '../domains/agencies/offices/admin/routes.ts';
import { placeImportRoutes } from '../domains/geography/imports/routes.ts';
import { Refusal, sendProblem, sendRefusal, sendRequestProblem } from '../platform/problems/public.ts';
import { newsRoutes } from '../protocols/news/routes.ts';
import { pushRoutes } from '../protocols/pushes/routes.ts';
import { followRequests, isUnavailable, sendUnavailable } from '../platform/replicas/public.ts';
import { respondToOtherMethods, openPublicReads } from '../platform/rest/public.ts';
import { registryRoutes } from '../protocols/registry/routes.ts';
import { openApiRoutes } from '../protocols/rest/public.ts';
import { operations } from '../protocols/rest/operations.ts';
import { restRoutes } from '../protocols/rest/routes.ts';
import type { Routes, Service } from '../platform/service.ts';
import { syndicationRoutes } from '../protocols/syndication/public.ts';
import { listingTileRoutes } from '../domains/geography/map/tiles/routes.ts';
import { followCallers, followLateness, isGivenUp } from '../platform/turns/public.ts';
import { holdCalls } from '../platform/rate-limits/public.ts';
import { tokenFile } from '../platform/token-file.ts';

/** Every domain that registers routes. */
const domains: readonly Routes[] = [
  healthRoutes,
  backupRoutes,
  registryRoutes,
  changeRoutes(isSampleSite),
  newsRoutes,
  mediaRoutes,
  baseMapRoutes,
  listingTileRoutes,
  mapPictureRoutes,
  feedRoutes,
  mailRoutes,
  emailAlertRoutes,
  homeValueRoutes,
  inspectionRoutes,
  pushRoutes,
  socialRoutes,
  oauthRoutes,
  avatarRoutes,
  coverRoutes,
  listingPictureRoutes,
  ownPictureRoutes,
  rentalDocumentRoutes,
  syndicationRoutes,
  calendarRoutes,
  placeImportRoutes,
  officeAdminRoutes,
];

/** Trusted proxies: the host, which calls from this machine or from one of the trusted networks. */
const hostOf = (trusted: Service['settings']['trustProxy']): number | string[] =>
  typeof trusted === 'number' ? 1 : ['loopback', ...(trusted || [])];

/** The HTTP application, not listening yet. */
export function createApp(service: Service): FastifyInstance {
  const { settings, log } = service;
  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    requestIdHeader: false,
    genReqId: requestId,
    // The host forwards only the visitor's address: one hop, however many proxies are in front of the host.
    trustProxy: trustProxyOf(hostOf(settings.trustProxy)),
    bodyLimit: 1_000_000,
    forceCloseConnections: 'idle',
    // Its response would not be a problem document; see `refuseWhileClosing`.
    return503OnClosing: false,
    clientErrorHandler: (problem, socket) => respondToUnreadable(problem, socket),
    // Paths that the router cannot parse, such as a single percent sign.
    frameworkErrors: (_error, _request, reply) => {
      sendProblem(reply, { status: 400, title: 'Invalid request', detail: 'The address is not valid.' });
    },
  });
  limitSlowBodies(app.server);
  refuseWhileClosing(app);
  const endUnusedConnections = followUnusedConnections(app.server);
  app.addHook('preClose', async () => endUnusedConnections());
  service.telemetry.open(app, service);
  app.decorateRequest('viewer', null);
  app.decorateRequest('accessToken', null);
  app.decorate('thirdPartyCookies', settings.thirdPartyOrigins.length > 0);
  app.decorate('secureCookies', settings.publicUrl.startsWith('https:') || settings.thirdPartyOrigins.length > 0);
  if (settings.thirdPartyOrigins.length > 0) welcomeThirdParties(app, settings.thirdPartyOrigins);
  app.addHook('onRequest', async (request, reply) =>
    namesTwoHosts(request.raw.rawHeaders)
      ? sendProblem(reply, { status: 400, title: 'Invalid request', detail: 'Send one Host header only.' })
      : undefined,
  );
  openPublicReads(app);
  respondToOtherMethods(app);
  app.addHook('onRequest', async (request) => {
    refuseForeign(request, [new URL(settings.publicUrl).origin, ...settings.thirdPartyOrigins]);
  });
  app.addHook('onRequest', async (request) => {
    takeAuthCookie(request);
  });
  app.addHook('onRequest', async (request) => {
    request.viewer = await authenticateRequest(service, request.headers.authorization);
  });
  app.addHook('onRequest', takeAccessToken(service));
  app.addHook('onRequest', holdCalls(service.spending, settings.trustProxy));
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
    await restOfBody(request.raw);
  });
  followLateness(app);
  followCallers(app, settings.trustProxy);
  followRequests(app, service);
  app.setErrorHandler<FastifyError | Refusal>((error, request, reply) => {
    if (error instanceof Refusal)
      return sendRefusal(reply, error.kind === 'signed-out' && request.accessToken !== null ? notByToken() : error);
    // The connection is closed: no response can be read.
    if (isGivenUp(error)) return reply.code(499).send();
    const status = error.statusCode ?? 500;
    if (status < 500) return sendRequestProblem(request, reply, error);
    if (isUnavailable(error)) return sendUnavailable(request, reply, error);
    if (error instanceof StorageProblem) return sendStorageUnavailable(request, reply, error);
    service.reports.report(error, {
      operation: `${request.method} ${request.routeOptions.url ?? 'no route'}`,
      requestId: request.id,
      details: { url: request.url },
    });
    return sendProblem(reply, { status: 500, title: 'Something went wrong on our side', detail: 'Please try again.' });
  });
  app.setNotFoundHandler((request, reply) =>
    sendProblem(reply, {
      status: 404,
      title: 'Not found',
      detail: `There is nothing at ${request.method} ${request.url.split('?')[0]}.`,
    }),
  );
  for (const routes of [
    graphRoutes(settings.buildSecret ?? tokenFile(settings.dataDir, 'internal-token')),
    ...domains,
    restRoutes(operations),
    openApiRoutes,
  ])
    app.register(scopeOf(routes, service));
  return app;
}

/** While the server closes, requests on open connections are rejected; those in progress are completed. */
function refuseWhileClosing(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onRequest', async (_request, reply) =>
    closing
      ? sendProblem(reply.headers({ connection: 'close', 'retry-after': '5' }), {
          status: 503,
          title: 'Temporarily unavailable',
          detail: 'Please try again.',
        })
      : undefined,
  );
}

/** For a plugin without a name, Fastify searches every loaded module. */
const scopeOf = (routes: Routes, service: Service): FastifyPluginAsync =>
  Object.assign(async (scope: FastifyInstance) => routes(scope, service), {
    [Symbol.for('fastify.display-name')]: routes.name || 'routes',
  });

/** A valid request ID of a proxy is reused, so that a request has one ID across all processes. */
function requestId({ headers }: { headers: Record<string, string | string[] | undefined> }): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && /^[\w.-]{8,64}$/.test(given) ? given : crypto.randomUUID();
}
