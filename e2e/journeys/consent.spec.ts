import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '../test.ts';
import { anotherHost, type AnotherHost } from '../another-host.ts';
import { findViolations } from '../axe.ts';

/** A third party: a real server with an origin of its own. */
let company: Server;
let requests: string[];
/** A second host over the same API and releases, with the third party's script switched on. */
let host: AnotherHost;
let switched: string;

test.beforeAll(async () => {
  requests = [];
  company = createServer((request, response) => {
    requests.push(request.url ?? '');
    response
      .writeHead(200, { 'content-type': 'text/javascript' })
      .end('document.documentElement.dataset.counted = "yes";');
  }).listen(0, '127.0.0.1');
  await once(company, 'listening');
  host = await anotherHost({
    ANALYTICS_SCRIPT_URL: `http://127.0.0.1:${(company.address() as AddressInfo).port}/count.js`,
    FLAGS: 'analyticsScript:on,performanceHub:off',
  });
  switched = host.address;
});

test.afterAll(async () => {
  await host.close();
  company.close();
});

test('[TRK-03] another company’s script comes from its own origin after consent only, and goes when consent is withdrawn', async ({
  page,
}) => {
  await page.goto(`${switched}/`);
  const question = page.getByRole('region', { name: 'Can our partners count your visit?' });
  await expect(question).toContainText('127.0.0.1');
  expect(await findViolations(page, 'body')).toEqual([]);
  expect(requests).toEqual([]);

  await question.getByRole('button', { name: 'Allow', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-counted', 'yes');
  await expect(question).toBeHidden();
  expect(requests).toEqual(['/count.js']);

  await page.goto(`${switched}/about/privacy`);
  const choice = page.getByRole('checkbox', { name: /Let 127\.0\.0\.1:\d+ count which pages are read/ });
  await expect(choice).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('data-counted', 'yes');
  await choice.click();
  await expect(page.locator('html')).not.toHaveAttribute('data-counted');
  const before = requests.length;
  await page.goto(`${switched}/buy`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(question).toBeHidden();
  expect(requests).toHaveLength(before);
});

test('[TRK-03] by default the site requests no consent, and its pages may run no scripts but their own', async ({
  page,
}) => {
  const result = await page.goto('/about/privacy');
  expect(result?.headers()['content-security-policy']).toMatch(/script-src 'self' 'sha256-[\w+/]+=';/);
  await expect(page.getByRole('checkbox')).toHaveCount(1);
  await expect(page.getByRole('checkbox', { name: /^Count which homes/ })).toBeChecked();
  expect(await findViolations(page, 'body')).toEqual([]);
});
