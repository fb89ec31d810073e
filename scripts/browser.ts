import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const places = [
  '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const installed = (): string | undefined => [process.env['CHROMIUM'], ...places].find((path) => path && existsSync(path));

/**
 * Finds a browser for the tests: the one named by CHROMIUM, one that is installed, Debian's package (installed when we
 * are root and have apt), or Playwright's own download (then nothing is returned: Playwright knows its place).
 * @throws {Error} when there is none and none can be had
 */
export function findBrowser(root: string): string | undefined {
  const there = installed();
  if (there) return there;
  if (process.getuid?.() === 0 && spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0) {
    console.error('No browser for the tests: installing the package chromium …');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update', '-qq'], { stdio: ['ignore', 2, 2], env });
    spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: ['ignore', 2, 2], env });
    const now = installed();
    if (now) return now;
  }
  console.error('No browser for the tests: fetching Playwright\'s Chromium …');
  const playwright = join(createRequire(join(root, 'e2e/package.json')).resolve('@playwright/test/package.json'), '../cli.js');
  try {
    execFileSync(process.execPath, [playwright, 'install', 'chromium'], { stdio: ['ignore', 2, 2] });
    return undefined;
  } catch {
    throw new Error('No browser for the tests: install Chromium or Chrome, or name one in the variable CHROMIUM.');
  }
}
