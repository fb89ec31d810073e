import { writeFile } from 'node:fs/promises';
import { test as base } from '../test.ts';
import { emailOf, passwordOfSample, type Account } from '../people.ts';
import { screens, type Browser, type Driver } from './driver.ts';
import { engines, isInstalled, launchEngine, type Engine } from './engines.ts';
import { Tab } from './tab.ts';
import { button, field, heading, targetInside } from './target.ts';

/** The engines that have been started, each once for all journeys of a worker. */
interface Running {
  start(engine: Engine): Promise<Browser>;
}

interface Options {
  readonly engine: Engine;
  readonly device: keyof typeof screens;
}

interface Fixtures {
  /** Opens another tab with a profile of its own, of the journeys' site or of another one. */
  readonly open: (site?: string) => Promise<Tab>;
  readonly tab: Tab;
}

/**
 * Journeys in three engines, none of them Playwright's own: its Firefox and WebKit are special builds that no package
 * contains.
 */
export const test = base.extend<Options & Fixtures, { running: Running }>({
  engine: ['Chromium', { option: true }],
  device: ['laptop', { option: true }],
  // Playwright parses the names of a fixture's dependencies from a pattern: here there are none.
  running: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const started = new Map<Engine, Promise<Browser>>();
      await use({
        start: (engine) => {
          const browser = started.get(engine) ?? launchEngine(engine);
          started.set(engine, browser);
          return browser;
        },
      });
      await Promise.all([...started.values()].map(async (browser) => (await browser).close()));
    },
    { scope: 'worker' },
  ],
  open: async ({ running, engine, device }, use, testInfo) => {
    const browser = await running.start(engine);
    const drivers: Driver[] = [];
    await use(async (site) => {
      const driver = await browser.open(screens[device]);
      drivers.push(driver);
      return new Tab(driver, site);
    });
    for (const driver of drivers) {
      if (testInfo.status !== testInfo.expectedStatus) {
        const path = testInfo.outputPath(`tab-${drivers.indexOf(driver) + 1}.png`);
        await writeFile(path, await driver.screenshot());
        await testInfo.attach('screenshot', { path, contentType: 'image/png' });
      }
      await driver.close();
    }
  },
  tab: async ({ open }, use) => use(await open()),
});

/** All other journeys run in Chromium. */
const beyondChromium = engines.filter((engine) => engine !== 'Chromium');

/** Declares journeys once for each engine; those of an engine that this machine has not are skipped. */
export function eachEngine(journeys: (engine: Engine) => void, tried: readonly Engine[] = beyondChromium): void {
  for (const engine of tried)
    test.describe(() => {
      test.use({ engine });
      test.skip(!isInstalled(engine), `There is no ${engine} on this machine.`);
      journeys(engine);
    });
}

/** Fills in the sign-in page, which is shown, and waits until the visitor is back on the requested page. */
export async function fillSignIn(tab: Tab, account: Account): Promise<void> {
  await tab.see({ ...heading('Sign in'), css: 'h1' });
  await tab.untilHydrated();
  await tab.fill(field('Email or username'), emailOf(account));
  await tab.fill(field('Password'), passwordOfSample);
  await tab.click(targetInside({ css: 'main' }, button('Sign in')));
  await tab.untilPath(/^(?!\/sign-in)/);
  await tab.see({ css: 'header [aria-label$="your pages"]' });
}

export async function signIn(tab: Tab, account: Account, then = '/'): Promise<void> {
  await tab.goto(`/sign-in?return=${encodeURIComponent(then)}`);
  await fillSignIn(tab, account);
  await tab.untilHydrated();
}

export { expect } from '../test.ts';
