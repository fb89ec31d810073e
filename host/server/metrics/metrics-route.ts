import type { FastifyPluginAsync } from 'fastify';
import type { Registry } from 'prom-client';
import { grantOf, isOperations, Refusal, type RegistryClient } from '@verandah/releases';
import { processMetrics, refuseMetrics, type TokenHolder } from '@verandah/telemetry';

export interface MetricsAccess {
  readonly client: Pick<RegistryClient, 'findToken'>;
  /** The token in the site's data folder. */
  readonly opsToken: string;
  readonly now: () => number;
}

/** `/metrics` in the format of Prometheus. `refuseMetrics` decides who may read it. */
export const metricsRoute =
  (own: Registry, { client, opsToken, now }: MetricsAccess): FastifyPluginAsync =>
  async (app) => {
    const shared = processMetrics();
    const holderOf = async (token: string): Promise<TokenHolder> => {
      try {
        return isOperations(await grantOf(token, opsToken, client, now())) ? 'operations' : 'other';
      } catch (problem) {
        if (problem instanceof Refusal && problem.status < 500) return 'unknown';
        throw problem;
      }
    };
    app.get('/metrics', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const refused = await refuseMetrics(request, holderOf);
      if (!refused) return reply.type(own.contentType).send(`${await own.metrics()}\n${await shared.metrics()}`);
      if (refused.status === 401) reply.header('www-authenticate', 'Bearer realm="operations"');
      return reply.code(refused.status).type('text/plain; charset=utf-8').send(`${refused.message}\n`);
    });
  };
