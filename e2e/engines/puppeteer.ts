import { launch, type ConsoleMessage, type KeyInput, type Page } from 'puppeteer-core';
import type { Browser, Driver, Json, Screen } from './driver.ts';
import { watch } from './watch.ts';

/** What is not a problem: Chromium remarks on a way of reading a canvas that OpenLayers compares with the other. */
const remark = /willReadFrequently/;

const viewport = ({ width, height, ratio }: Screen) => ({ width, height, deviceScaleFactor: ratio });

function driverOf(page: Page, problems: readonly string[], close: () => Promise<void>): Driver {
  return {
    goto: async (address) => void (await page.goto(address)),
    reload: async () => void (await page.reload()),
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
    setViewport: (screen) => page.setViewport(viewport(screen)),
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
      await page.setViewport(viewport(screen));
      await page.evaluateOnNewDocument(watch);
      const problems: string[] = [];
      page.on('console', (message: ConsoleMessage) => {
        const text = message.text();
        if (/error|warn/.test(message.type()) && !remark.test(text)) problems.push(`${message.type()}: ${text}`);
      });
      page.on('pageerror', (error: unknown) =>
        problems.push(`uncaught: ${error instanceof Error ? error.message : String(error)}`),
      );
      return driverOf(page, problems, () => context.close());
    },
    close: () => running.close(),
  };
}
