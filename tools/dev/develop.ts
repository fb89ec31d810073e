import { basename, join } from 'node:path';
import { pageCalls } from '@verandah/host';
import { queryApi, RenderPool } from '@verandah/releases';
import { freePort } from '../start/free-port.ts';
import { ErrorReports } from './error-reports.ts';
import { findHost } from './find-host.ts';
import { Pages } from './pages.ts';
import { linesOf } from './problems.ts';
import { ScriptMaps } from './script-maps.ts';
import { serveArea } from './serve.ts';
import { AreaWatch, type News } from './watch-area.ts';

/** Milliseconds. */
const longestShutdown = 5000;

export interface Development {
  readonly area: string;
  /** The area's source. */
  readonly folder: string;
  /** Origin of the running site. */
  readonly host: string;
  readonly port: number;
  /** Base of the file names in messages. */
  readonly root: string;
  /** For the builds. */
  readonly outDir: string;
}

/** The port of the development server: ten above that of a local site. @throws {Error} in one line */
export function portFor(host: string, given: string | undefined): number {
  const { hostname, port: usual } = new URL(host);
  const port = given || String((/^(?:localhost|127\.)/.test(hostname) ? Number(usual || 80) : 3000) + 10);
  if (!/^\d{1,5}$/.test(port) || Number(port) < 1 || Number(port) > 65_535)
    throw new Error('DEV_PORT must be a whole number from 1 to 65535.');
  return Number(port);
}

/**
 * Serves one area from its source and the rest of the site from a running host, until the process is ended.
 * @throws {Error} in one line when there is no such host, or the port is taken
 */
export async function developArea({ area, folder, host, port, root, outDir }: Development): Promise<void> {
  const began = performance.now();
  const parts: { close(): Promise<void> }[] = [];
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stopParts(parts));
  await freePort(port, 'DEV_PORT');
  const live = await findHost(host);
  const here = `http://localhost:${port}`;
  let printed = '';
  const print = (news: News): void => {
    const text = 'problems' in news ? news.problems.map(linesOf).join('\n') : `built ${news.hash}`;
    if (text === printed) return;
    const first = printed === '';
    printed = text;
    if ('problems' in news) console.error(`\n${text}`);
    else if (!first) console.log('built');
  };
  let served: Awaited<ReturnType<typeof serveArea>> | undefined;
  const maps = new ScriptMaps({ area, folder, root, outDir });
  const watch = new AreaWatch({
    maps,
    area,
    folder,
    outDir,
    root,
    onNews: (news) => {
      print(news);
      served?.notify(news);
    },
  });
  parts.push(watch);
  const errors = new ErrorReports(maps, (text) => console.error(text));
  const pool = new RenderPool({
    size: 1,
    softMs: 10_000,
    hardMs: 20_000,
    heapMb: 512,
    dataMs: 15_000,
    perWorker: 16,
    maxQueue: 200,
    recycleAfter: 5_000,
    query: queryApi({ url: `${host}/graphql`, buildSecret: 'none', timeoutMs: 10_000, retries: 1 }),
    call: pageCalls(host),
    stray: (problem) => void (async () => served?.showError(await errors.ofServer(problem, 'outside of a page')))(),
  });
  parts.push(pool);
  await pool.start();
  const places = { host, here };
  served = await serveArea({
    ...places,
    area,
    port,
    web: join(outDir, 'web'),
    watch,
    maps,
    errors,
    pages: new Pages({ ...places, area, watch, pool, errors }),
  });
  parts.unshift(served);

  const outcome = await watch.now();
  const version = live[area];
  console.log(
    `${basename(folder)} ${'build' in outcome ? 'built' : 'watched'} in ${((performance.now() - began) / 1000).toFixed(1)} s; all else comes from ${host}${version === undefined ? ', where the area is not live yet' : `, in place of ${area}@${version}`}.`,
  );
  console.log(`ready ${here}`);
}

/** Ends the process; a build that is under way is not awaited for longer than `longestShutdown`. */
async function stopParts(parts: readonly { close(): Promise<void> }[]): Promise<never> {
  setTimeout(() => process.exit(0), longestShutdown);
  for (const part of parts) await part.close();
  process.exit(0);
}
