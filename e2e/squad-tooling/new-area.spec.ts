import { mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../test.ts';
import { buildArea, sealRelease } from '@verandah/areas/build';
import { operationsClient, publishArea } from '@verandah/releases';
import { writeArea } from '../../tools/new-area/write-area.ts';
import { readJson, runOps } from '../command.ts';
import { watchConsole } from '../console.ts';
import { dataFolder, root, site, workFolder } from '../site.ts';
import { untilHydrated } from '../hydration.ts';

test('[REL-11] a newly generated area is built, published, promoted and shows its page', async ({ page }) => {
  const place = join(workFolder, 'new-area');
  rmSync(place, { recursive: true, force: true });
  mkdirSync(place, { recursive: true });
  const folder = await writeArea('harbour-walks', place);
  symlinkSync(join(root, 'tools/new-area/template/node_modules'), join(folder, 'node_modules'), 'dir');
  const client = operationsClient(site, readFileSync(join(dataFolder, 'ops-token'), 'utf8').trim());
  const { area, version } = await publishArea({ folder, who: 'squad harbour-walks' }, client, {
    buildArea,
    sealRelease,
  });
  expect({ area, version }).toEqual({ area: 'harbour-walks', version: '1.0.0' });

  const problems = watchConsole(page);
  expect((await page.goto('/harbour-walks'))?.status()).toBe(404);
  problems.length = 0;
  await readJson(runOps('promote', area, version, '--json', '--why', 'first release'));
  expect((await page.goto('/harbour-walks'))?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: 'Harbour walks' })).toBeVisible();
  const post = page.getByRole('main').getByRole('link').first();
  await expect(post).toHaveAttribute('href', /^\/blog\//);
  const title = (await post.textContent()) ?? '';
  await untilHydrated(page);
  // It navigates as every other area does: without reloading the document.
  await page.evaluate(() => {
    document.documentElement.dataset['stays'] = 'yes';
  });
  await post.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-stays', 'yes');
  expect(problems).toEqual([]);
});
