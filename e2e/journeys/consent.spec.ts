import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { violations } from '../axe.ts';
import { dataFolder, environment, root, site } from '../site.ts';

/** Another company: a real server on an origin of its own. */
let company: Server;
let asked: string[];
/** A second host over the same service and releases, that has the company's script switched on. */
let host: ChildProcess;
let folder: string;
let switched: string;

test.beforeAll(async () => {
  asked = [];
  company = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(200, { 'content-type': 'text/javascript' }).end('document.documentElement.dataset.counted = "yes";');
  }).listen(0, '127.0.0.1');
  await once(company, 'listening');
  folder = mkdtempSync(join(tmpdir(), 'verandah-consent-'));
  // All that the site keeps but what its running host writes there.
  for (const name of readdirSync(dataFolder)) if (!/^(?:database|running|registry)/.test(name)) symlinkSync(join(dataFolder, name), join(folder, name));
  host = spawn(process.execPath, ['host/main.ts'], {
    cwd: root, stdio: 'ignore',
    env: {
      ...environment, DATA_DIR: folder, PORT: '0', API_URL: `http://127.0.0.1:${Number(new URL(site).port) + 1}`, PUBLIC_URL: 'http://localhost',
      ANALYTICS_SCRIPT_URL: `http://127.0.0.1:${(company.address() as AddressInfo).port}/count.js`, FLAGS: 'analyticsScript:on,performanceHub:off',
    },
  });
  await expect(async () => {
    switched = (JSON.parse(readFileSync(join(folder, 'running-host.json'), 'utf8')) as { host: string }).host;
    expect((await fetch(`${switched}/readyz`)).status).toBe(200);
  }).toPass({ timeout: 30_000 });
});

test.afterAll(async () => {
  const ended = once(host, 'exit');
  host.kill('SIGTERM');
  await ended;
  company.close();
  rmSync(folder, { recursive: true });
});

test('[TRK-03] another company’s script comes from its own origin after consent only, and goes when consent is withdrawn', async ({ page }) => {
  await page.goto(`${switched}/`);
  const question = page.getByRole('region', { name: 'May other companies count your visit?' });
  await expect(question).toContainText('127.0.0.1');
  expect(await violations(page, 'body')).toEqual([]);
  expect(asked).toEqual([]);

  await question.getByRole('button', { name: 'Allow' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-counted', 'yes');
  await expect(question).toBeHidden();
  expect(asked).toEqual(['/count.js']);

  await page.goto(`${switched}/about/privacy`);
  const choice = page.getByRole('checkbox', { name: /Let 127\.0\.0\.1:\d+ count which pages are read/ });
  await expect(choice).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('data-counted', 'yes');
  await choice.click();
  await expect(page.locator('html')).not.toHaveAttribute('data-counted');
  const before = asked.length;
  await page.goto(`${switched}/buy`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(question).toBeHidden();
  expect(asked).toHaveLength(before);
});

test('[TRK-03] as it comes the site asks nothing, and its pages may run nothing but their own', async ({ page }) => {
  const answer = await page.goto('/about/privacy');
  expect(answer?.headers()['content-security-policy']).toContain("script-src 'self';");
  await expect(page.getByRole('checkbox')).toHaveCount(1);
  await expect(page.getByRole('checkbox', { name: /^Count which homes/ })).toBeChecked();
  expect(await violations(page, 'body')).toEqual([]);
});
