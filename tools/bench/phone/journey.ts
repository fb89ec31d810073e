import type { Browser, Locator } from '@playwright/test';
import { followTraffic } from '../pages/visit.ts';
import { openPage } from './pressed.ts';
import { followRequests } from './refetched.ts';

/** Links from area to area, as CSS selectors, then the way back. */
const steps = [
  'article h2 a[href^="/property/"]',
  'main a[href^="/agent/"]',
  'main a[href^="/agency/"], main a[href^="/office/"]',
  'main a[href^="/location/"]',
] as const;

/** What a visitor's browser fetched on the way through the areas. */
export interface Journey {
  /** Paths, in the order in which they were opened. */
  readonly pages: readonly string[];
  readonly requests: number;
  /** What was fetched more than once, with the number of times. */
  readonly again: readonly string[];
}

/** Goes from a page of results to a listing, its agent, their office and a suburb, and back again. */
export async function goThrough(browser: Browser, address: string): Promise<Journey> {
  const page = await openPage(browser);
  try {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    const traffic = followTraffic(session);
    const requests = followRequests(session);
    const pages: string[] = [];
    const arrive = async (go: () => Promise<unknown>): Promise<void> => {
      const before = page.url();
      await go();
      await page.waitForFunction((left) => window.location.href !== left, before);
      await traffic.quiet();
      pages.push(new URL(page.url()).pathname);
    };
    await arrive(() => page.goto(address));
    for (const step of steps) {
      const link = page.locator(step).filter({ visible: true }).first();
      if ((await link.count()) > 0) await arrive(() => tapLink(link));
    }
    for (let back = pages.length - 1; back > 0; back -= 1)
      await arrive(() => page.evaluate(() => window.history.back()));
    return { again: requests.again(), requests: requests.count, pages };
  } finally {
    await page.context().close();
  }
}

async function tapLink(link: Locator): Promise<void> {
  await link.scrollIntoViewIfNeeded();
  await link.tap();
}
