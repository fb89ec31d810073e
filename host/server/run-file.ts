import { readFile, rm, writeFile } from 'node:fs/promises';
import { runningFile, type Log } from '@verandah/releases';

/**
 * Writes the address of this host, for commands on its machine. Commands also find it by its usual port, so a full disk
 * does not stop the host.
 * @returns removes the file, unless another host on the same folder has written its own meanwhile
 */
export async function writeRunFile(
  dataDir: string,
  address: string,
  log: Pick<Log, 'warn'>,
): Promise<() => Promise<void>> {
  const file = runningFile(dataDir);
  const own = JSON.stringify({ host: address, pid: process.pid });
  await writeFile(file, own).catch((problem: unknown) => log.warn({ err: problem }, 'run file not written'));
  return async () => {
    if ((await readFile(file, 'utf8').catch(() => '')) === own) await rm(file, { force: true }); // it is gone already
  };
}
