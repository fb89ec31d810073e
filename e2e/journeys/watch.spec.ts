import { expect, test } from '@playwright/test';
import { inRollout, type RegistryEvent } from '@verandah/releases';
import { anotherHost, type AnotherHost } from '../another-host.ts';
import { json, ops } from '../command.ts';
import { by, operations, publishSmallArea } from '../faulty-area.ts';

const area = 'watched-porch';
const settings = { WATCH_LEAST_VIEWS: '5', WATCH_VIEWS_PER_ADDRESS: '1000' };
test('[REL-06, REL-09] a release that throws as it mounts ends its own rollout, by what all hosts have counted, and the log says why; a dry run leaves it', async ({ browser }) => {
  const live = await publishSmallArea(area);
  await operations().promote(area, live, by);
  const version = await publishSmallArea(area, { faulty: true });
  await operations().rollout(area, version, 50, by);
  const seed = Array.from({ length: 100 }, (_, at) => String(at).padStart(5, '0')).find((each) => inRollout(each, area, { version, percent: 50 })) ?? '';
  const context = await browser.newContext();
  /** What the watch did with it, the newest first. */
  const done = async (): Promise<readonly RegistryEvent[]> => (await operations().history(area)).filter(({ who, to }) => who === 'watch' && to === version);
  const hosts: AnotherHost[] = [];
  try {
    // The first one has the turn of judging while it runs.
    const dry = await anotherHost({ ...settings, WATCH: 'dry-run' });
    hosts.push(dry);
    hosts.push(await anotherHost({ ...settings, WATCH: 'on' }));
    // Neither host sees enough of it alone.
    await context.addCookies([{ name: 'visitor-bucket', value: seed, url: dry.address }]);
    await Promise.all(hosts.flatMap(({ address }) => Array.from({ length: 3 }, async () => {
      const page = await context.newPage();
      const told = page.waitForRequest((request) => request.url() === `${address}/api/page-report` && (request.postData() ?? '').includes(`${area}@${version}`), { timeout: 30_000 });
      await page.goto(`${address}/${area}/mount`);
      await told;
      // The release before has stepped in.
      await expect(page.getByText(`Release ${live}`)).toBeVisible();
      await page.close();
    })));
    // A page is counted when it is sent, its failure a moment later.
    const why = expect.stringMatching(/^[\d.]+ % of [56] page views failed, .*: mount Error \([3-6]\)$/);
    await expect.poll(done, { timeout: 20_000 }).toMatchObject([{ action: 'watch', to: version, why, detail: { dryRun: true, would: 'end-rollout' } }]);
    expect((await operations().status()).areas.find((each) => each.area === area)).toMatchObject({ live, rollout: { version, percent: 50 } });

    await dry.close();
    hosts.shift();
    await expect.poll(done, { timeout: 20_000 }).toMatchObject([{ action: 'rollout', from: live, to: version, why, detail: { percent: 0 } }, { action: 'watch' }]);
    expect((await ops('history', area)).output).toMatch(/watch +rollout +watched-porch .* [\d.]+ % of [56] page views failed/);
    const { areas: [{ releases }] } = await json<{ areas: [{ releases: readonly { version: string; role: string }[] }] }>(ops('health', area, '--json'));
    expect([releases[0]?.version, releases.map(({ role }) => role)]).toEqual([live, expect.not.arrayContaining(['rollout'])]);
  } finally {
    await context.close();
    for (const host of hosts) await host.close();
    await operations().rollout(area, version, 0, by);
  }
});
