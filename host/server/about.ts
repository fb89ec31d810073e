import type { FastifyPluginAsync } from 'fastify';
import type { ReleaseSet } from './release-set.ts';

/** Routes about the host itself: version, liveness and readiness. */
export const about =
  (version: string, currentSet: () => ReleaseSet | null): FastifyPluginAsync =>
  async (app) => {
    // Fastify adds HEAD to each GET.
    app.get('/api/version', async (_request, reply) => {
      const { areas, withdrawn } = currentSet() ?? { areas: [], withdrawn: [] };
      return reply
        .headers({
          'x-verandah-version': version,
          ...(withdrawn.length > 0 && { 'x-verandah-withdrawn': withdrawn.map(({ name }) => name).join(',') }),
          'cache-control': 'no-store',
        })
        .send({
          version,
          areas: Object.fromEntries(areas.map((area) => [area.name, area.live.manifest.version])),
        });
    });
    app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ alive: true }));
    app.get('/readyz', async (_request, reply) => {
      const set = currentSet();
      // Without a home page there is no site yet, so a load balancer must not send visitors here.
      const ready = set?.areas.some((area) => area.live.manifest.contract.routes.includes('/')) ?? false;
      return reply
        .code(ready ? 200 : 503)
        .header('cache-control', 'no-store')
        .send({ ready, revision: set?.revision ?? null });
    });
  };
