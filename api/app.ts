import { followUnusedConnections, trustProxyOf } from '@verandah/network';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyError, type FastifyInstance } from 'fastify';
import { listingPictureRoutes } from './agents/hand-made/routes.ts';
import { backupRoutes } from './backup/public.ts';
import { calendarRoutes } from './calendar/public.ts';
import { changeRoutes } from './changes/public.ts';
import { feedRoutes } from './feeds/public.ts';
import { graphRoutes } from './graphql/routes.ts';
import { healthRoutes } from './health.ts';
import { mailRoutes } from './mail/public.ts';
import { baseMapRoutes } from './map/public.ts';
import { takeAuthCookie } from './members/auth-cookie.ts';
import { avatarRoutes } from './members/avatar-routes.ts';
import { coverRoutes } from './posts/cover.ts';
import { refuseForeign } from './members/foreign-writes.ts';
import { authenticate } from './members/authenticate.ts';
import { socialRoutes } from './members/social/routes.ts';
import { welcomeThirdParties } from './members/third-party.ts';
import { mediaRoutes } from './media/public.ts';
import { officeAdminRoutes } from './offices/admin/routes.ts';
import { placeImportRoutes } from './locations/import/routes.ts';
import { sendProblem } from './problem.ts';
import { pushRoutes } from './pushes/public.ts';
import { Refusal } from './refusal.ts';
import { sendRefusal } from './refusal-problem.ts';
import { followRequests, isAway, sendAway } from './replicas/public.ts';
import { registryRoutes } from './registry/routes.ts';
import { sendRequestProblem } from './request-problem.ts';
import { openApiRoutes } from './rest/document.ts';
import { operations } from './rest/operations.ts';
import { restRoutes } from './rest/routes.ts';
import { sampleRoutes } from './sample/public.ts';
import type { Routes, Service } from './service.ts';
import { syndicationRoutes } from './syndication/public.ts';
import { listingTileRoutes } from './tiles/public.ts';
import { holdCalls } from './throttle/hold-calls.ts';
import { tokenFile } from './token-file.ts';

/** Every domain with routes of its own. */
const domains: readonly Routes[] = [
  healthRoutes,
  backupRoutes,
  registryRoutes,
  changeRoutes,
  mediaRoutes,
  baseMapRoutes,
  listingTileRoutes,
  feedRoutes,
  mailRoutes,
  pushRoutes,
  socialRoutes,
  avatarRoutes,
  coverRoutes,
  listingPictureRoutes,
  syndicationRoutes,
  calendarRoutes,
  sampleRoutes,
  placeImportRoutes,
  officeAdminRoutes,
];

/** Whose word the API takes: the host's, which calls from this machine or from one of the trusted networks. */
const hostOf = (trusted: Service['settings']['trustProxy']): number | string[] =>
  typeof trusted === 'number' ? 1 : ['loopback', ...(trusted || [])];

/** The HTTP application, not listening yet. @param checkAnswers holds REST answers against their document; for tests */
export function createApp(service: Service, checkAnswers = false): FastifyInstance {
  const { settings, log } = service;
  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    requestIdHeader: false,
    genReqId: requestId,
    // The host calls with the visitor's address alone: one hop, however many proxies are in front of the host.
    trustProxy: trustProxyOf(hostOf(settings.trustProxy)),
    bodyLimit: 1_000_000,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    // What no route can be looked up for, such as a percent sign alone.
    frameworkErrors: (_error, _request, reply) => {
      sendProblem(reply, { status: 400, title: 'The request can not be read', detail: 'The address is not valid.' });
    },
  });
  const endUnusedConnections = followUnusedConnections(app.server);
  app.addHook('preClose', async () => endUnusedConnections());
  service.telemetry.open(app, service);
  app.decorateRequest('viewer', null);
  app.decorate('thirdPartyCookies', settings.thirdPartyOrigins.length > 0);
  app.decorate('secureCookies', settings.publicUrl.startsWith('https:') || settings.thirdPartyOrigins.length > 0);
  if (settings.thirdPartyOrigins.length > 0) welcomeThirdParties(app, settings.thirdPartyOrigins);
  app.addHook('onRequest', async (request) => {
    refuseForeign(request, [new URL(settings.publicUrl).origin, ...settings.thirdPartyOrigins]);
  });
  app.addHook('onRequest', async (request) => {
    takeAuthCookie(request);
  });
  app.addHook('onRequest', async (request) => {
    request.viewer = await authenticate(service, request.headers.authorization);
  });
  app.addHook('onRequest', holdCalls(service.spending));
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  followRequests(app, service);
  app.setErrorHandler<FastifyError | Refusal>((error, request, reply) => {
    if (error instanceof Refusal) return sendRefusal(reply, error);
    const status = error.statusCode ?? 500;
    if (status < 500) return sendRequestProblem(request, reply, error);
    if (isAway(error)) return sendAway(request, reply, error);
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
  app.register(async (scope) =>
    graphRoutes(settings.buildSecret ?? tokenFile(settings.dataDir, 'internal-token'))(scope, service),
  );
  for (const routes of [...domains, restRoutes(operations, { checkAnswers }), openApiRoutes])
    app.register(async (scope) => routes(scope, service));
  return app;
}

/** A proxy's id is kept when it looks like one, so that one request has one id on its whole way. */
function requestId({ headers }: { headers: Record<string, string | string[] | undefined> }): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && /^[\w.-]{8,64}$/.test(given) ? given : crypto.randomUUID();
}
