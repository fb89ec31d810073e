import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** File in which a running API publishes its address for commands. */
export interface Running {
  readonly apiAddress: string;
  readonly pid: number;
}

const fileOf = (dataDir: string): string => join(dataDir, 'running.json');

/** @throws {Error} of the file system; a partial file is removed */
export function noteRunning(dataDir: string, running: Running): void {
  const part = `${fileOf(dataDir)}.${running.pid}`;
  try {
    writeFileSync(part, JSON.stringify(running));
    renameSync(part, fileOf(dataDir));
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
}

/** Removes the file, unless another process has written its own in the meantime. */
export function forgetRunning(dataDir: string): void {
  try {
    const { pid } = JSON.parse(readFileSync(fileOf(dataDir), 'utf8')) as Running;
    if (pid === process.pid) rmSync(fileOf(dataDir));
  } catch (error) {
    // A missing or unreadable file does no harm.
    if (!(error instanceof SyntaxError) && (error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
