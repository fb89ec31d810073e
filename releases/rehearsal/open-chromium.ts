import type { Browser, HTTPRequest, Page } from 'puppeteer-core';
import type { RehearsalBrowser, VisitedPage } from './browser.ts';
import { rehearsalHeader } from './header.ts';
import { installedBrowser } from './installed-browser.ts';

/** Milliseconds for a page to load, and for its requests to end after that. */
const [patience, calm] = [20_000, 5000];
const viewport = { width: 1280, height: 900 };
/** Steps of a colour, of 255, that are visible. */
const visible = 24;

/** Opens Chromium, where it is installed. @throws {Error} a line that says what is missing */
export async function openChromium(site: string): Promise<RehearsalBrowser> {
  const executablePath = installedBrowser();
  if (executablePath === undefined)
    throw new Error('no browser is installed here: install Chromium, or name one in the variable CHROMIUM');
  const { launch } = await import('puppeteer-core').catch(() => {
    throw new Error('the package puppeteer-core is not installed here');
  });
  const browser = await launch({
    executablePath,
    headless: true,
    // Root, as in a container, has no sandbox of Chromium's.
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    defaultViewport: viewport,
  });
  const blank = await browser.newPage();
  return {
    visit: (address, cookie) => visit(browser, site, address, cookie),
    difference: (one, other) => differenceOf(blank, one, other),
    close: () => browser.close(),
  };
}

async function visit(browser: Browser, site: string, address: string, cookie: string): Promise<VisitedPage> {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', (problem) => errors.push(lineOf((problem as Error).message ?? String(problem))));
    page.on('console', (message) => {
      // Requests that are cut off below are reported by the browser itself, with an address and no stack.
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
        errors.push(lineOf(message.text()));
    });
    await page.setRequestInterception(true);
    page.on('request', (request) => void letThrough(request, site, cookie));
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    await page.setBypassServiceWorker(true);
    await page.goto(new URL(address, site).href, { waitUntil: 'load', timeout: patience });
    await page.waitForNetworkIdle({ idleTime: 300, timeout: calm }).catch(() => {
      // A page with a stream of events has no end of its requests.
    });
    return { errors, picture: await page.screenshot() };
  } finally {
    await context.close();
  }
}

/** Only reads, and only of the site: nothing is counted, tracked or written. */
async function letThrough(request: HTTPRequest, site: string, cookie: string): Promise<void> {
  const isOwn = new URL(request.url()).origin === new URL(site).origin;
  const isRead = request.method() === 'GET' || request.method() === 'HEAD';
  if (request.isInterceptResolutionHandled()) return;
  if (!isRead || (!isOwn && request.url().startsWith('http'))) return request.abort('blockedbyclient');
  return request.continue(isOwn ? { headers: { ...request.headers(), cookie, [rehearsalHeader]: '1' } } : {});
}

const lineOf = (text: string): string => text.split('\n', 1)[0]?.slice(0, 300) ?? '';

function differenceOf(blank: Page, one: Uint8Array, other: Uint8Array): Promise<number> {
  return blank.evaluate(
    async (pictures: readonly string[], step: number): Promise<number> => {
      const [first, second] = await Promise.all(
        pictures.map(async (picture) => {
          const bytes = Uint8Array.from(atob(picture), (letter) => letter.codePointAt(0) ?? 0);
          const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
          const drawing = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
          drawing?.drawImage(bitmap, 0, 0);
          return drawing?.getImageData(0, 0, bitmap.width, bitmap.height);
        }),
      );
      if (!first || !second || first.width !== second.width || first.height !== second.height) return 1;
      let other = 0;
      for (let at = 0; at < first.data.length; at += 4) {
        const far = [0, 1, 2].some(
          (channel) => Math.abs((first.data[at + channel] ?? 0) - (second.data[at + channel] ?? 0)) > step,
        );
        if (far) other += 1;
      }
      return other / (first.data.length / 4);
    },
    [one, other].map((picture) => Buffer.from(picture).toString('base64')),
    visible,
  );
}
