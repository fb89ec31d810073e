// npm run pictures [-- NAME…]: renews the approved pictures of pages that look different now, and prints by how much.
// With --all every picture is written, by another browser than before.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findBrowser } from './browser.ts';

const root = join(import.meta.dirname, '..');
const words = process.argv.slice(2);
const all = words.includes('--all');
const browser = findBrowser(root);
const { status } = spawnSync(
  process.execPath,
  [
    join(root, 'node_modules/@playwright/test/cli.js'),
    'test',
    '--config',
    'e2e/playwright.config.ts',
    'e2e/pictures',
    '--grep',
    'forty pages',
  ],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      ...(browser && { CHROMIUM: browser }),
      RENEW_PICTURES: all ? 'all' : 'different',
      PICTURED_PAGES: words.filter((word) => word !== '--all').join(' '),
    },
  },
);
process.exitCode = status ?? 1;
