import { Agent, get } from 'node:http';

export interface Result {
  readonly status: number;
  readonly stale: boolean;
  readonly body: Buffer;
}

/** Visitors on a fixed number of open connections. */
export interface Visitors {
  request(address: string): Promise<Result>;
  /**
   * Sends `count` requests, by turns to each address. Returns the milliseconds of each response.
   * @throws {Error} at the first that is no rendered page
   */
  visit(addresses: readonly string[], count: number): Promise<readonly number[]>;
  leave(): void;
}

/** Only a server-rendered page contains its data in the boot JSON. */
const rendered = Buffer.from(',"page":{"area":"');

export function openVisitors(connections: number): Visitors {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const request = (address: string): Promise<Result> =>
    new Promise((resolve, reject) => {
      get(address, { agent, headers: { accept: 'text/html', 'accept-encoding': 'identity' } }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part)).on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            stale: response.headers['x-verandah-stale'] !== undefined,
            body: Buffer.concat(parts),
          }),
        );
      }).on('error', reject);
    });
  return {
    request,
    async visit(addresses, count) {
      const times: number[] = [];
      let requested = 0;
      const visitor = async (): Promise<void> => {
        while (requested < count) {
          const address = addresses[requested++ % addresses.length] as string;
          const start = performance.now();
          const { status, stale, body } = await request(address);
          times.push(performance.now() - start);
          if (status !== 200 || stale || !body.includes(rendered))
            throw new Error(
              `${address} responded ${status}${stale ? ' with an old page' : ''}; the page was not rendered.`,
            );
        }
      };
      await Promise.all(Array.from({ length: connections }, visitor));
      return times;
    },
    leave: () => agent.destroy(),
  };
}
