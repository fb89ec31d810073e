import type { Fault } from '../fault.ts';

/** Reads continue at the replica, sign-ins and sessions do not. */
const touched = [
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

export const databaseFaults: readonly Fault[] = [
  {
    name: 'database killed',
    part: 'database',
    inPairs: true,
    touches: touched,
    recovery: 'restarted by its supervisor',
    begin: ({ primary }) => primary.kill(),
    end: ({ primary }) => primary.start(),
  },
  {
    name: 'database stalled',
    part: 'database',
    inPairs: false,
    touches: touched,
    recovery: 'by itself',
    begin: async ({ primary }) => primary.freeze(true),
    end: async ({ primary }) => primary.freeze(false),
  },
  {
    name: 'replica killed',
    part: 'replica',
    inPairs: true,
    touches: [],
    recovery: 'restarted by its supervisor',
    begin: ({ replica }) => replica.kill(),
    end: ({ replica }) => replica.start(),
  },
  {
    name: 'replica stalled',
    part: 'replica',
    inPairs: false,
    touches: [],
    recovery: 'by itself',
    begin: async ({ replica }) => replica.freeze(true),
    end: async ({ replica }) => replica.freeze(false),
  },
];
