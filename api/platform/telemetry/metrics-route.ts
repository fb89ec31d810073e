import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import { processMetrics, refuseMetrics, rememberHolders, type TokenHolder } from '@verandah/telemetry';
import { now } from '../clock.ts';
import type { Database } from '../database/public.ts';
import { hashSecret } from '../identity/public.ts';
import { sendProblem } from '../problems/public.ts';
import { findToken } from '../registry/public.ts';
import { sameSecret } from '../same-secret.ts';
import type { Settings } from '../settings/public.ts';
import { tokenFile } from '../token-file.ts';

/** `/metrics` in the Prometheus format; see `refuseMetrics` for access. The host serves it as `/metrics/api`. */
export function metricsRoute(
  app: FastifyInstance,
  { database, settings }: { readonly database: Database; readonly settings: Pick<Settings, 'dataDir'> },
  registry: Registry,
  before: () => Promise<void>,
): void {
  const shared = processMetrics();
  const holderOf = rememberHolders(async (token: string): Promise<TokenHolder> => {
    if (sameSecret(token, tokenFile(settings.dataDir, 'ops-token'))) return 'operations';
    const found = await findToken(database, hashSecret(token));
    if (!found || found.revokedAt !== null || Date.parse(found.expiresAt) <= now()) return 'unknown';
    return found.area === null ? 'operations' : 'other';
  });
  app.get('/metrics', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const refused = await refuseMetrics(request, holderOf);
    if (refused) {
      if (refused.status === 401) reply.header('www-authenticate', 'Bearer realm="operations"');
      return sendProblem(reply, {
        status: refused.status,
        title: 'Metrics are for operations',
        detail: refused.message,
      });
    }
    await before();
    return reply.type(registry.contentType).send(`${await registry.metrics()}\n${await shared.metrics()}`);
  });
}
