import { chromium, type Browser } from '@playwright/test';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findBrowser } from '../../browser.ts';
import { startReplay } from '../render/replay.ts';
import { openBenchSite } from '../render/site.ts';
import { startHostProcess, startPlainApplication, type Side } from '../processes/site-processes.ts';
import { buildPlain } from './plain/build.ts';
import { plainPlace } from './plain/place.ts';

/** The site and the plain application over the same API, and a browser. */
export interface Sides {
  readonly browser: Browser;
  readonly product: Side;
  readonly plain: Side;
  /** The site's HTML of a page; null unless both sides have the page. */
  load(path: string): Promise<string | null>;
  close(): Promise<void>;
}

/** @throws {Error} when a side does not start */
export async function openSides(listings: number, say: (line: string) => void): Promise<Sides> {
  const executablePath = findBrowser(join(import.meta.dirname, '../../..'));
  say(`building a site with ${listings} listings …`);
  const site = await openBenchSite(listings, say);
  const replay = await startReplay(site.environment['API_URL'] ?? '');
  const sides: Side[] = [];
  const close = async (): Promise<void> => {
    await Promise.all(sides.map((side) => side.stop()));
    replay.close();
    await site.close();
  };
  try {
    const environment = { ...site.environment, API_URL: replay.address, PAGE_CACHE_MB: '0' };
    const product = await startHostProcess(environment);
    sides.push(product);
    const { areas } = (await (await fetch(`${product.address}/api/version`)).json()) as {
      areas: Readonly<Record<string, string>>;
    };
    say(`building the plain application of ${Object.keys(areas).join(', ')} …`);
    const place = join(site.environment['DATA_DIR'] ?? '', 'releases', plainPlace);
    await writeFile(join(place, 'build.json'), JSON.stringify(await buildPlain(Object.keys(areas), place)));
    const plain = await startPlainApplication(environment);
    sides.push(plain);
    const browser = await chromium.launch({
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
      ...(executablePath !== undefined && { executablePath }),
    });
    return {
      browser,
      product,
      plain,
      load: async (path) => {
        const responses = await Promise.all([product, plain].map(({ address }) => fetch(address + path)));
        return responses.every(({ status }) => status === 200) ? ((await responses[0]?.text()) ?? null) : null;
      },
      close: async () => {
        await browser.close();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}
