import type { FastifyPluginAsync } from 'fastify';
import type { Shell } from '../../server/shell.ts';
import { graphiqlAddress, graphiqlHeaders, graphiqlPage } from './graphiql-page.ts';

/** Serves GraphiQL, a sandboxed document of its own; nothing for builds of the shell without it. */
export const graphiqlRoute =
  ({ graphiql }: Pick<Shell, 'graphiql'>, publicUrl: string): FastifyPluginAsync =>
  async (app) => {
    if (graphiql === undefined) return;
    const page = graphiqlPage(graphiql);
    app.get(graphiqlAddress, (request, reply) =>
      reply
        .headers(graphiqlHeaders([new URL(publicUrl).origin, `${request.protocol}://${request.host}`]))
        .type('text/html; charset=utf-8')
        .send(page),
    );
  };
