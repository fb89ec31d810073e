import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the running service of a data folder is found by commands. */
export interface Running {
  readonly apiAddress: string;
  readonly pid: number;
}

const fileOf = (dataDir: string): string => join(dataDir, 'running.json');

/** @throws {Error} what the file system says; nothing stays of it then */
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

/** Takes the note back, unless another process has written its own in the meantime. */
export function forgetRunning(dataDir: string): void {
  try {
    const { pid } = JSON.parse(readFileSync(fileOf(dataDir), 'utf8')) as Running;
    if (pid === process.pid) rmSync(fileOf(dataDir));
  } catch (error) {
    // A note that is gone or can't be read misleads nobody.
    if (!(error instanceof SyntaxError) && (error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
