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
/** How many pages of the release and of the live one are compared, in turn; the cheapest of each counts. */
const comparisons = 4;
/** What is noted: that many times the processor time of the live release's page, and as many milliseconds more. */
const [costlier, noticeable] = [2, 5];

/**
 * Renders a release's health page in a separate worker, so that a release that throws, loops or uses too much memory
 * affects nobody. The time is measured as CPU time, which other work on the machine does not lengthen. The first page
 * includes the compilation of the bundle, so a page that took more than `softMs` is rendered a second time.
 * @param live the health page of the area's live release, to compare with
 * @returns a note when the page costs much more than the live release's
 * @throws {Refusal} 'render-failed', 'render-slow' or 'data-unavailable'
 */
export async function tryInCanary(
  job: RenderJob,
  options: PoolOptions,
  { patienceMs = patience, live }: { readonly patienceMs?: number; readonly live?: RenderJob | undefined } = {},
): Promise<string | undefined> {
  const name = `${job.area} ${job.version}`;
  const pool = await new RenderPool({ ...options, size: 1, softMs: patienceMs, hardMs: patienceMs + 1000 }).start();
  const render = async (page = job): Promise<{ readonly status: number; readonly ms: number }> => {
    const before = await pool.cpu();
    const { status } = await pool.render(page);
    return { status, ms: Math.round(((await pool.cpu()) - before) / 1000) };
  };
  try {
    const first = await render();
    if (first.status !== 200)
      throw new Refusal(
        'render-failed',
        `${name} answers its health page ${job.request.url} with ${first.status}, not 200.`,
      );
    const { ms } = first.ms > options.softMs ? await render() : first;
    if (ms > options.softMs)
      throw new Refusal(
        'render-slow',
        `${name} could not be accepted: its health page took ${ms} ms of a processor to render, more than the ${options.softMs} it may.`,
      );
    return live && (await comparison(job, live, render));
  } catch (problem) {
    if (!(problem instanceof RenderFailure)) throw problem;
    const [line] = problem.message.split('\n');
    if (problem.reason === 'data')
      throw new Refusal(
        'data-unavailable',
        `${name} could not be tried, since the data of its health page did not come (${line}). Is the API running?`,
      );
    if (problem.reason === 'slow' || problem.reason === 'killed')
      throw new Refusal('render-slow', `${name} could not render its health page: ${line}.`);
    throw new Refusal('render-failed', `${name} could not render its health page: ${line}`);
  } finally {
    await pool.close();
  }
}

/** A live release that can't be rendered here is compared with nothing. */
async function comparison(
  job: RenderJob,
  live: RenderJob,
  render: (page: RenderJob) => Promise<{ readonly ms: number }>,
): Promise<string | undefined> {
  let [own, before] = [Infinity, Infinity];
  try {
    await render(live); // compiles it
    for (let round = 0; round < comparisons; round += 1) {
      own = Math.min(own, (await render(job)).ms);
      before = Math.min(before, (await render(live)).ms);
    }
  } catch (problem) {
    if (problem instanceof RenderFailure) return undefined;
    throw problem;
  }
  if (own < before * costlier || own < before + noticeable) return undefined;
  return `Its health page takes ${own} ms of a processor to render; that of ${live.version} takes ${before} ms.`;
}
