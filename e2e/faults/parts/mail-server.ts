import { createConnection } from 'node:net';
import type { Fault } from '../fault.ts';

/** Whether a mail server sends its greeting. */
export const greets = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = createConnection({ port, host: '127.0.0.1' });
    const end = (answered: boolean) => (): void => {
      socket.destroy();
      resolve(answered);
    };
    socket.setTimeout(2000).once('data', end(true)).once('error', end(false)).once('timeout', end(false));
  });

/** Nothing waits for a mail: it is sent as soon as possible. */
export const mailServerFaults: readonly Fault[] = [
  {
    name: 'e-mail server killed',
    part: 'e-mail server',
    inPairs: true,
    touches: [],
    mended: 'started again by its supervisor',
    begin: ({ processes }) => processes['e-mail server'].kill(),
    end: ({ processes }) => processes['e-mail server'].launch(),
  },
  {
    name: 'e-mail server stalled',
    part: 'e-mail server',
    inPairs: false,
    touches: [],
    mended: 'by itself',
    begin: async ({ processes }) => processes['e-mail server'].stall(true),
    end: async ({ processes }) => processes['e-mail server'].stall(false),
  },
];
