import { createServer, type Server, type ServerResponse } from 'node:http';
import { forwardRequest, passOn, receiveRequest, type ReceivedRequest } from './forward.ts';

/** Milliseconds between two checks of a host, for its response, and failed checks after which it gets no requests. */
const health = { every: 1000, within: 1000, failures: 2 } as const;

interface Host {
  readonly port: number;
  ready: boolean;
  failures: number;
  /** Of requests without a response yet: aborted when the host is not ready any more. */
  readonly waiting: Set<AbortController>;
}

/** Forwards requests to the hosts that are ready by `/readyz`. */
export interface LoadBalancer {
  close(): Promise<void>;
}

/** Repeating these changes nothing. */
const isRepeatable = (method: string): boolean => method === 'GET' || method === 'HEAD';

function refuseRequest(
  outgoing: ServerResponse,
  status: 502 | 503,
  { headers }: Pick<ReceivedRequest, 'headers'>,
): void {
  const detail = 'The site does not respond at the moment. Please try again in a few seconds.';
  const forPeople = headers.accept?.includes('text/html') === true;
  outgoing
    .writeHead(status, {
      'content-type': forPeople ? 'text/html; charset=utf-8' : 'application/problem+json',
      'retry-after': '2',
    })
    .end(forPeople ? `<!doctype html><title>${status}</title><p>${detail}</p>` : JSON.stringify({ status, detail }));
}

/**
 * Starts a load balancer with an address for each host. A request goes to the host of its address, as with session
 * affinity, and to another one while that is not ready. A read that fails is sent to the next host; a write only if
 * the host did not get it.
 * @param hosts the port of the balancer and the host's own
 */
export async function startLoadBalancer(
  hosts: readonly { readonly port: number; readonly host: number }[],
): Promise<LoadBalancer> {
  const all = hosts.map(({ host }): Host => ({ port: host, ready: true, failures: 0, waiting: new Set() }));
  const check = async (host: Host): Promise<void> => {
    const problem = await fetch(`http://127.0.0.1:${host.port}/readyz`, {
      signal: AbortSignal.timeout(health.within),
    }).then(
      async (response) => {
        await response.body?.cancel();
        return response.ok ? undefined : 'not ready';
      },
      (error: Error) => error.name,
    );
    host.failures = problem === undefined ? 0 : host.failures + 1;
    host.ready = host.failures < health.failures;
    if (!host.ready) for (const each of host.waiting) each.abort();
  };
  const send = async (host: Host, request: ReceivedRequest, outgoing: ServerResponse): Promise<void> => {
    const waits = new AbortController();
    const gone = (): void => waits.abort();
    host.waiting.add(waits);
    outgoing.once('close', gone);
    try {
      passOn(await forwardRequest(host.port, request, waits.signal), outgoing);
    } finally {
      host.waiting.delete(waits);
    }
  };
  const serve = async (own: Host, request: ReceivedRequest, outgoing: ServerResponse): Promise<void> => {
    const order = [own, ...all.filter((each) => each !== own)].filter(({ ready }) => ready);
    for (const host of order) {
      try {
        return await send(host, request, outgoing);
      } catch (problem) {
        if (outgoing.closed) return;
        if (!isRepeatable(request.method) && (problem as NodeJS.ErrnoException).code !== 'ECONNREFUSED') break;
      }
    }
    refuseRequest(outgoing, order.length > 0 ? 502 : 503, request);
  };
  const servers = hosts.map(({ port }, index): Promise<Server> => {
    const server = createServer((incoming, outgoing) => {
      receiveRequest(incoming).then(
        (request) => serve(all[index] as Host, request, outgoing),
        () => outgoing.destroy(),
      );
    });
    return new Promise((resolve) => server.listen(port, () => resolve(server)));
  });
  const started = await Promise.all(servers);
  const checks = all.map((host) => setInterval(() => void check(host), health.every));
  return {
    async close() {
      for (const each of checks) clearInterval(each);
      await Promise.all(
        started.map((server) => {
          server.closeAllConnections();
          return new Promise((resolve) => server.close(resolve));
        }),
      );
    },
  };
}
