import type { FastifyPluginAsync } from 'fastify';
import { fromOwnPage, readForm } from './form.ts';
import { respondWithError, respondWithPage } from './page.ts';
import type { PageContext } from './page-context.ts';

const formBytes = 1 << 20;

/** All addresses that are not the host's own: pages, by GET and, for forms, by POST. */
export const pages =
  (context: PageContext): FastifyPluginAsync =>
  async (app) => {
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: formBytes },
      (_request, body, done) => done(null, body),
    );
    app.setErrorHandler(async (problem, request, reply) => {
      const { statusCode } = problem as { statusCode?: number };
      const status = statusCode && statusCode >= 400 && statusCode < 500 ? statusCode : 500;
      if (status === 500) {
        if (problem instanceof Error && problem.stack !== undefined && context.positions)
          problem.stack = await context.positions.original(problem.stack);
        request.log.error(problem, 'page request failed');
      }
      return respondWithError(request, reply, status, context);
    });
    app.get('/*', (request, reply) => respondWithPage(request, reply, undefined, context));
    app.post('/*', (request, reply) => {
      // Behind a proxy that terminates TLS the page has the public address; otherwise it has the address of the
      // request.
      const origins = [new URL(context.publicUrl).origin, `${request.protocol}://${request.host}`];
      if (!fromOwnPage(request.headers, origins)) return respondWithError(request, reply, 403, context);
      if (typeof request.body !== 'string') return respondWithError(request, reply, 415, context);
      return respondWithPage(request, reply, readForm(request.body), context);
    });
  };
