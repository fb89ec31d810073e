import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { site } from './site.ts';

/** Changes the text of a response, or returns it unchanged. */
export type Change = (path: string, text: string) => string;

/** A proxy between the site and a browser that changes responses. */
export interface ChangingProxy {
  readonly address: string;
  /** Applies from now on; without an argument every response is unchanged. */
  change(by?: Change): void;
  /** Paths whose responses were changed. */
  readonly changed: ReadonlySet<string>;
  close(): Promise<void>;
}

const text = /^(?:text\/(?:html|css|javascript)|application\/(?:javascript|json))/;
/** Headers of one connection, or invalid once the text was changed. */
const own = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'content-encoding', 'etag']);

async function bodyOf(request: IncomingMessage): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const parts: Uint8Array[] = [];
  for await (const part of request) parts.push(part as Uint8Array);
  return parts.length ? Uint8Array.from(Buffer.concat(parts)) : undefined;
}

/** Serves the site again on a port of its own. */
export async function openChangingProxy(): Promise<ChangingProxy> {
  let by: Change = (_, same) => same;
  const changed = new Set<string>();
  const pass = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const headers = new Headers(
      Object.entries(request.headers).flatMap(([name, value]) =>
        typeof value === 'string' && !own.has(name) && name !== 'host' ? [[name, value]] : [],
      ),
    );
    // Makes forms and calls count as the site's own.
    if (headers.has('origin')) headers.set('origin', site);
    const body = await bodyOf(request);
    const result = await fetch(site + (request.url ?? ''), {
      method: request.method ?? 'GET',
      headers,
      redirect: 'manual',
      ...(body && { body }),
    });
    for (const [name, value] of result.headers) if (!own.has(name)) response.appendHeader(name, value);
    response.statusCode = result.status;
    const path = new URL(request.url ?? '/', site).pathname;
    const sent = Buffer.from(await result.arrayBuffer());
    if (!text.test(result.headers.get('content-type') ?? '')) return void response.end(sent);
    const before = sent.toString();
    const after = by(path, before);
    if (after !== before) changed.add(path);
    response.end(after);
  };
  const server = createServer((request, response) => {
    pass(request, response).catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve);
  });
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    change: (next = (_, same) => same) => {
      by = next;
    },
    changed,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
