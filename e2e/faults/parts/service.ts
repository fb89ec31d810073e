import type { Fault } from '../fault.ts';

/** All requests to the API and writes through it. */
const everything = [
  'page',
  'search',
  'typeahead',
  'member',
  'draft',
  'sign-up',
  'provider',
  'feed',
  'operations',
] as const;

export const serviceFaults: readonly Fault[] = [
  {
    name: 'API killed',
    part: 'API',
    inPairs: true,
    touches: everything,
    recovery: 'restarted by its supervisor',
    begin: ({ processes }) => processes.API.kill(),
    end: ({ processes }) => processes.API.launch(),
  },
  {
    name: 'API stalled',
    part: 'API',
    inPairs: false,
    touches: everything,
    recovery: 'by itself',
    begin: async ({ processes }) => processes.API.stall(true),
    end: async ({ processes }) => processes.API.stall(false),
  },
];
