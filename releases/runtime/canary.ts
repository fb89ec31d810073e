import type { ReleaseManifest } from '@verandah/areas';
import { Refusal } from '../refusal.ts';
import type { RenderJob } from './messages.ts';
import { RenderPool, type PoolOptions } from './pool.ts';
import { RenderFailure } from './render-failure.ts';

/** The page that a release must be able to render. */
export function healthJob(manifest: ReleaseManifest, folder: string, publicUrl: string, now: number): RenderJob {
  return {
    area: manifest.area, version: manifest.version, folder, server: manifest.server, operations: manifest.operations,
    request: { url: new URL(manifest.contract.healthPath, publicUrl).href, session: { signedIn: false, roles: [] }, flags: {}, now, routes: manifest.contract.routes },
  };
}

/**
 * Renders a release's health page in a worker that serves nobody, so that one which throws, loops or eats memory harms nobody.
 * One that is too slow is asked a second time.
 * @throws {Refusal} 'render-failed', 'render-slow' or 'data-unavailable'
 */
export async function tryInCanary(job: RenderJob, options: PoolOptions): Promise<void> {
  const name = `${job.area} ${job.version}`;
  const pool = await new RenderPool({ ...options, size: 1 }).start();
  try {
    const { status } = await pool.render(job).catch((problem: unknown) => {
      // The first page of a bundle compiles it, and the machine may be busy building the next one.
      if (problem instanceof RenderFailure && problem.reason === 'slow') return pool.render(job);
      throw problem;
    });
    if (status !== 200) throw new Refusal('render-failed', `${name} answers its health page ${job.request.url} with ${status}, not 200.`);
  } catch (problem) {
    if (!(problem instanceof RenderFailure)) throw problem;
    const [line] = problem.message.split('\n');
    if (problem.reason === 'data') throw new Refusal('data-unavailable', `${name} could not be tried, since the data of its health page did not come (${line}). Is the API running?`);
    if (problem.reason === 'slow' || problem.reason === 'killed') throw new Refusal('render-slow', `${name} could not render its health page: ${line}.`);
    throw new Refusal('render-failed', `${name} could not render its health page: ${line}`);
  } finally {
    await pool.close();
  }
}
