import { livenessPaths, livenessResponse } from '@verandah/telemetry';
import type { FastifyPluginAsync } from 'fastify';
import type { Bulkheads, Registry } from '@verandah/releases';
import type { ReleaseSet } from './release-set.ts';

/** The parts of a host that its liveness and readiness report. */
export interface HostState {
  readonly pool: Pick<Bulkheads, 'silentMs'>;
  readonly registry: Pick<Registry, 'contact'>;
  readonly currentSet: () => ReleaseSet | null;
}

/** Milliseconds without a sign of any render worker, which the host replaces much earlier: it can't help itself. */
const silenceMs = 30_000;

/** Routes about the host itself: version, liveness and readiness. */
export const about =
  (version: string, { pool, registry, currentSet }: HostState): FastifyPluginAsync =>
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
    const problems = (): readonly string[] => {
      const { silentMs } = pool;
      return silentMs > silenceMs ? [`No render worker has responded for ${Math.round(silentMs / 1000)} s.`] : [];
    };
    for (const path of livenessPaths)
      app.get(path, async (_request, reply) => {
        const { statusCode, body } = livenessResponse(problems());
        return reply.code(statusCode).header('cache-control', 'no-store').send(body);
      });
    app.get('/readyz', async (_request, reply) => {
      const set = currentSet();
      // Without a home page there is no site yet, so a load balancer must not send visitors here.
      const hasHome = set?.areas.some((area) => area.live.manifest.contract.routes.includes('/')) ?? false;
      const preventing = [...problems(), ...(hasHome ? [] : ['No area with a home page is live yet.'])];
      // It still serves what it has, as all other hosts do then: a balancer that sent no requests here would serve
      // nothing.
      const degrading = registry.contact.reachable ? [] : ['The registry of releases does not respond.'];
      const all = [...preventing, ...degrading];
      const best = degrading.length > 0 ? 'degraded' : 'ready';
      return reply
        .code(preventing.length > 0 ? 503 : 200)
        .header('cache-control', 'no-store')
        .send({
          status: preventing.length > 0 ? 'not ready' : best,
          revision: set?.revision ?? null,
          ...(all.length > 0 && { problems: all }),
        });
    });
  };
