import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Operations } from '../operations/operations.ts';
import { Refusal, type RefusalReason } from '../refusal.ts';
import type { RegistryClient } from '../registry/registry-client.ts';
import type { Grant } from '../rights/grant.ts';
import { guardedOperations } from '../rights/guarded-operations.ts';
import { grantOf } from '../rights/token.ts';
import { openApi } from './document.ts';
import { endpoints, type Endpoint } from './endpoints.ts';

export interface OperationsApiParts {
  readonly operations: Operations;
  readonly client: Pick<RegistryClient, 'findToken' | 'note' | 'freezes'>;
  /** The token in the site's data folder. */
  readonly opsToken: string;
  /**
   * The rights of a request without a token, by its session of the console; null: it has none.
   * @throws {Refusal}
   */
  readonly session?: (request: FastifyRequest) => Promise<Grant | null>;
  readonly now?: () => number;
}

/** A sealed release is sent in one piece. */
const uploadBytes = 64 << 20;

/**
 * Sends a problem (RFC 9457) with its reason code. `message` is the detail under the name that earlier clients read.
 */
const sendProblem = (reply: FastifyReply, status: number, reason: RefusalReason, message: string): FastifyReply =>
  reply
    .code(status)
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify({ title: reason.replaceAll('-', ' '), status, detail: message, reason, message }));

/** The operations as `/ops/api/…`, each token with its own rights. */
export const operationsApi =
  ({ operations, client, opsToken, session, now = Date.now }: OperationsApiParts): FastifyPluginAsync =>
  async (app) => {
    app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));
    app.setErrorHandler((problem, request, reply) => {
      if (problem instanceof Refusal)
        return sendProblem(reply.headers(problem.headers), problem.status, problem.reason, problem.message);
      const { statusCode, message } = problem as { statusCode?: number; message: string };
      if (statusCode && statusCode < 500) return sendProblem(reply, statusCode, 'invalid', message);
      request.log.error(problem, 'release operation failed');
      return sendProblem(reply, 500, 'storage-failed', "The operation failed. The host's log has the reason.");
    });
    // Before a body is read: what is wrong with it does not matter here.
    const unknown = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
      sendProblem(
        reply,
        404,
        'unknown-operation',
        `${request.method} ${request.url.split('?')[0]} is not an operation; openapi.json lists them.`,
      );
    for (const path of ['/', '/*'])
      app.all(path, { onRequest: async (request, reply) => unknown(request, reply) }, unknown);

    const document = openApi();
    app.get('/openapi.json', async () => document);
    await app.register(async (guarded) => {
      const own = new WeakMap<object, Operations>();
      // Checked before the body is read: a request without rights cannot send a large body.
      guarded.addHook('onRequest', async (request) => {
        const { authorization } = request.headers;
        const [, bearer = ''] = /^Bearer (.+)$/i.exec(authorization ?? '') ?? [];
        const signedIn = authorization === undefined ? await session?.(request) : null;
        own.set(
          request,
          guardedOperations(operations, signedIn ?? (await grantOf(bearer, opsToken, client, now())), { client, now }),
        );
      });
      const route = (app: FastifyInstance, { method, path, run }: Endpoint): void =>
        void app.route({ method, url: path, handler: (request) => run(own.get(request) as Operations, request) });
      for (const endpoint of endpoints.filter(({ id }) => id !== 'publish')) route(guarded, endpoint);
      await guarded.register(async (uploads) => {
        // Megabytes of JSON are parsed in another process.
        uploads.removeAllContentTypeParsers();
        uploads.addContentTypeParser(
          'application/json',
          { parseAs: 'buffer', bodyLimit: uploadBytes },
          (_request, body, done) => done(null, body),
        );
        for (const endpoint of endpoints.filter(({ id }) => id === 'publish')) route(uploads, endpoint);
      });
    });
  };
