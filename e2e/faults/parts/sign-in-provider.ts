import type { Fault } from '../fault.ts';

export const signInProviderFaults: readonly Fault[] = [
  {
    name: 'sign-in provider killed',
    part: 'sign-in provider',
    inPairs: true,
    touches: ['provider'],
    recovery: 'restarted by its supervisor',
    begin: ({ processes }) => processes['sign-in provider'].kill(),
    end: ({ processes }) => processes['sign-in provider'].launch(),
  },
  {
    name: 'sign-in provider stalled',
    part: 'sign-in provider',
    inPairs: false,
    touches: ['provider'],
    recovery: 'by itself',
    begin: async ({ processes }) => processes['sign-in provider'].stall(true),
    end: async ({ processes }) => processes['sign-in provider'].stall(false),
  },
];
