// A host with its render workers, as they serve visitors, in a process that reports its memory. Needs
// --expose-gc.
import { readdirSync, readFileSync } from 'node:fs';
import { readSettings, startHost } from '@verandah/host';
import pino from 'pino';
import type { FromHost, Memory, ToHost } from './messages.ts';

const send = (message: FromHost): void => void process.send?.(message);

/** Bytes of a process and of those that it has started, from Linux. */
function residentOf(pid: number): number {
  try {
    const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]);
    const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean),
    );
    return pages * 4096 + children.reduce((sum, child) => sum + residentOf(Number(child)), 0);
  } catch {
    return 0;
  }
}

async function memory(): Promise<Memory> {
  // Objects released in the first pass are collected in the second.
  for (let pass = 0; pass < 3; pass += 1) {
    globalThis.gc?.();
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  }
  const { heapUsed, external } = process.memoryUsage();
  return { objects: heapUsed + external, resident: residentOf(process.pid) };
}

try {
  const host = await startHost(readSettings(process.env), pino({ level: 'silent' }));
  process.on('message', (command: ToHost) => {
    if (command === 'memory') void memory().then((left) => send({ kind: 'memory', memory: left }));
    else void host.close().then(() => process.exit());
  });
  process.on('disconnect', () => process.exit());
  send({ kind: 'ready', address: host.address });
} catch (problem) {
  send({ kind: 'failed', message: problem instanceof Error ? problem.message : String(problem) });
}
