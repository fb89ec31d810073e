import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../test.ts';
import { publishChanged } from '../changed-area.ts';
import { homeHeading as before, republishHome } from '../changed-home.ts';
import { readJson, runOps } from '../command.ts';
import { hostProcess, liveVersions, someListing } from '../live.ts';
import { startLoad } from '../load.ts';
import { dataFolder, site } from '../site.ts';
import { untilHydrated } from '../hydration.ts';

const results = '/for-sale/richmond-vic-3121/real-estate';
const after = 'Come home to a verandah';

test('[REL-01, REL-04] one area is published, promoted and rolled back under load without affecting others', async ({
  page,
  request,
}) => {
  const listing = await someListing();
  const first = await liveVersions();
  const process = hostProcess();
  const opened = await page.context().newPage();
  await opened.goto('/');
  await untilHydrated(opened);
  const load = startLoad([`${site}${results}`, `${site}${listing}`, site]);

  const version = await republishHome(after);
  expect((await liveVersions()).areas['search'], 'publishing promotes nothing').toBe(first.areas['search']);

  await readJson(runOps('promote', 'search', version, '--json', '--why', 'a warmer welcome'));
  expect(await (await request.get('/')).text()).toContain(after);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(after);

  // A page that was opened before continues with the release that it loaded.
  await expect(opened.getByRole('heading', { level: 1 })).toContainText(before);
  await opened.getByRole('banner').getByRole('link', { name: 'Buy', exact: true }).click();
  await expect(opened).toHaveURL(/\/for-sale/);
  await expect(opened.getByRole('heading', { level: 1 })).toContainText('Melbourne');
  await opened.goBack();
  await expect(opened.getByRole('heading', { level: 1 })).toContainText(before);

  const token = readFileSync(join(dataFolder, 'ops-token'), 'utf8').trim();
  const response = await request.post('/ops/api/areas/search/rollback', {
    headers: { authorization: `Bearer ${token}` },
    data: { who: 'operations', why: 'too warm' },
  });
  expect(response.status()).toBe(200);
  expect(await (await request.get('/')).text()).toContain(before);

  // The same by command, in both directions.
  await readJson(runOps('promote', 'search', version, '--json'));
  expect(await (await request.get('/')).text()).toContain(after);
  await readJson(runOps('rollback', 'search', '--json'));
  expect(await (await request.get('/')).text()).toContain(before);

  const { requests, failures } = await load.stop();
  expect(failures).toEqual([]);
  expect(requests).toBeGreaterThan(20);
  expect((await liveVersions()).areas).toEqual(first.areas);
  expect(hostProcess()).toBe(process);
  const { events } = await readJson<{ events: { action: string; area: string; to: string; why: string | null }[] }>(
    runOps('history', 'search', '--json'),
  );
  expect(events.map((event) => event.action).slice(0, 5)).toEqual([
    'rollback',
    'promote',
    'rollback',
    'promote',
    'publish',
  ]);
  expect(events.find((event) => event.action === 'rollback' && event.why === 'too warm')).toMatchObject({
    area: 'search',
    to: first.areas['search'],
  });
});

test('[REL-02] unchanged source returns its existing version; an existing version with other bytes is rejected', async () => {
  const unchanged = (source: string): string => `${source}\n// The same bytes once built.\n`;
  const first = await publishChanged('listing', { 'src/pages/listing/view.tsx': unchanged });
  const again = await publishChanged('listing', { 'src/pages/listing/view.tsx': unchanged });
  expect(again).toEqual({ ...first, existed: true });

  const edits = {
    'src/pages/listing/view.tsx': (source: string) =>
      source.replace(
        /(export function \w+\([^]*?\) \{\n)/,
        "$1  if (Date.now() < 0) throw new Error('other bytes');\n",
      ),
  };
  await expect(publishChanged('listing', edits, first.version)).rejects.toThrow(first.version);
});
