// npm run dev -- AREA [--host URL]: one area from its source, the rest of the site from a running host.
import { existsSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { pageCalls } from '@verandah/host';
import { queryApi, RenderPool } from '@verandah/releases';
import { areaNames } from '../areas.ts';
import { freePort } from '../preflight.ts';
import { Pages } from './pages.ts';
import { linesOf } from './problems.ts';
import { serve } from './serve.ts';
import { AreaWatch, type News } from './watch-area.ts';

const root = join(import.meta.dirname, '../..');
const usage = 'Use: npm run dev -- AREA [--host http://localhost:3000] [--folder mf-AREA]; DEV_PORT chooses the port.';

interface Wanted {
  readonly area: string;
  readonly folder: string;
  readonly host: string;
  readonly port: number;
}

/** @throws {Error} in one line that states what to do */
function wanted(): Wanted {
  let read;
  try {
    read = parseArgs({ allowPositionals: true, options: { host: { type: 'string' }, folder: { type: 'string' } } });
  } catch {
    throw new Error(usage);
  }
  const {
    values,
    positionals: [area, ...more],
  } = read;
  if (area === undefined || more.length > 0) throw new Error(usage);
  const folder = resolve(values.folder ?? join(root, `mf-${area}`));
  if (!existsSync(join(folder, 'area.ts')))
    throw new Error(
      values.folder === undefined
        ? `There is no area ${area} here, only ${areaNames(root).join(', ')}. npm run new-area -- ${area} makes one.`
        : `${folder} is no area: it has no area.ts.`,
    );
  const address = values.host ?? `http://localhost:${process.env['PORT'] || '3000'}`;
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
    throw new Error(`--host ${address} is no http or https address, such as https://verandah.example.`);
  const host = new URL(address);
  const port =
    process.env['DEV_PORT'] ||
    String((/^(?:localhost|127\.)/.test(host.hostname) ? Number(host.port || 80) : 3000) + 10);
  if (!/^\d{1,5}$/.test(port) || Number(port) < 1 || Number(port) > 65_535)
    throw new Error('DEV_PORT must be a whole number from 1 to 65535.');
  return { area, folder, host: host.origin, port: Number(port) };
}

/** @throws {Error} in one line when no host of this site responds there */
async function findHost(host: string): Promise<Readonly<Record<string, string>>> {
  const answer = await fetch(`${host}/api/version`, { signal: AbortSignal.timeout(10_000) }).catch(() => null);
  const known = answer?.ok
    ? ((await answer.json().catch(() => null)) as { areas?: Record<string, string> } | null)
    : null;
  if (!answer)
    throw new Error(`No host answers at ${host}. Start one with npm start, or name another: --host https://….`);
  if (!known?.areas) throw new Error(`What answers at ${host} is no host of Verandah. Name one: --host https://….`);
  return known.areas;
}

async function start(): Promise<void> {
  const { area, folder, host, port } = wanted();
  const began = performance.now();
  await freePort(port, 'DEV_PORT');
  const live = await findHost(host);
  const here = `http://localhost:${port}`;
  const outDir = join(root, '.cache/dev', basename(folder));
  let printed = '';
  const print = (news: News): void => {
    const text = 'problems' in news ? news.problems.map(linesOf).join('\n') : `built ${news.hash}`;
    if (text === printed) return;
    const first = printed === '';
    printed = text;
    if ('problems' in news) console.error(`\n${text}`);
    else if (!first) console.log('built');
  };
  let served: Awaited<ReturnType<typeof serve>> | undefined;
  const watch = new AreaWatch({
    area,
    folder,
    outDir,
    root,
    told: (news) => {
      print(news);
      served?.tell(news);
    },
  });
  const pool = await new RenderPool({
    size: 1,
    softMs: 10_000,
    hardMs: 20_000,
    heapMb: 512,
    dataMs: 15_000,
    perWorker: 16,
    maxQueue: 200,
    recycleAfter: 5_000,
    ask: queryApi({ url: `${host}/graphql`, buildSecret: 'none', timeoutMs: 10_000, retries: 1 }),
    call: pageCalls(host),
    stray: (problem) => console.error(problem),
  }).start();
  const places = { host, here };
  served = await serve({
    ...places,
    area,
    port,
    web: join(outDir, 'web'),
    watch,
    pages: new Pages({ ...places, area, watch, pool, say: (line) => console.error(line) }),
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      void stop([served, pool, watch]);
    });

  const outcome = await watch.now();
  const version = live[area];
  console.log(
    `mf-${area} ${'build' in outcome ? 'built' : 'watched'} in ${((performance.now() - began) / 1000).toFixed(1)} s; all else comes from ${host}${version === undefined ? ', where the area is not live yet' : `, in place of ${area}@${version}`}.`,
  );
  console.log(`ready ${here}`);
}

async function stop(parts: readonly ({ close(): Promise<void> } | undefined)[]): Promise<never> {
  await Promise.all(parts.map(async (part) => part?.close()));
  process.exit(0);
}

try {
  await start();
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : String(problem));
  process.exit(1);
}
