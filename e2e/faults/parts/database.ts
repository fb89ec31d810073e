import type { Fault } from '../fault.ts';

/** Sessions, sign-ins and all that is written. */
const writes = ['member', 'draft', 'sign-up', 'provider', 'feed', 'operations'] as const;

/** Reads continue at the replica once the API has found the primary gone. */
const touched = ['page', 'search', 'typeahead', ...writes] as const;

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
    name: 'database away for a minute',
    part: 'database',
    inPairs: false,
    touches: writes,
    seconds: 60,
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
