// The comparison: one plain Node process that renders the same React tree from the same releases, with the same shell,
// the same document assembly and the same HTTP framework. No workers, no limits.
import fastify from 'fastify';
import { join } from 'node:path';
import type { Head, ServerArea } from '@verandah/areas';
import { assembleDocument, buildReleaseSet, loadShell, readSettings } from '@verandah/host';
import { queryApi, internalToken, loadBundle, openKeyRing, openStore, pageJson, pinCopy } from '@verandah/releases';
import { plainGraph } from './plain-graph.ts';
import { serve, type Served } from '../processes/serve.ts';
import type { SideMethods } from '../processes/site-processes.ts';

const session = { signedIn: false, roles: [] };

async function start(): Promise<Served<SideMethods>> {
  const { dataDir, secretsDir, publicUrl, services, help, graphqlTimeout, flags, offlinePages } = readSettings(
    process.env,
  );
  const releases = join(dataDir, 'releases');
  const ring = openKeyRing(secretsDir);
  const shell = await loadShell(releases, ring);
  const pins = await pinCopy(join(dataDir, 'registry.json'), ring).read();
  if (!pins) throw new Error(`${dataDir} names no live releases.`);
  const set = await buildReleaseSet(pins, openStore(releases, ring), { manifest: () => Promise.resolve(null) }, ring, {
    info: () => undefined,
    warn: () => undefined,
  });
  const bundles = new Map(
    set.areas.map(({ name, live }) => [name, loadBundle(live.folder, live.manifest.server) as ServerArea]),
  );
  const query = queryApi({ url: services.graphql, buildSecret: internalToken(dataDir), timeoutMs: graphqlTimeout });
  const graphOf = plainGraph(query);

  const app = fastify({ logger: false });
  app.get('/*', async (incoming, reply) => {
    const url = new URL(incoming.url, publicUrl);
    const area = set.areaOf(url.pathname);
    const bundle = area && bundles.get(area.name);
    if (!area || !bundle) return reply.code(404).send();
    const request = { url: url.href, session, flags, now: Date.now(), routes: set.routes };
    const { status, html, state, head } = (await bundle.load(request, graphOf(area.live, request))).finish();
    if (status !== 200) return reply.code(status).send();
    return reply.type('text/html; charset=utf-8').send(
      assembleDocument(
        {
          set,
          path: url.pathname + url.search,
          page: { kind: 'area', area: area.name },
          head: head as Head,
          session,
          flags,
          now: request.now,
          area: {
            name: area.name,
            release: area.live,
            html: Buffer.from(html),
            boot: Buffer.from(pageJson(area.name, state, head)),
          },
        },
        { shell, publicUrl, help, offlinePages },
      ),
    );
  });
  await app.listen({ port: Number(process.env['PORT'] ?? 0), host: '127.0.0.1' });
  return {
    address: `http://127.0.0.1:${(app.server.address() as { port: number }).port}`,
    methods: {
      cpu: () => {
        const { user, system } = process.cpuUsage();
        return Promise.resolve(user + system);
      },
      workersCpu: () => Promise.resolve(0),
    },
    close: () => app.close(),
  };
}

await serve(start);
