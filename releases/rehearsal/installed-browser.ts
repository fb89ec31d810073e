import { existsSync } from 'node:fs';

/** Chromium without windows and what draws them: a visit takes a third of the processor time. It has no notifications. */
export const headlessShell = { place: '/usr/bin/chromium-headless-shell', package: 'chromium-headless-shell' };

export const chromiumPlaces: readonly string[] = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Chromium or Chrome as named by CHROMIUM, or as installed. */
export const installedBrowser = (): string | undefined =>
  [process.env['CHROMIUM'], headlessShell.place, ...chromiumPlaces].find((path) => path && existsSync(path));
