import type { Fault } from '../fault.ts';
import { holdTables, letGo } from './held-tables.ts';

const tables = 'releases.pin, releases.release, releases.event, releases.rollout';

/** Every host remembers what is live: only release operations need the registry. */
export const registryFaults: readonly Fault[] = [
  {
    name: 'registry stalled',
    part: 'registry',
    inPairs: true,
    touches: ['operations'],
    recovery: 'by itself',
    begin: (system) => holdTables(system, tables, 'the registry'),
    end: (system) => letGo(system, 'the registry'),
  },
  {
    name: 'registry unreadable',
    part: 'registry',
    inPairs: false,
    touches: ['operations'],
    recovery: 'by itself',
    begin: async ({ primary }) => void (await primary.ask('alter schema releases rename to releases_away')),
    end: async ({ primary }) => void (await primary.ask('alter schema releases_away rename to releases')),
  },
];
