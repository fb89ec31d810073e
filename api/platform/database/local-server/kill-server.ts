import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/**
 * Kills a PostgreSQL that does not respond, with its own processes: each has a process group of its own, one that is
 * stopped would outlive the server, and no other server starts in the folder meanwhile. What was acknowledged is in its
 * log: the next start recovers it.
 */
export function killServer(pid: number): void {
  if (process.platform === 'win32') {
    spawnSync('taskkill', ['/T', '/F', '/PID', String(pid)], { stdio: 'ignore' });
    return;
  }
  const children = childrenOf(pid);
  // The server first: it would start others in place of those that end.
  for (const each of [pid, ...children]) {
    try {
      process.kill(each, 'SIGKILL');
    } catch {
      // It has ended.
    }
  }
}

function childrenOf(parent: number): readonly number[] {
  if (process.platform === 'linux')
    return readdirSync('/proc')
      .map(Number)
      .filter((pid) => pid > 0 && parentOf(pid) === parent);
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  return stdout.split('\n').flatMap((line) => {
    const [pid = 0, ppid = 0] = line.trim().split(/\s+/).map(Number);
    return pid > 0 && ppid === parent ? [pid] : [];
  });
}

/** The parent of a process of Linux; undefined when it has ended. */
function parentOf(pid: number): number | undefined {
  try {
    // The program's name, in brackets, may contain anything.
    const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\) /s, '');
    return Number(afterName.split(' ')[1]);
  } catch {
    return undefined; // the process has ended
  }
}
