import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { chromiumPlaces, headlessShell, installedBrowser } from '@verandah/releases/command';

export { installedBrowser };

const firefoxPlaces = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

const webKitPlaces = ['/usr/bin/WebKitWebDriver'];

/** Debian's packages of WebKit with its driver, and what its window and its display need. */
const webKitPackages = ['webkit2gtk-driver', 'xvfb', 'dbus', 'python3-gi', 'gir1.2-webkit2-4.1', 'gir1.2-gtk-3.0'];

const firstOf = (paths: readonly (string | undefined)[]): string | undefined =>
  paths.find((path) => path && existsSync(path));

/** Chromium or Chrome with everything, as named by WHOLE_CHROMIUM, or as installed. */
export const installedWholeBrowser = (): string | undefined =>
  firstOf([process.env['WHOLE_CHROMIUM'], ...chromiumPlaces]);

/** Firefox as named by FIREFOX, or as installed. */
export const installedFirefox = (): string | undefined => firstOf([process.env['FIREFOX'], ...firefoxPlaces]);

/** WebKit's driver as named by WEBKIT_DRIVER, or as installed with all that its journeys need. */
export function installedWebKit(): string | undefined {
  const driver = firstOf([process.env['WEBKIT_DRIVER'], ...webKitPlaces]);
  if (driver === undefined) return undefined;
  const has = (program: string, ...args: readonly string[]): boolean =>
    spawnSync(program, args, { stdio: 'ignore' }).status === 0;
  const bindings =
    "import gi; gi.require_version('Gtk', '3.0'); gi.require_version('WebKit2', '4.1'); from gi.repository import WebKit2";
  return has('Xvfb', '-help') && has('dbus-run-session', '--version') && has('/usr/bin/python3', '-c', bindings)
    ? driver
    : undefined;
}

/**
 * Installs Debian packages when running as root with apt.
 * @returns whether an installation was attempted
 */
function installPackages(names: readonly string[], ...options: readonly string[]): boolean {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status !== 0) return false;
  console.error(`${names[0]} is missing for the tests: installing Debian's package …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { stdio: ['ignore', 2, 2], env });
  spawnSync('apt-get', ['install', '-y', '-qq', ...options, ...names], { stdio: ['ignore', 2, 2], env });
  return true;
}

/**
 * Finds a browser for the tests: the one named by CHROMIUM, Debian's Chromium without windows (installed when running
 * as root with apt), another installed one, or Playwright's own download (then it returns undefined: Playwright finds
 * it itself).
 * @throws {Error} when it is missing and can't be installed
 */
export function findBrowser(root: string): string | undefined {
  if (!process.env['CHROMIUM'] && !existsSync(headlessShell.place)) installPackages([headlessShell.package]);
  const there = installedBrowser();
  if (there) return there;
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

/** An engine that some journeys also run in; without it they are skipped, which one line reports. */
function findEngine(
  name: string,
  variable: string,
  installed: () => string | undefined,
  packages: readonly string[],
): string | undefined {
  const there = installed() ?? (installPackages(packages, '--no-install-recommends') ? installed() : undefined);
  if (!there)
    console.error(
      `Not tried: ${name}. It is not on this machine, so its journeys are skipped. Install ${packages.join(' ')}, or name it in the variable ${variable}.`,
    );
  return there;
}

/** Chromium with notifications: an installed one, or Debian's package. */
export const findWholeBrowser = (): string | undefined =>
  findEngine('Chromium with notifications', 'WHOLE_CHROMIUM', installedWholeBrowser, ['chromium']);

/** Firefox: an installed one, or Debian's package. */
export const findFirefox = (): string | undefined =>
  findEngine('Firefox', 'FIREFOX', installedFirefox, ['firefox-esr']);

/** The driver of WebKit: an installed one, or Debian's packages. */
export const findWebKit = (): string | undefined =>
  findEngine('WebKit', 'WEBKIT_DRIVER', installedWebKit, webKitPackages);
