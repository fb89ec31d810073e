// The host and its render workers, as they serve visitors. Memory needs --expose-gc.
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { readSettings, startHost } from '@verandah/host';
import pino from 'pino';
import { childrenOf } from './children.ts';
import { serve } from './serve.ts';
import type { HostMethods, Memory } from './site-processes.ts';

/** Bytes of a process and of those that it has started, from Linux. */
function residentOf(pid: number): number {
  try {
    const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]);
    return pages * 4096 + childrenOf(pid).reduce((sum, child) => sum + residentOf(child), 0);
  } catch {
    return 0;
  }
}

async function memory(): Promise<Memory> {
  // Objects released in the first pass are collected in the second.
  for (let pass = 0; pass < 3; pass += 1) {
    globalThis.gc?.();
    await pause(50);
  }
  const { heapUsed, external } = process.memoryUsage();
  return { objects: heapUsed + external, resident: residentOf(process.pid) };
}

await serve<HostMethods>(async () => {
  const host = await startHost(readSettings(process.env), pino({ level: 'silent' }));
  return {
    address: host.address,
    close: host.close,
    methods: {
      cpu: async () => {
        const { host: own, workers } = await host.cpu();
        return own + workers;
      },
      workersCpu: async () => (await host.cpu()).workers,
      memory,
    },
  };
});
