import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Service } from '../service.ts';
import { graphServer } from './graph-server.ts';

/** `POST /graphql`, and the same at the root. The graph server reads the body itself. */
export const graphRoutes = (buildSecret: string) => (app: import('fastify').FastifyInstance, service: Service): void => {
  const server = graphServer(service, buildSecret);
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    const answer = async (request: FastifyRequest, reply: FastifyReply) => {
      reply.hijack();
      await server.handleNodeRequestAndResponse(request, reply, {});
    };
    scope.route({ method: ['GET', 'POST'], url: '/graphql', handler: answer });
    scope.post('/', (request, reply) => {
      request.raw.url = '/graphql';
      return answer(request, reply);
    });
  });
};
