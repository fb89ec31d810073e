import { Worker } from 'node:worker_threads';
import type { BundleOptions } from './configuration.ts';

/**
 * Builds the server bundle in a thread of its own: somebody waits for this build, and the other thread's takes as long.
 * @param first the modules that run before the area's own entry, as soon as they are known
 * @throws {Error} with webpack's own messages, or when `first` rejects
 */
export async function buildServerApart(options: BundleOptions, first: Promise<readonly string[]>): Promise<void> {
  const worker = new Worker(new URL('./server-bundle-worker.ts', import.meta.url), {
    workerData: options,
    execArgv: [],
  });
  const ended = new Promise<void>((resolve, reject) => {
    worker.once('error', reject);
    worker.once('exit', () => resolve());
  });
  void first.then(
    (files) => worker.postMessage(files),
    () => worker.terminate(),
  );
  await Promise.all([ended, first]);
}
