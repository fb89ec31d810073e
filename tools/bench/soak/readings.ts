import type { ApiProcess } from '../api-under-load.ts';
import { childrenOf } from '../processes/children.ts';
import type { Host } from '../processes/site-processes.ts';
import { heldBy, type Held } from './worker-memory.ts';

/** Memory of every process of the site at one moment. */
export interface Reading {
  /** Milliseconds since the start of the measurement. */
  readonly at: number;
  readonly held: Readonly<Record<string, Held>>;
}

/** Their names in the report. */
export const workersOf = (host: string): string => `${host}, its workers`;

/** Memory of each worker. The host replaces workers that do not respond; if one is gone, all are read again. */
async function heldByWorkers(host: number, tries = 5): Promise<readonly Held[]> {
  const workers: Held[] = [];
  const pids = childrenOf(host);
  try {
    for (const pid of pids) workers.push(await heldBy(pid));
    return workers;
  } catch (problem) {
    const now = childrenOf(host);
    if (tries === 1 || (now.length === pids.length && now.every((pid) => pids.includes(pid)))) throw problem;
    return heldByWorkers(host, tries - 1);
  }
}

/** Reads all of them, one after the other; there should be no load. */
export async function readAll(at: number, hosts: Readonly<Record<string, Host>>, api: ApiProcess): Promise<Reading> {
  const held: Record<string, Held> = {};
  for (const [name, host] of Object.entries(hosts)) {
    const own = await host.memory();
    const workers = await heldByWorkers(host.pid);
    const sum = (pick: (each: Held) => number): number => workers.reduce((total, each) => total + pick(each), 0);
    const ofWorkers = { objects: sum(({ objects }) => objects), resident: sum(({ resident }) => resident) };
    held[name] = { objects: own.objects, resident: own.resident - ofWorkers.resident };
    held[workersOf(name)] = ofWorkers;
  }
  const { objects, buffers, resident } = await api.heap();
  held['API'] = { objects: objects + buffers, resident };
  return { at, held };
}
