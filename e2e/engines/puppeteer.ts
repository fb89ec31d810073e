import { createHash } from 'node:crypto';
import { launch, type ConsoleMessage, type KeyInput, type Page } from 'puppeteer-core';
import { loadedAhead } from '../console.ts';
import { slowStart, type Browser, type Driver, type Json, type Screen } from './driver.ts';
import { watch } from './observe-page.ts';

/** Of a script that Firefox reports as empty: a navigation has cut its request off. */
const hashOfNothing = createHash('sha384').digest('base64');
/**
 * What is no problem of a page. Chromium remarks on a way of reading a canvas that OpenLayers compares with the other
 * one; Firefox reports requests that a navigation cuts off.
 */
const remarks = [
  'willReadFrequently',
  `The computed hash is “${hashOfNothing}”`,
  'A ServiceWorker intercepted the request',
  slowStart,
];
const isProblem = (text: string): boolean =>
  !loadedAhead.test(text) && !remarks.some((remark) => text.includes(remark));

const viewportOf = ({ width, height, ratio }: Screen) => ({ width, height, deviceScaleFactor: ratio });

/** What a page reports of a part that it could not load. */
const report = /^error: \[[^\]]+\] /;

function driverOf(page: Page, problems: string[], close: () => Promise<void>): Driver {
  /** Drops what the page that is left reports of the requests that this cuts off; without them the next has no area. */
  const leave = async (navigate: () => Promise<unknown>): Promise<void> => {
    const before = problems.length;
    await navigate();
    problems.push(...problems.splice(before).filter((each) => !report.test(each)));
  };
  return {
    goto: (address) => leave(() => page.goto(address)),
    reload: () => leave(() => page.reload()),
    // The site's own navigation loads nothing that could be waited for.
    back: () => page.evaluate(() => history.back()),
    forward: () => page.evaluate(() => history.forward()),
    url: () => page.evaluate(() => location.href),
    evaluate: <Args extends readonly Json[], Result>(run: (...args: Args) => Result, ...args: Args) =>
      page.evaluate(run as unknown as (...all: Json[]) => Result, ...args) as Promise<Awaited<Result>>,
    drag: async (first, ...places) => {
      if (!first) return;
      await page.mouse.move(...first);
      await page.mouse.down();
      for (const place of places) await page.mouse.move(...place);
      await page.mouse.up();
    },
    moveTo: (place) => page.mouse.move(...place),
    click: (place) => page.mouse.click(...place),
    press: (key) => page.keyboard.press((key === ' ' ? 'Space' : key) as KeyInput),
    type: (text) => page.keyboard.type(text),
    upload: async (selector, files) => {
      const input = await page.$(selector);
      await (input as Awaited<ReturnType<typeof page.$<'input'>>>)?.uploadFile(...files);
    },
    screenshot: () => page.screenshot(),
    setViewport: (screen) => page.setViewport(viewportOf(screen)),
    problems: () => problems,
    close,
  };
}

/** A Chromium over its DevTools protocol, or a Firefox over WebDriver BiDi. */
export async function launchPuppeteer(browser: 'chrome' | 'firefox', executablePath: string): Promise<Browser> {
  const running = await launch({
    browser,
    executablePath,
    headless: true,
    args: browser === 'chrome' ? ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'] : [],
  });
  return {
    open: async (screen) => {
      const context = await running.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport(viewportOf(screen));
      await page.evaluateOnNewDocument(watch);
      const problems: string[] = [];
      page.on('console', (message: ConsoleMessage) => {
        const text = message.text();
        if (!/error|warn/.test(message.type()) || !isProblem(text)) return;
        const line = `${message.type()}: ${text}`;
        problems.push(line);
        // Over WebDriver BiDi the text of an error is not its message.
        void Promise.all(
          message
            .args()
            .map((part) => part.evaluate((value) => (value instanceof Error ? value.message : String(value)))),
        ).then(
          (parts) => {
            const at = problems.indexOf(line);
            if (parts.length > 0 && at >= 0) problems[at] = `${message.type()}: ${parts.join(' ')}`;
          },
          () => undefined,
        );
      });
      page.on('pageerror', (error: unknown) => {
        const text = error instanceof Error ? error.message : String(error);
        if (isProblem(text)) problems.push(`uncaught: ${text}`);
      });
      return driverOf(page, problems, () => context.close());
    },
    close: () => running.close(),
  };
}
