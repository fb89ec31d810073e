import { readSettings } from '@verandah/host';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { percentile, table, type Benchmark } from '../benchmark.ts';
import { startSide } from '../render/side.ts';
import { openBenchSite } from '../render/site.ts';
import { storeFileRelease } from './file-release.ts';

const connections = 10;
const perRound = 3000;
const goal = 0.8;
const page = '/for-sale/richmond-vic-3121/real-estate';
/** A path that the host proxies to the API. */
const passed = '/rest/location/1';
const encodings = ['br', 'identity'] as const;

interface Rate {
  readonly perSecond: number;
  readonly cpuMs: number;
}
interface Answer {
  readonly status: number;
  readonly cacheStatus: string | undefined;
  readonly bytes: Buffer;
}

function request(address: string, encoding: string, agent: Agent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(address, { agent, headers: { 'accept-encoding': encoding } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part)).on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          cacheStatus: response.headers['x-verandah-cache'] as string | undefined,
          bytes: Buffer.concat(parts),
        }),
      );
    }).on('error', reject);
  });
}

/** How fast a cached page is sent, against a file of the same bytes from the same process. */
export const benchmark: Benchmark = async ({ listings = 1000, runs = 6, say }) => {
  say(`building a site with ${listings} listings …`);
  const site = await openBenchSite(listings, say);
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const { dataDir, secretsDir: secrets } = readSettings(site.environment);
  // Fresh for as long as it is measured: the measurement is of sending, not of rendering behind it.
  const host = await startSide('The host', '../render/product.ts', { ...site.environment, PAGE_CACHE_SECONDS: '300' });
  let stored: Awaited<ReturnType<typeof storeFileRelease>> | undefined;
  try {
    const first = await request(host.address + page, 'identity', agent);
    stored = await storeFileRelease({ releases: join(dataDir, 'releases'), secrets }, first.bytes);
    const file = stored.address;

    async function measure(path: string, encoding: string, count: number): Promise<Rate> {
      const [cpu, start] = [await host.cpu(), performance.now()];
      let requested = 0;
      await Promise.all(
        Array.from({ length: connections }, async () => {
          while (requested++ < count) {
            const { status, cacheStatus } = await request(host.address + path, encoding, agent);
            if (status !== 200 || (path === page && cacheStatus !== 'hit'))
              throw new Error(`${path} was answered by ${status} (${cacheStatus ?? 'not a cached page'}).`);
          }
        }),
      );
      const wall = performance.now() - start;
      return { perSecond: (count * 1000) / wall, cpuMs: ((await host.cpu()) - cpu) / 1000 / count };
    }

    const cases = [];
    for (const encoding of encodings) {
      let bytes = 0;
      for (const path of [file, page]) {
        bytes = (await request(host.address + path, encoding, agent)).bytes.length;
        say(`${encoding}: ${path} has ${bytes} bytes`);
        await measure(path, encoding, perRound);
      }
      const rounds: { readonly page: Rate; readonly file: Rate }[] = [];
      for (let round = 0; round < runs; round++) {
        const order = round % 2 === 0 ? [page, file] : [file, page];
        const found = new Map<string, Rate>();
        for (const path of order) found.set(path, await measure(path, encoding, perRound));
        rounds.push({ page: found.get(page) as Rate, file: found.get(file) as Rate });
      }
      const of = (side: 'page' | 'file', figure: 'perSecond' | 'cpuMs') =>
        percentile(
          rounds.map((round) => round[side][figure]),
          0.5,
        );
      const ratios = (figure: 'perSecond' | 'cpuMs') =>
        rounds.map((round) =>
          figure === 'perSecond' ? round.page[figure] / round.file[figure] : round.file[figure] / round.page[figure],
        );
      cases.push({
        encoding,
        bytes,
        page: { perSecond: of('page', 'perSecond'), cpuMs: of('page', 'cpuMs') },
        file: { perSecond: of('file', 'perSecond'), cpuMs: of('file', 'cpuMs') },
        rate: percentile(ratios('perSecond'), 0.5),
        ofCpu: percentile(ratios('cpuMs'), 0.5),
      });
    }
    say('a call that is passed on …');
    await measure(passed, 'identity', perRound);
    const { cpuMs: passedMs } = await measure(passed, 'identity', perRound);
    const compressed = cases[0]?.encoding === 'br' ? cases[0] : undefined;
    const least = Math.min(...cases.flatMap(({ rate, ofCpu }) => [rate, ofCpu]));
    return {
      title: `A cached page of results against a file of the same bytes, ${connections} connections, ${runs} alternating rounds of ${perRound} requests a side`,
      cases,
      table: table(
        ['encoding', 'page/s', 'file/s', 'ratio', 'page CPU ms', 'file CPU ms', 'ratio by CPU'],
        cases.map((each) => [
          each.encoding,
          each.page.perSecond.toFixed(0),
          each.file.perSecond.toFixed(0),
          each.rate.toFixed(2),
          each.page.cpuMs.toFixed(3),
          each.file.cpuMs.toFixed(3),
          each.ofCpu.toFixed(2),
        ]),
      ),
      verdict: `A cached page is sent at ${least.toFixed(2)} of a file's rate at the least; the goal of ${goal} is ${least >= goal ? 'met' : 'missed'}.`,
      figures: {
        cachedMs: compressed?.page.cpuMs,
        fileMs: compressed?.file.cpuMs,
        passedMs,
        heldBytes: compressed?.bytes,
      },
    };
  } finally {
    agent.destroy();
    await host.stop();
    // A site of DATA_DIR stays, and the next run stores other bytes.
    await stored?.remove();
    await site.close();
  }
};
