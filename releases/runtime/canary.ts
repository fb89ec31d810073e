import type { ReleaseManifest } from '@verandah/areas';
import { Refusal } from '../refusal.ts';
import type { RenderJob } from './messages.ts';
import { RenderPool, type PoolOptions } from './pool.ts';
import { RenderFailure } from './render-failure.ts';

/** The page that a release must be able to render. */
export function healthJob(manifest: ReleaseManifest, folder: string, publicUrl: string, now: number): RenderJob {
  return {
    area: manifest.area,
    version: manifest.version,
    folder,
    server: manifest.server,
    operations: manifest.operations,
    request: {
      url: new URL(manifest.contract.healthPath, publicUrl).href,
      session: { signedIn: false, roles: [] },
      flags: {},
      now,
      routes: manifest.contract.routes,
    },
  };
}

/** Wall-clock milliseconds for a page of a smoke render: the machine may be busy with the next build. */
const patience = 10_000;
const lowestPriority = 19;
/** How many pages of the release and of the live one are compared, in turn; the cheapest of each counts. */
const comparisons = 4;
/** What is noted: that many times the processor time of the live release's page, and as many milliseconds more. */
const [costlier, noticeable] = [2, 5];

/**
 * Renders a release's health page in a separate worker, so that a release that throws, loops or uses too much memory
 * affects no visitor. The time is measured as CPU time, which other work on the machine does not lengthen. The first
 * page includes the compilation of the bundle, so a page that took more than `softMs` is rendered a second time.
 * @throws {Refusal} 'render-failed', 'render-slow' or 'data-unavailable'
 */
export async function tryInCanary(job: RenderJob, options: PoolOptions, patienceMs = patience): Promise<void> {
  const name = `${job.area} ${job.version}`;
  const { pool, render } = await openCanary(options, patienceMs);
  try {
    const first = await render(job);
    if (first.status !== 200)
      throw new Refusal(
        'render-failed',
        `${name} responded ${first.status}, not 200, for its health page ${job.request.url}.`,
      );
    const { ms } = first.ms > options.softMs ? await render(job) : first;
    if (ms > options.softMs)
      throw new Refusal(
        'render-slow',
        `${name} could not be accepted: its health page took ${ms} ms of a processor to render, more than the ${options.softMs} it may.`,
      );
  } catch (problem) {
    if (!(problem instanceof RenderFailure)) throw problem;
    const [line] = problem.message.split('\n');
    if (problem.reason === 'data')
      throw new Refusal(
        'data-unavailable',
        `${name} could not be tried, since the API did not give the data of its health page (${line}). Is the API running?`,
      );
    if (problem.reason === 'slow' || problem.reason === 'killed')
      throw new Refusal('render-slow', `${name} could not render its health page: ${line}.`);
    throw new Refusal('render-failed', `${name} could not render its health page: ${line}`);
  } finally {
    await pool.close();
  }
}

interface Canary {
  readonly pool: RenderPool;
  /** @returns the page's status and its milliseconds of processor time */
  render(page: RenderJob): Promise<{ readonly status: number; readonly ms: number }>;
}

async function openCanary(options: PoolOptions, patienceMs: number): Promise<Canary> {
  const pool = await new RenderPool({ ...options, size: 1, softMs: patienceMs, hardMs: patienceMs + 1000 }).start();
  return {
    pool,
    async render(page) {
      const before = await pool.cpu();
      const { status } = await pool.render(page);
      return { status, ms: Math.round(((await pool.cpu()) - before) / 1000) };
    },
  };
}

/**
 * Compares the processor time of a release's health page with that of the area's live release, in a worker that yields
 * to all others. A release that can't be rendered here is compared with nothing.
 * @returns a note when the page costs much more
 */
export async function compareInCanary(
  job: RenderJob,
  live: RenderJob,
  options: PoolOptions,
): Promise<string | undefined> {
  let [own, before] = [Infinity, Infinity];
  const { pool, render } = await openCanary({ ...options, niceness: lowestPriority }, patience);
  try {
    // Compiles them.
    await render(job);
    await render(live);
    for (let round = 0; round < comparisons; round += 1) {
      own = Math.min(own, (await render(job)).ms);
      before = Math.min(before, (await render(live)).ms);
    }
  } catch (problem) {
    if (problem instanceof RenderFailure) return undefined;
    throw problem;
  } finally {
    await pool.close();
  }
  if (own < before * costlier || own < before + noticeable) return undefined;
  return `Its health page takes ${own} ms of a processor to render; that of ${live.version} takes ${before} ms.`;
}
