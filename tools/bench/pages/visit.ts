import type { Browser, BrowserContext, CDPSession } from '@playwright/test';
import { recordTasks, type Work } from './tasks.ts';
import { recordUnattended } from './unattended.ts';

/** One visit to a page. Times in milliseconds; bytes as transferred. */
export interface Visit extends Work {
  readonly lcp: number;
  readonly cls: number;
  readonly bytes: { readonly html: number; readonly script: number; readonly style: number; readonly image: number };
  readonly requests: number;
  /** Addresses of the fetched scripts. */
  readonly scripts: readonly string[];
}

/** A mid-range phone. */
export const phone = { cpu: 4, width: 412, height: 823, scale: 2 } as const;
/** A network: bytes a second, milliseconds. */
export interface Line {
  readonly kilobits: number;
  readonly download: number;
  readonly upload: number;
  readonly latency: number;
}
/** A slow mobile network; at 400 kbit/s and less, what Chromium's tools call slow 3G, with its latency. */
export const lineOf = (kilobits = 1600): Line => ({
  kilobits,
  download: kilobits * 125,
  upload: Math.min(kilobits, 750) * 125,
  latency: kilobits > 400 ? 150 : 400,
});
/** Without a service worker: requests through one are neither throttled nor counted. */
export const device = {
  viewport: { width: phone.width, height: phone.height },
  deviceScaleFactor: phone.scale,
  isMobile: true,
  hasTouch: true,
  serviceWorkers: 'block',
} as const;
/** A page is quiet when nothing has been requested in this time. Milliseconds. */
const quiet = 1000;
const patience = 60_000;

type Kind = keyof Visit['bytes'];
const kinds: Readonly<Record<string, Kind>> = {
  Document: 'html',
  Script: 'script',
  Stylesheet: 'style',
  Image: 'image',
};

/** Performance entries recorded by the page itself. */
interface Noted {
  lcp: number;
  cls: number;
}
function note(): void {
  const noted: Noted = { lcp: 0, cls: 0 };
  (globalThis as unknown as { noted: Noted }).noted = noted;
  const follow = (
    type: string,
    each: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void,
  ): void => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) each(entry);
    }).observe({ type, buffered: true });
  };
  follow('largest-contentful-paint', ({ startTime }) => {
    noted.lcp = startTime;
  });
  follow('layout-shift', ({ value = 0, hadRecentInput }) => {
    if (!hadRecentInput) noted.cls += value;
  });
}

/** Opens a page slowly, so that its pictures are generated and its files compressed. */
export async function warmUp(browser: Browser, address: string): Promise<void> {
  const context = await browser.newContext(device);
  try {
    await (await context.newPage()).goto(address, { waitUntil: 'networkidle', timeout: patience });
  } finally {
    await context.close();
  }
}

/**
 * Opens a page in a browser that has never been here (`cold`), then once more with its cache (`warm`).
 * @param slowAddress the same page by a slow line, where what it works is measured
 */
export async function visit(
  browser: Browser,
  address: string,
  slowAddress: string,
  line: Line,
): Promise<{ readonly cold: Visit; readonly warm: Visit }> {
  const context = await browser.newContext(device);
  try {
    const [cold, warm] = [await seen(context, address, line), await seen(context, address, line)];
    // The browser simulates a slow processor by busy waiting, which is not work: here it runs at full speed, and its
    // time is multiplied.
    const work = await recordUnattended(browser, slowAddress, { ...phone, slower: phone.cpu }, recordTasks);
    return { cold: { ...cold, ...work[0] }, warm: { ...warm, ...work[1] } };
  } finally {
    await context.close();
  }
}

/** Slows the processor and the network of a page down. */
export async function slowDown(session: CDPSession, { kilobits, latency, download, upload }: Line): Promise<void> {
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: download,
    uploadThroughput: upload,
    connectionType: kilobits > 400 ? 'cellular4g' : 'cellular3g',
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: phone.cpu });
}

/** What a visitor experiences of the page. */
async function seen(context: BrowserContext, address: string, line: Line): Promise<Omit<Visit, keyof Work>> {
  const page = await context.newPage();
  try {
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await slowDown(session, line);
    await page.addInitScript(note);
    const traffic = followTraffic(session);
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`);
    });
    const response = await page.goto(address, { waitUntil: 'load', timeout: patience });
    if (response?.status() !== 200) throw new Error(`${address} responded ${response?.status()}.`);
    await traffic.quiet();
    const found = await page.evaluate(() => (globalThis as unknown as { noted: Noted }).noted);
    if (errors.length > 0) throw new Error(`${address} has errors: ${errors.join('; ').slice(0, 500)}`);
    return { ...found, ...traffic.sums() };
  } finally {
    await page.close();
  }
}

/** Counts network transfers; responses from the browser's cache are free. */
export function followTraffic(session: CDPSession): {
  quiet(): Promise<void>;
  sums(): Pick<Visit, 'bytes' | 'requests' | 'scripts'>;
} {
  const types = new Map<string, Kind | undefined>();
  const addresses = new Map<string, string>();
  const scripts: string[] = [];
  const under = new Set<string>();
  const bytes = { html: 0, script: 0, style: 0, image: 0 };
  let requests = 0;
  let last = Date.now();
  session.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    if (!request.url.startsWith('http')) return;
    types.set(requestId, kinds[type ?? '']);
    addresses.set(requestId, request.url);
    under.add(requestId);
    last = Date.now();
  });
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, kinds[type]));
  const over = (requestId: string, length: number): void => {
    const kind = types.get(requestId);
    if (kind && length > 0) bytes[kind] += length;
    if (length > 0) requests += 1;
    if (kind === 'script' && length > 0) scripts.push(addresses.get(requestId) ?? '');
    under.delete(requestId);
    last = Date.now();
  };
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => over(requestId, encodedDataLength));
  session.on('Network.loadingFailed', ({ requestId }) => over(requestId, 0));
  return {
    async quiet() {
      for (const until = Date.now() + patience; under.size > 0 || Date.now() - last < quiet;) {
        if (Date.now() > until) throw new Error('The page does not come to rest.');
        await new Promise((resolve) => {
          setTimeout(resolve, 100);
        });
      }
    },
    sums: () => ({ bytes: { ...bytes }, requests, scripts }),
  };
}
