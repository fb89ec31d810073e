import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../make-folder.ts';
import { codeOf, messageOf } from '../failure.ts';
import { DatabaseProblem } from './pool.ts';

interface Holder {
  readonly pid: number;
  readonly started: string;
}

/**
 * When a process started, as reported by the system: a number that another process has reused is not the same holder.
 * 'ended' for one that was killed and whose parent has not taken notice.
 */
function startOf(pid: number): string | undefined {
  try {
    // Fields 3 (state) and 22; the second one (the name) may hold spaces and brackets.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\)/s, '').trim().split(' ');
    return fields[0] === 'Z' || fields[0] === 'X' ? 'ended' : fields[19];
  } catch {
    return undefined;
  }
}

function isRunning({ pid, started }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
  const now = startOf(pid);
  return now !== 'ended' && (now === undefined || started === '' || now === started);
}

function read(file: string): Holder | undefined {
  try {
    const [pid = '', started = ''] = readFileSync(file, 'utf8').trim().split(' ');
    return /^\d+$/.test(pid) ? { pid: Number(pid), started } : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a running process holds a folder. */
export function isHeld(folder: string): boolean {
  const holder = read(join(folder, 'database.lock'));
  return holder !== undefined && isRunning(holder);
}

/**
 * Locks the data folder for this process, since the embedded database has one owner. The lock of a killed process is
 * replaced at once.
 * @returns a function that releases the lock
 * @throws {DatabaseProblem} when another process holds it, or it can't be written
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, 'database.lock');
  const mine = `${file}.${process.pid}`;
  try {
    makeFolder(folder);
    writeFileSync(mine, `${process.pid} ${startOf(process.pid) ?? ''}\n`);
  } catch (error) {
    throw new DatabaseProblem(`Can't write to the data folder ${folder} (DATA_DIR): ${messageOf(error)}`);
  }
  try {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      try {
        // Creating a link is atomic and never replaces another one.
        linkSync(mine, file);
        return () => rmSync(file, { force: true });
      } catch (error) {
        if (codeOf(error) !== 'EEXIST') {
          throw new DatabaseProblem(`Can't write to the data folder ${folder} (DATA_DIR): ${messageOf(error)}`);
        }
      }
      const holder = read(file);
      if (holder !== undefined && isRunning(holder)) {
        throw new DatabaseProblem(
          `The data folder ${folder} is in use by process ${holder.pid}: stop that one first, or choose another DATA_DIR.`,
        );
      }
      dropStale(file, `${mine}.stale`, holder);
    }
    throw new DatabaseProblem(`The data folder ${folder} is being taken by another process.`);
  } finally {
    rmSync(mine, { force: true });
  }
}

/** Removes a dead process's lock; a lock that another process has created meanwhile is restored. */
function dropStale(file: string, aside: string, judged: Holder | undefined): void {
  try {
    renameSync(file, aside);
  } catch {
    return; // Gone already: the next attempt finds out.
  }
  const moved = read(aside);
  if (moved !== undefined && (moved.pid !== judged?.pid || moved.started !== judged.started)) linkSync(aside, file);
  rmSync(aside, { force: true });
}
