import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { forwardRequest, passOn, receiveRequest } from './forward.ts';

/** What a server does instead of responding: an error for every request, or its response after a while. */
export type FaultyResponse = { readonly status: 500 | 503 } | { readonly lateMs: number };

/** In front of a server that speaks HTTP. */
export interface ResponseProxy {
  readonly port: number;
  /** null: responses are those of the server. */
  set(fault: FaultyResponse | null): void;
  close(): Promise<void>;
}

/** The errors of S3. */
const codes = { 500: 'InternalError', 503: 'SlowDown' } as const;

/** @param target port of the server; an unreachable one ends the connection */
export async function startResponseProxy(port: number, target: number): Promise<ResponseProxy> {
  let fault: FaultyResponse | null = null;
  const server = createServer((incoming, outgoing) => {
    const serve = async (): Promise<void> => {
      const request = await receiveRequest(incoming);
      if (fault && 'status' in fault) {
        outgoing
          .writeHead(fault.status, { 'content-type': 'application/xml' })
          .end(
            `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${codes[fault.status]}</Code><Message>Please try again.</Message></Error>`,
          );
        return;
      }
      if (fault) await pause(fault.lateMs);
      const waits = new AbortController();
      outgoing.once('close', () => waits.abort());
      passOn(await forwardRequest(target, request, waits.signal), outgoing);
    };
    serve().catch(() => outgoing.destroy());
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    port,
    set(next) {
      fault = next;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
