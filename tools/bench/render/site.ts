import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '@verandah/api/test-kit';

/** A complete site with fixtures in a folder of its own. */
export interface BenchSite {
  /** The settings of host and API: DATA_DIR, PUBLIC_URL, API_URL and the like, with PORT 0. */
  readonly environment: NodeJS.ProcessEnv;
  /** The process that has started all others. */
  readonly pid: number;
  /** Stops its processes; the built files stay. */
  stop(): Promise<void>;
  /** Stops it and removes its folder. */
  close(): Promise<void>;
}

/**
 * Builds and starts a site as `npm start` does; a folder given as DATA_DIR stays for the next run.
 * @param settings additional settings
 * @throws {Error} when it does not start
 */
export async function openBenchSite(
  listings: number,
  say: (line: string) => void,
  settings: NodeJS.ProcessEnv = {},
): Promise<BenchSite> {
  const permanent = process.env['DATA_DIR'];
  const folder = permanent ? resolve(permanent) : mkdtempSync(join(tmpdir(), 'verandah-bench-'));
  const [port, apiPort] = [await freePort(), await freePort()];
  const environment: NodeJS.ProcessEnv = {
    PATH: process.env['PATH'],
    // As with `npm start` and in the image.
    NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
    NODE_ENV: 'production',
    NODE_NO_WARNINGS: '1',
    LOG_LEVEL: 'error',
    DATA_DIR: folder,
    SAMPLE_LISTINGS: String(listings),
    API_PORT: String(apiPort),
    ...settings,
  };
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../start/start.ts')], {
    env: { ...environment, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
  };
  const close = async (): Promise<void> => {
    await stop();
    if (!permanent) rmSync(folder, { recursive: true, force: true });
  };
  try {
    await new Promise<void>((resolve, reject) => {
      let output = '';
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        if (/^ready /m.test(output)) resolve();
      });
      void ended.then(() => reject(new Error(`The site could not start:\n${output}`)));
    });
  } catch (error) {
    await close();
    throw error;
  }
  say('the site is ready');
  const api = `http://127.0.0.1:${apiPort}`;
  return {
    environment: { ...environment, PORT: '0', API_URL: api, PUBLIC_URL: `http://localhost:${port}` },
    pid: child.pid ?? 0,
    stop,
    close,
  };
}
