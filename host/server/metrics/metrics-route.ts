import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Registry } from 'prom-client';
import { grantOf, isOperations, Refusal, type RegistryClient } from '@verandah/releases';
import { processMetrics, refuseMetrics, rememberHolders, type TokenHolder } from '@verandah/telemetry';

export interface MetricsAccess {
  readonly client: Pick<RegistryClient, 'findToken'>;
  /** The token in the site's data folder. */
  readonly opsToken: string;
  /** The API's address. */
  readonly api: string;
  readonly now: () => number;
}

/** Milliseconds to wait for the API's metrics: less than Prometheus waits for a scrape, which is 10 s. */
const apiTimeLimit = 9000;

/** The API's own response to a request for its metrics; the host has decided who may read them. */
async function apiMetrics(api: string, authorization: string | undefined): Promise<Response> {
  return fetch(`${api}/metrics`, {
    redirect: 'manual',
    signal: AbortSignal.timeout(apiTimeLimit),
    // An API on another machine checks the token itself.
    headers: authorization === undefined ? {} : { authorization },
  });
}

/**
 * `/metrics` of the host and `/metrics/api` of its API, in the format of Prometheus: the API listens on its own machine
 * only. `refuseMetrics` decides who may read them.
 */
export const metricsRoute =
  (own: Registry, { client, opsToken, api, now }: MetricsAccess): FastifyPluginAsync =>
  async (app) => {
    const shared = processMetrics();
    const holderOf = rememberHolders(async (token: string): Promise<TokenHolder> => {
      try {
        return isOperations(await grantOf(token, opsToken, client, now())) ? 'operations' : 'other';
      } catch (problem) {
        if (problem instanceof Refusal && problem.status < 500) return 'unknown';
        throw problem;
      }
    });
    const guard = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
      reply.header('cache-control', 'no-store');
      const refused = await refuseMetrics(request, holderOf);
      if (!refused) return undefined;
      if (refused.status === 401) reply.header('www-authenticate', 'Bearer realm="operations"');
      return reply.code(refused.status).type('text/plain; charset=utf-8').send(`${refused.message}\n`);
    };
    app.get('/metrics', { preHandler: guard }, async (_request, reply) =>
      reply.type(own.contentType).send(`${await own.metrics()}\n${await shared.metrics()}`),
    );
    app.get('/metrics/api', { preHandler: guard }, async (request, reply) => {
      try {
        const response = await apiMetrics(api, request.headers.authorization);
        const type = response.headers.get('content-type') ?? 'text/plain; charset=utf-8';
        return await reply
          .code(response.status)
          .type(type)
          .send(await response.text());
      } catch (problem) {
        request.log.warn({ err: problem }, 'metrics of the API unavailable');
        return reply.code(502).type('text/plain; charset=utf-8').send('The API does not respond.\n');
      }
    });
  };
