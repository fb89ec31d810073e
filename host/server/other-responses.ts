import type { FastifyInstance } from 'fastify';

/**
 * The policy of a response that is not a page: nothing is allowed. Data, a picture or a visitor's file that is opened
 * by its URL becomes a document that runs nothing, sends nothing and cannot be framed. The policy does not affect a
 * page that fetches the response.
 */
const policy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The development provider has its own pages with forms. */
const provider = '/development/provider/';

/** Adds a content security policy to every response that has none. */
export function restrictOtherResponses(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (!reply.hasHeader('content-security-policy') && !request.url.startsWith(provider))
      reply.header('content-security-policy', policy);
    done();
  });
}
