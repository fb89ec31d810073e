import { inspect } from 'node:util';
import { Worker } from 'node:worker_threads';
import { url as debuggerAddress } from 'node:inspector';

/**
 * Milliseconds that a test file may take, with all its tests: three times as long as the slowest takes on a busy
 * machine. A test has a limit of its own, which says nothing of one that never lets its process run anything else.
 */
const longest = Number(process.env['TEST_FILE_LIMIT_MS'] ?? 600_000);

let watch: Worker | undefined;

/**
 * Ends this process if it has not ended the test file within its limit, after printing where it was: Jest reports the
 * file as failed and goes on with the others in another process.
 * @param file that begins; undefined once it has ended
 */
export function limitFile(file: string | undefined): void {
  // Whoever debugs it has stopped it.
  if (debuggerAddress() !== undefined) return;
  if (watch === undefined) {
    watch = new Worker(new URL('file-limit-thread.ts', import.meta.url), { workerData: longest });
    watch.on('error', (error) => console.error(`The limit of test files cannot be watched: ${inspect(error)}`));
    watch.unref();
  }
  watch.postMessage(file);
}
