import { setTimeout as pause } from 'node:timers/promises';
import type { Fault } from '../fault.ts';
import type { ServiceAction } from '../service-action.ts';

/**
 * What may be under way in a host and is not sent again by the load balancer: everything that is sent with POST. Pages
 * are.
 */
const underWay: readonly ServiceAction[] = [
  'search',
  'typeahead',
  'member',
  'draft',
  'sign-up',
  'provider',
  'feed',
  'operations',
];
/** Milliseconds after which a supervisor starts a host again. */
const restart = 2000;

/** The load balancer sends visitors to the host that is left. */
export const hostFaults: readonly Fault[] = [
  {
    name: 'host A killed',
    part: 'host',
    inPairs: false,
    touches: underWay,
    recovery: 'restarted by its supervisor',
    begin: ({ processes }) => processes['host A'].kill(),
    end: ({ processes }) => processes['host A'].launch(),
  },
  {
    name: 'host A killed, host B once it is back',
    part: 'host',
    inPairs: false,
    touches: underWay,
    recovery: 'restarted by its supervisor',
    async begin({ processes }) {
      await processes['host A'].kill();
      await pause(restart);
      await processes['host A'].start();
      // The load balancer has seen it as well.
      await pause(restart);
      await processes['host B'].kill();
    },
    end: ({ processes }) => processes['host B'].launch(),
  },
  {
    name: 'host A and host B killed',
    part: 'host',
    inPairs: false,
    touches: ['page', ...underWay],
    recovery: 'restarted by its supervisor',
    async begin({ processes }) {
      await processes['host A'].kill();
      await pause(restart);
      await processes['host B'].kill();
    },
    async end({ processes }) {
      await processes['host A'].launch();
      await processes['host B'].launch();
    },
  },
  {
    name: 'host A stalled',
    part: 'host',
    inPairs: false,
    touches: underWay,
    recovery: 'by itself',
    begin: async ({ processes }) => processes['host A'].stall(true),
    end: async ({ processes }) => processes['host A'].stall(false),
  },
];
