import type { ApiProcess } from '../api-under-load.ts';
import type { Host } from '../rollback/hosts.ts';
import { childrenOf, heldBy, type Held } from './worker-memory.ts';

/** What every process of the site holds at one moment. */
export interface Reading {
  /** Since the beginning of what is measured, milliseconds. */
  readonly at: number;
  readonly held: Readonly<Record<string, Held>>;
}

/** Their names in the report. */
export const workersOf = (host: string): string => `${host}, its workers`;

/** Reads all of them, one after the other; nothing should be under way. */
export async function readAll(at: number, hosts: Readonly<Record<string, Host>>, api: ApiProcess): Promise<Reading> {
  const held: Record<string, Held> = {};
  for (const [name, host] of Object.entries(hosts)) {
    const own = await host.memory();
    const workers: Held[] = [];
    for (const pid of childrenOf(host.pid)) workers.push(await heldBy(pid));
    const sum = (pick: (each: Held) => number): number => workers.reduce((total, each) => total + pick(each), 0);
    const ofWorkers = { objects: sum(({ objects }) => objects), resident: sum(({ resident }) => resident) };
    held[name] = { objects: own.objects, resident: own.resident - ofWorkers.resident };
    held[workersOf(name)] = ofWorkers;
  }
  const { objects, buffers, resident } = await api.heap();
  held['API'] = { objects: objects + buffers, resident };
  return { at, held };
}
