import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const firefoxPlaces = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

const installed = (): string | undefined =>
  [process.env['CHROMIUM'], ...places].find((path) => path && existsSync(path));

/** Firefox as named by FIREFOX, or as installed. */
export const installedFirefox = (): string | undefined =>
  [process.env['FIREFOX'], ...firefoxPlaces].find((path) => path && existsSync(path));

/**
 * Installs a Debian package when running as root with apt.
 * @returns whether an installation was attempted
 */
function installPackage(name: string, ...options: readonly string[]): boolean {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status !== 0) return false;
  console.error(`${name} is missing for the tests: installing Debian's package …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { stdio: ['ignore', 2, 2], env });
  spawnSync('apt-get', ['install', '-y', '-qq', ...options, name], { stdio: ['ignore', 2, 2], env });
  return true;
}

/**
 * Finds a browser for the tests: the one named by CHROMIUM, an installed one, Debian's package (installed when running
 * as root with apt), or Playwright's own download (then it returns undefined: Playwright finds it itself).
 * @throws {Error} when there is none and none can be installed
 */
export function findBrowser(root: string): string | undefined {
  const there = installed();
  if (there) return there;
  if (installPackage('chromium')) {
    const now = installed();
    if (now) return now;
  }
  console.error("No browser for the tests: fetching Playwright's Chromium …");
  const playwright = join(
    createRequire(join(root, 'e2e/package.json')).resolve('@playwright/test/package.json'),
    '../cli.js',
  );
  try {
    execFileSync(process.execPath, [playwright, 'install', 'chromium'], { stdio: ['ignore', 2, 2] });
    return undefined;
  } catch {
    throw new Error('No browser for the tests: install Chromium or Chrome, or name one in the variable CHROMIUM.');
  }
}

/**
 * Finds Firefox for the journeys that also run in it: an installed one, or Debian's package. Otherwise it prints one
 * line and those journeys are skipped.
 */
export function findFirefox(): string | undefined {
  const there =
    installedFirefox() ?? (installPackage('firefox-esr', '--no-install-recommends') ? installedFirefox() : undefined);
  if (!there)
    console.error(
      'No Firefox on this machine: its journeys are skipped. Install it, or name one in the variable FIREFOX.',
    );
  return there;
}
