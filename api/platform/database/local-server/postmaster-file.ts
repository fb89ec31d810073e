import { readFileSync, rmSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** What a running server writes into its data folder. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  /** Whether it accepts connections. */
  readonly ready: boolean;
}

const fileOf = (data: string): string => join(data, 'postmaster.pid');

/** The file of the server that runs, or ran until it was killed. */
export function readPostmaster(data: string): Postmaster | undefined {
  try {
    const lines = readFileSync(fileOf(data), 'utf8').split('\n');
    const pid = Number(lines[0]);
    return pid > 0 ? { pid, port: Number(lines[3] ?? 0), ready: lines[7]?.trim() === 'ready' } : undefined;
  } catch {
    return undefined; // it is missing, or being written
  }
}

/** A file that a killed server left: its process number may be another program's, and PostgreSQL would not start. */
export const forgetPostmaster = (data: string): void => rmSync(fileOf(data), { force: true });

/** Whether a process is the PostgreSQL of a data folder. */
export function isPostmaster(pid: number, data: string): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  // On Windows a path with spaces is in quotation marks.
  return commandOf(pid).includes(process.platform === 'win32' ? data : ` -D ${data} `);
}

/** The command line of a process; empty when it has ended. */
function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    if (process.platform === 'linux') return ''; // the process has ended, or this system has no /proc
    const [program, ...args] =
      process.platform === 'win32'
        ? [
            'powershell',
            '-NoProfile',
            '-Command',
            `(Get-CimInstance Win32_Process -Filter "ProcessId=${pid}").CommandLine`,
          ]
        : ['ps', '-ww', '-o', 'args=', '-p', String(pid)];
    try {
      return execFileSync(program as string, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    } catch {
      return ''; // the process has ended
    }
  }
}
