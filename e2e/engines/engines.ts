import { chromium } from '@playwright/test';
import { installedBrowser, installedFirefox, installedWebKit } from '../../tools/browser.ts';
import type { Browser } from './driver.ts';
import { launchPuppeteer } from './puppeteer.ts';
import { launchWebKit } from './webkit/webkit.ts';

/** The engines that browsers are made of. */
export const engines = ['Chromium', 'Firefox', 'WebKit'] as const;
export type Engine = (typeof engines)[number];

const executables: Readonly<Record<Engine, string | undefined>> = {
  // Without an installed one it is Playwright's own.
  Chromium: installedBrowser() ?? chromium.executablePath(),
  Firefox: installedFirefox(),
  WebKit: installedWebKit(),
};

export const isInstalled = (engine: Engine): boolean => executables[engine] !== undefined;

/** @throws {Error} when it does not start */
export function launchEngine(engine: Engine): Promise<Browser> {
  const executable = executables[engine] ?? '';
  if (engine === 'WebKit') return launchWebKit(executable);
  return launchPuppeteer(engine === 'Chromium' ? 'chrome' : 'firefox', executable);
}
