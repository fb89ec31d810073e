import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { ownPath, renewPath } from '@verandah/market';
import { callApi } from './call-api.ts';
import { fromOwnPage } from './form.ts';
import { visitorOf } from './visitor.ts';

const formBytes = 1 << 20;

/**
 * `/auth/renew?return=/account`: fetches the next access token for a browser that has only its refresh token left,
 * which is sent to this path alone, then redirects back. Tries once: without a token the session cookies are cleared,
 * so that the page responds as to a visitor and there is no redirect loop. A form is repeated unchanged (307).
 */
export const renew =
  (api: string, publicUrl: string): FastifyPluginAsync =>
  async (app) => {
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: formBytes },
      (_request, body, done) => done(null, body),
    );
    const response = async (request: FastifyRequest, reply: FastifyReply, code: 303 | 307): Promise<FastifyReply> => {
      const visitor = visitorOf(request, []);
      // The visitor is sent on as at a 503 of the API.
      const { status } = await callApi(api, visitor, { method: 'GET', path: '/auth/refresh' }).catch(() => ({
        status: 503,
      }));
      reply.header('cache-control', 'no-store');
      if (status >= 500 || status === 429)
        return reply
          .code(503)
          .header('retry-after', '5')
          .type('text/plain; charset=utf-8')
          .send('We couldn’t check your sign-in. Please refresh the page in a moment.');
      if (visitor.setCookies.length > 0) reply.header('set-cookie', visitor.setCookies);
      return reply
        .code(code)
        .header('location', ownPath((request.query as { return?: unknown }).return))
        .send();
    };
    app.get(renewPath, (request, reply) => response(request, reply, 303));
    app.post(renewPath, (request, reply) => {
      if (fromOwnPage(request.headers, [new URL(publicUrl).origin, `${request.protocol}://${request.host}`]))
        return response(request, reply, 307);
      return reply
        .code(403)
        .header('cache-control', 'no-store')
        .type('text/plain; charset=utf-8')
        .send('This was sent from another site. Please use our site.');
    });
  };
