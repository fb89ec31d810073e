import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../test.ts';
import { readJson, runOps } from '../command.ts';
import { watchConsole } from '../console.ts';
import { liveVersions } from '../live.ts';
import { publishFromOlderCheckout } from '../older-checkout.ts';
import { signUpPerson } from '../people.ts';
import { root } from '../site.ts';
import { untilHydrated } from '../hydration.ts';

const results = '/for-sale/melbourne-vic-3000/real-estate';
test.describe.configure({ timeout: 120_000 });

test('[BUS-03] a release built against the previous minor version works beside newer ones, on one page and from page to page', async ({
  browser,
}) => {
  const first = (await liveVersions()).areas['member'];
  const { version, kit: range } = await publishFromOlderCheckout('member', (topics) =>
    topics.replace(/\s*agreed: optional\(array\(string\(\)\)\),\s*declined: optional\(array\(string\(\)\)\),/, ''),
  );
  const kit = JSON.parse(readFileSync(join(root, 'shared/kit/package.json'), 'utf8')) as { version: string };
  const [major, minor] = kit.version.split('.').map(Number);
  expect(range).toBe(`^${major}.${Number(minor) - 1}.0`);
  await readJson(runOps('promote', 'member', version, '--json'));
  try {
    expect((await liveVersions()).areas['member']).toBe(version);
    // The older area signs in; the header, which the host renders, and the newer areas receive the session.
    const { page, context } = await signUpPerson(browser, 'agent');
    const problems = watchConsole(page);
    const scripts: string[] = [];
    page.on('response', (response) => scripts.push(new URL(response.url()).pathname));
    await page.goto(results);
    await untilHydrated(page);

    // On the page of the newer area a card requests the older area to save its home; what that publishes the card
    // follows.
    const card = page
      .getByRole('article')
      .nth(4)
      .getByRole('button', { name: /^Save / });
    await card.click();
    await page.getByRole('button', { name: 'Choose another collection' }).click();
    const choice = page.getByRole('dialog', { name: 'Save to collections' });
    await choice.getByRole('checkbox', { checked: true }).uncheck();
    await choice.getByLabel('Or create a collection').fill('Older and newer');
    await choice.getByRole('button', { name: 'Create and save' }).click();
    await expect(choice.getByRole('checkbox', { name: /^Older and newer/ })).toBeChecked();
    await choice.getByRole('button', { name: 'Done' }).click();
    await expect(card).toHaveAttribute('aria-pressed', 'true');
    expect(scripts.some((path) => path.startsWith(`/r/member/${version}/`))).toBe(true);

    // The older area ignores a field of a newer minor version; navigating from its pages back to the newer area's loads
    // no page.
    await page.evaluate(() => {
      const channel = new BroadcastChannel('verandah');
      channel.postMessage({
        bus: 1,
        topic: 'consent',
        version: 1,
        value: { analytics: true, marketing: false, agreed: [], ofTomorrow: 1 },
      });
      channel.close();
      document.documentElement.dataset.same = 'document';
    });
    await page.getByRole('banner').getByRole('link', { name: 'Collections' }).first().click();
    await page.getByRole('link', { name: 'Older and newer' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Older and newer' })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.getByRole('button', { name: 'Delete collection' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete collection' }).click();
    await expect(page).toHaveURL(/\/collections$/);
    await page.goBack();
    await page.goto(results);
    await expect(card).toHaveAttribute('aria-pressed', 'false');
    expect(problems).toEqual([]);
    await context.close();
  } finally {
    await readJson(runOps('rollback', 'member', '--json'));
  }
  expect((await liveVersions()).areas['member']).toBe(first);
});
