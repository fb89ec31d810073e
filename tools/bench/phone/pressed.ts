import type { Browser, Page } from '@playwright/test';
import { device, followTraffic, slowDown, type Line } from '../pages/visit.ts';
import { recordLongTasks, type LongTask } from './long-tasks.ts';
import { press, type Press } from './press.ts';
import type { PressKind } from './press-kinds.ts';

/** With a screen as dense as phones have today. */
const denseDevice = { ...device, deviceScaleFactor: 3 } as const;

/** Milliseconds for a step before a press. */
const patience = 10_000;

/** A page of a browser that has never been here and prefetches nothing, as on a slow line. */
export async function openPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext(denseDevice);
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g', saveData: false } });
  });
  return page;
}

/**
 * One press on a page that has come to rest: it is loaded quickly, and slowed down before the press.
 * @param tasks where to put the long tasks that follow; recording them slows the press down
 */
export async function pressed(
  browser: Browser,
  address: string,
  kind: PressKind,
  line: Line,
  tasks?: LongTask[],
): Promise<Press> {
  const page = await openPage(browser);
  try {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    const traffic = followTraffic(session);
    await page.goto(address);
    await traffic.quiet();
    await kind.prepare?.(page);
    const spot = await kind.spot(page);
    await traffic.quiet();
    await slowDown(session, line);
    // The browser works four times as long as it would, so that its times are the phone's.
    const recorded = tasks && (await recordLongTasks(session));
    const found = await press(page, spot, { response: kind.response, end: kind.end });
    if (recorded) tasks.push(...(await recorded(1)));
    return found;
  } catch (error) {
    throw new Error(`${address}: ${String(error)}`, { cause: error });
  } finally {
    await page.context().close();
  }
}
