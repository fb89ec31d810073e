import { readSettings } from '@verandah/host';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { percentile, table } from '../benchmark.ts';
import { startHostProcess } from '../processes/site-processes.ts';
import { storeFileRelease } from './file-release.ts';
import type { BenchSite } from './site.ts';

const connections = 10;
const rounds = 6;
const perRound = 3000;
const goal = 0.8;
const page = '/for-sale/richmond-vic-3121/real-estate';
/** A path that the host proxies to the API. */
const proxied = '/rest/location/1';

interface Rate {
  readonly perSecond: number;
  readonly cpuMs: number;
}

/** A response as browsers get it, compressed. */
function request(address: string, agent: Agent, encoding = 'br') {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; isHit: boolean; bytes: Buffer }>();
  get(address, { agent, headers: { 'accept-encoding': encoding } }, (response) => {
    const parts: Buffer[] = [];
    response.on('data', (part: Buffer) => parts.push(part)).on('error', reject);
    response.on('end', () =>
      resolve({
        status: response.statusCode ?? 0,
        isHit: response.headers['x-verandah-cache'] === 'hit',
        bytes: Buffer.concat(parts),
      }),
    );
  }).on('error', reject);
  return promise;
}

/** How fast a cached page is sent, against a file of the same bytes from the same process; and a proxied call. */
export async function compareCachedPage(site: BenchSite, say: (line: string) => void) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const { dataDir, secretsDir: secrets } = readSettings(site.environment);
  // Fresh for as long as it is measured: the measurement is of sending, not of rendering behind it.
  const host = await startHostProcess({ ...site.environment, PAGE_CACHE_SECONDS: '300' });
  let stored: Awaited<ReturnType<typeof storeFileRelease>> | undefined;
  try {
    const { bytes: document } = await request(host.address + page, agent, 'identity');
    stored = await storeFileRelease({ releases: join(dataDir, 'releases'), secrets }, document);
    const file = stored.address;

    async function measure(path: string): Promise<Rate> {
      const [cpu, start] = [await host.cpu(), performance.now()];
      let requested = 0;
      await Promise.all(
        Array.from({ length: connections }, async () => {
          while (requested++ < perRound) {
            const { status, isHit } = await request(host.address + path, agent);
            if (status !== 200 || (path === page && !isHit))
              throw new Error(`${path} got the response ${status}${isHit ? '' : ', not from the cache'}.`);
          }
        }),
      );
      const wall = performance.now() - start;
      return { perSecond: (perRound * 1000) / wall, cpuMs: ((await host.cpu()) - cpu) / 1000 / perRound };
    }

    const { bytes } = await request(host.address + page, agent);
    say(`a cached page and a file of ${bytes.length} bytes …`);
    for (const path of [file, page, proxied]) await measure(path);
    const measured: Record<'page' | 'file', Rate[]> = { page: [], file: [] };
    for (let round = 0; round < rounds; round += 1)
      for (const side of round % 2 === 0 ? (['page', 'file'] as const) : (['file', 'page'] as const))
        measured[side].push(await measure(side === 'page' ? page : file));
    const { cpuMs: proxiedMs } = await measure(proxied);
    const median = (values: readonly number[]): number => percentile(values, 0.5);
    const of = (side: 'page' | 'file', figure: keyof Rate): number => median(measured[side].map((one) => one[figure]));
    const rate = of('page', 'perSecond') / of('file', 'perSecond');
    const byCpu = of('file', 'cpuMs') / of('page', 'cpuMs');
    const least = Math.min(rate, byCpu);
    return {
      case: { name: 'cached page', rate, byCpu },
      table: table(
        ['sent', 'a second', 'CPU ms', 'ratio', 'by CPU'],
        [
          [
            'cached page',
            of('page', 'perSecond').toFixed(0),
            of('page', 'cpuMs').toFixed(3),
            rate.toFixed(2),
            byCpu.toFixed(2),
          ],
          ['file', of('file', 'perSecond').toFixed(0), of('file', 'cpuMs').toFixed(3), '', ''],
        ],
      ),
      verdict: `A cached page is sent at ${least.toFixed(2)} of a file's rate; the goal of ${goal} is ${least >= goal ? 'met' : 'missed'}.`,
      figures: { cachedMs: of('page', 'cpuMs'), fileMs: of('file', 'cpuMs'), proxiedMs, cachedBytes: bytes.length },
    };
  } finally {
    agent.destroy();
    await host.stop();
    // A site of DATA_DIR stays, and the next run stores other bytes.
    await stored?.remove();
  }
}
