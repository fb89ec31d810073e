import type { Page } from '@playwright/test';

/** Milliseconds from a finger's touch to frames on the screen. */
export interface Press {
  /** The first frame that shows any response. */
  readonly responded: number;
  /** The frame that shows what was requested. */
  readonly done: number;
  /** The longest of its events until the next frame, as browsers report it (interaction to next paint). */
  readonly next: number;
}

/** Milliseconds after which a press counts as lost. */
const patience = 20_000;

interface Noted {
  at: number;
  responded: number;
  done: number;
  next: number;
}

/** Touches a spot, and waits for elements that the page has not shown before. CSS selectors. */
export async function press(
  page: Page,
  { x, y }: { readonly x: number; readonly y: number },
  shows: { readonly response: string; readonly end: string },
): Promise<Press> {
  await page.evaluate(({ response, end }) => {
    const noted: Noted = { at: 0, responded: 0, done: 0, next: 0 };
    (globalThis as unknown as { pressed: Noted }).pressed = noted;
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries())
        if (noted.at > 0 && startTime >= noted.at) noted.next = Math.max(noted.next, duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    const { port1, port2 } = new MessageChannel();
    const following: (() => void)[] = [];
    port1.onmessage = () => following.shift()?.();
    /** Notes the time when the current frame has been rendered. */
    const note = (what: 'responded' | 'done'): void => {
      following.push(() => {
        noted[what] = performance.now() - noted.at;
      });
      port2.postMessage(null);
    };
    const found = { response: false, end: false };
    const look = (): void => {
      if (!found.response && document.querySelector(`${response}, ${end}`)) {
        found.response = true;
        note('responded');
      }
      if (!found.end && document.querySelector(end)) {
        found.end = true;
        note('done');
      }
      if (!found.end) requestAnimationFrame(look);
    };
    window.addEventListener(
      'pointerdown',
      ({ timeStamp }) => {
        noted.at = timeStamp;
        requestAnimationFrame(look);
      },
      { capture: true, once: true },
    );
  }, shows);
  for (const selector of Object.values(shows))
    if ((await page.locator(selector).count()) > 0)
      throw new Error(`${selector} is on ${page.url()} before the press.`);
  await page.touchscreen.tap(x, y);
  await page.waitForFunction(() => (globalThis as unknown as { pressed: Noted }).pressed.done > 0, undefined, {
    timeout: patience,
  });
  return page.evaluate(
    () =>
      new Promise<Noted>((resolve) => {
        // Entries of events are reported after the frame.
        setTimeout(() => resolve((globalThis as unknown as { pressed: Noted }).pressed), 500);
      }),
  );
}
