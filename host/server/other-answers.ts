import type { FastifyInstance } from 'fastify';

/**
 * What may be done with an answer that is no page: nothing. Whoever opens data, a picture or a file of a visitor by its
 * address gets a document that runs nothing, sends nothing and can't be framed. It means nothing to the page that
 * fetches it.
 */
const policy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The provider that plays one in development has pages of its own, with forms. */
const provider = '/development/provider/';

/** Gives every answer a content security policy that has none of its own. */
export function restrictOtherAnswers(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (!reply.hasHeader('content-security-policy') && !request.url.startsWith(provider))
      reply.header('content-security-policy', policy);
    done();
  });
}
