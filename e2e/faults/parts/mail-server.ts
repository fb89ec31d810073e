import { createConnection } from 'node:net';
import type { Fault } from '../fault.ts';

/** Whether a mail server sends its greeting. */
export const greetsOn = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = createConnection({ port, host: '127.0.0.1' });
    const end = (isRunning: boolean) => (): void => {
      socket.destroy();
      resolve(isRunning);
    };
    socket.setTimeout(2000).once('data', end(true)).once('error', end(false)).once('timeout', end(false));
  });

/** Nothing waits for a mail: it is sent as soon as possible. */
export const mailServerFaults: readonly Fault[] = [
  {
    name: 'mail server killed',
    part: 'mail server',
    inPairs: true,
    touches: [],
    recovery: 'restarted by its supervisor',
    begin: ({ processes }) => processes['mail server'].kill(),
    end: ({ processes }) => processes['mail server'].launch(),
  },
  {
    name: 'mail server stalled',
    part: 'mail server',
    inPairs: false,
    touches: [],
    recovery: 'by itself',
    begin: async ({ processes }) => processes['mail server'].stall(true),
    end: async ({ processes }) => processes['mail server'].stall(false),
  },
];
