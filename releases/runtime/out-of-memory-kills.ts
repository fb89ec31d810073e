import { readFileSync } from 'node:fs';

/**
 * How many processes of this machine the system has ended for want of memory since it started (Linux: `oom_kill` in
 * `/proc/vmstat`); 0 elsewhere.
 */
export function outOfMemoryKills(): number {
  try {
    return Number(/^oom_kill (\d+)$/m.exec(readFileSync('/proc/vmstat', 'utf8'))?.[1] ?? 0);
  } catch {
    return 0; // another system, which does not count them
  }
}
