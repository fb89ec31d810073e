import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Routes } from '../../platform/service.ts';
import { isOwnMachine } from '../../platform/own-machine.ts';
import { isForeign } from '../../domains/members/public.ts';
import { currentCaller, onBehalfOf, signalOfLeaving } from '../../platform/turns/public.ts';
import { etagOf, isKnownTag } from '../rest/public.ts';
import { graphServer } from './graph-server.ts';
import { printedSchema } from './printed-schema.ts';

const mostBytes = 1_000_000;

/**
 * `POST /graphql`, and the same at the root; `GET /graphql` for queries; `GET /graphql/schema.graphql`, the schema in
 * the schema definition language, which is public even if introspection is off.
 */
export const graphRoutes =
  (buildSecret: string): Routes =>
  (app, service) => {
    const { publicUrl, thirdPartyOrigins } = service.settings;
    const ownOrigins = [new URL(publicUrl).origin, ...thirdPartyOrigins];
    const server = graphServer(service, buildSecret);
    // The graph server reads bodies itself: it rejects invalid JSON.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: mostBytes }, (_request, body, done) =>
      done(null, body),
    );
    const respond = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const { method, headers, body, raw } = request;
      // Made here of what has been read: the body's stream does not concern the graph server any more, and the end of
      // the connection is `left`.
      const left = signalOfLeaving(reply.raw);
      const response = await onBehalfOf({ party: currentCaller().party, signal: left }, () =>
        server.fetch(
          new server.fetchAPI.Request(`http://localhost${raw.url ?? ''}`, {
            method,
            headers: headers as Record<string, string>,
            ...(typeof body === 'string' ? { body } : {}),
          }),
          {
            address: request.ip,
            ownMachine: isOwnMachine(request, service.settings.trustProxy),
            token: request.accessToken,
            foreign: isForeign(request, ownOrigins),
          },
        ),
      );
      for (const [name, value] of response.headers) if (name !== 'content-length') reply.header(name, value);
      // A member's response is theirs; caches store nothing by default.
      if (!response.headers.has('cache-control')) reply.header('cache-control', 'no-store');
      return reply.code(response.status).send(await response.text());
    };
    app.route({ method: ['GET', 'POST'], url: '/graphql', handler: respond });
    const schema = printedSchema();
    const etag = etagOf(schema);
    app.get('/graphql/schema.graphql', (request, reply) => {
      reply.headers({ 'cache-control': 'public, max-age=300', etag });
      if (isKnownTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
      return reply.type('text/plain; charset=utf-8').send(schema);
    });
    app.post('/', (request, reply) => {
      request.raw.url = '/graphql';
      return respond(request, reply);
    });
  };
