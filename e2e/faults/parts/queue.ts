import type { Fault } from '../fault.ts';
import { holdTables, letGo } from './held-tables.ts';

/** A job is requested in the transaction that needs it, and passed to the queue later. */
export const queueFaults: readonly Fault[] = [
  {
    name: 'queue stalled',
    part: 'queue',
    inPairs: true,
    touches: [],
    recovery: 'by itself',
    begin: (system) => holdTables(system, 'jobs.job', 'the queue'),
    end: (system) => letGo(system, 'the queue'),
  },
  {
    name: 'queue unreadable',
    part: 'queue',
    inPairs: false,
    touches: [],
    recovery: 'by itself',
    begin: async ({ primary }) => void (await primary.ask('alter schema jobs rename to jobs_away')),
    end: async ({ primary }) => void (await primary.ask('alter schema jobs_away rename to jobs')),
  },
];
