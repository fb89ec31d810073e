import { freePort } from '@verandah/api/test-kit';
import { startPlainProcess, type Side } from '../processes/site-processes.ts';
import type { Load } from './load.ts';

/** The site as one plain process, which changes its release by a restart. */
export interface PlainSite {
  readonly address: string;
  /**
   * @param release the one that the new process will read as live
   * @returns milliseconds from the command to the first response of the release
   */
  restart(release: string, load: Load): Promise<number>;
  stop(): Promise<void>;
}

export async function startPlainSite(environment: NodeJS.ProcessEnv): Promise<PlainSite> {
  const env = { ...environment, PORT: String(await freePort()) };
  const start = (): Promise<Side> => startPlainProcess(env);
  let side = await start();
  return {
    address: side.address,
    async restart(release, load) {
      const since = performance.timeOrigin + performance.now();
      const changed = load.changed(release, since);
      await side.stop();
      side = await start();
      return Math.max(...Object.values((await changed).firsts));
    },
    stop: () => side.stop(),
  };
}
