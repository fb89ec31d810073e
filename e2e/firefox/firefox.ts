import { test as base } from '../test.ts';
import { launch, type Browser, type ConsoleMessage, type Page } from 'puppeteer-core';
import { installedFirefox } from '../../tools/browser.ts';
import { watch } from '../engines/observe-page.ts';

/** A tab of Firefox with a profile of its own, and its problems. */
export interface Tab {
  readonly page: Page;
  /** Errors and warnings of the console, uncaught errors, and violations of the pages' policy. */
  readonly problems: readonly string[];
}

const executablePath = installedFirefox();

/**
 * Journeys in the installed Firefox alone, over WebDriver BiDi: those whose proxy changes what Firefox loads, with
 * Firefox's own messages. Journeys of all engines are in `engines/`. Without a Firefox they are skipped: `npm test`
 * installs it or reports that it could not.
 */
export const test = base.extend<{ tab: Tab }, { firefox: Browser }>({
  // Playwright parses the names of a fixture's dependencies from a pattern: here there are none.
  firefox: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const browser = await launch({ browser: 'firefox', executablePath: executablePath ?? '', headless: true });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  tab: async ({ firefox }, use) => {
    const context = await firefox.createBrowserContext();
    const page = await context.newPage();
    await page.setViewport({ width: 1240, height: 900 });
    await page.evaluateOnNewDocument(watch);
    const problems: string[] = [];
    page.on('console', (message: ConsoleMessage) => {
      if (/error|warn/.test(message.type())) problems.push(`${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', (error: unknown) =>
      problems.push(`uncaught: ${error instanceof Error ? error.message : String(error)}`),
    );
    await use({ page, problems });
    await context.close();
  },
});

/** Waits until the page's area was hydrated, and is at rest. */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.querySelector('main h1') !== null && document.querySelector('[data-ssr]') === null,
  );
  await page.waitForNetworkIdle({ idleTime: 300 });
}

test.skip(executablePath === undefined, 'There is no Firefox on this machine.');
export { expect } from '../test.ts';
