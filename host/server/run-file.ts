import { readFile, rm, writeFile } from 'node:fs/promises';
import { runningFile, type Log } from '@verandah/releases';

/**
 * Writes this host's address, for commands on its machine. They find it by its usual port as well: a full disk does not
 * stop nobody from being served.
 * @returns removes it, unless another host on the same folder has written its own meanwhile
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
    if ((await readFile(file, 'utf8').catch(() => '')) === own) await rm(file, { force: true });
  };
}
