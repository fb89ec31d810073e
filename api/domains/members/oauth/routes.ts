import type { FastifyReply, FastifyRequest } from 'fastify';
import { throttleCaller, type LimitName } from '../../../platform/rate-limits/public.ts';
import type { Routes } from '../../../platform/service.ts';
import { authorizationServer, serverPaths } from './authorization-server.ts';

/**
 * The OAuth 2.1 authorization server: codes with PKCE, refresh tokens, client credentials, revocation (RFC 7009),
 * introspection (RFC 7662) and discovery (RFC 8414). Consent is given on a page of the member area (`consent.ts`).
 */
export const oauthRoutes: Routes = async (app, service) => {
  const { database, settings } = service;
  const { host, protocol } = new URL(settings.publicUrl);
  const serve =
    (limit?: LimitName) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      if (limit !== undefined) await throttleCaller(database, limit, request.ip);
      const server = await authorizationServer(service);
      reply.hijack();
      // Its addresses are the site's, whoever forwarded the request.
      request.raw.headers['x-forwarded-host'] = host;
      request.raw.headers['x-forwarded-proto'] = protocol.slice(0, -1);
      await server.callback()(request.raw, reply.raw);
    };
  await app.register(async (scope) => {
    // The library reads bodies itself.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    scope.get(serverPaths.authorization, { exposeHeadRoute: false }, serve('oauth-request'));
    scope.get(`${serverPaths.authorization}/:uid`, { exposeHeadRoute: false }, serve());
    scope.get(serverPaths.discovery, { exposeHeadRoute: false }, serve());
    for (const url of [serverPaths.token, serverPaths.revocation, serverPaths.introspection])
      scope.route({ method: ['POST', 'OPTIONS'], url, handler: serve('oauth-token') });
  });
};
