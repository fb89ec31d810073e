import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '../test.ts';
import { findViolations } from '../axe.ts';
import { homeHeading as before, republishHome } from '../changed-home.ts';
import { readJson, runOps } from '../command.ts';
import { watchConsole } from '../console.ts';
import { liveVersions } from '../live.ts';
import { dataFolder, site } from '../site.ts';

const after = 'Sit down on the verandah';
const card = (page: Page, area: string) => page.getByRole('article', { name: area, exact: true });

async function noViolations(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(
      await findViolations(page, 'html', colorScheme === 'dark' ? ['color-contrast', 'link-in-text-block'] : undefined),
      `${page.url()} in ${colorScheme}`,
    ).toEqual([]);
  }
}

let live = '';
// Later journeys find the area as it was, however this one ends.
test.beforeAll(async () => {
  live = (await liveVersions()).areas['search'] ?? '';
});
test.afterAll(async () => {
  if ((await liveVersions()).areas['search'] !== live)
    await readJson(runOps('rollback', 'search', '--to', live, '--json'));
});

test("[REL-04, REL-07] operations promote and roll back in the console; a squad that signs in there can't touch another area", async ({
  page,
  browser,
  request,
}) => {
  const version = await republishHome(after);
  const first = live;
  const problems = watchConsole(page);

  await page.goto('/ops');
  await noViolations(page);
  await page.getByLabel('Your name').fill('Ann Lee');
  await page.getByLabel('Token').fill(readFileSync(join(dataFolder, 'ops-token'), 'utf8').trim());
  await page.getByRole('button', { name: 'Sign in with a token' }).click();
  await expect(card(page, 'search')).toContainText(first);
  expect(
    await page.evaluate(() => [document.cookie, ...Object.values({ ...localStorage, ...sessionStorage })].join(' ')),
  ).not.toMatch(/ops-session|verandah_/);
  await noViolations(page);

  const promote = page.getByRole('button', { name: 'Promote … search' });
  await promote.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Release').selectOption(version);
  await dialog.getByLabel(/^Why/).fill('a warmer welcome');
  await noViolations(page);
  await dialog.getByRole('button', { name: `Promote search ${version}` }).click();
  await expect(page.getByText(`search ${version} is live; ${first} was.`)).toBeVisible();
  await expect(promote).toBeFocused();
  await expect(card(page, 'search')).toContainText(/by operations \(Ann Lee\).*a warmer welcome/);
  expect(await (await request.get('/')).text()).toContain(after);

  // A squad of another area, signed in at its organisation's provider, in a browser of its own.
  const context = await browser.newContext({ baseURL: site });
  const squad = await context.newPage();
  await squad.goto('/ops');
  await squad.getByRole('link', { name: 'Sign in with your organisation’s account' }).click();
  await squad.locator('[name=login]').fill('ben+squad-listing@verandah.example');
  await squad.locator('[name=password]').fill('anything');
  await squad.locator('[type=submit]').click();
  await squad.getByRole('button', { name: 'Continue' }).click();
  await expect(card(squad, 'search')).toContainText(
    'You can view search. Only its squad and operations can change it.',
  );
  await expect(card(squad, 'search').getByRole('button')).toHaveCount(0);
  const refused = await squad.evaluate(async (to) => {
    const response = await fetch('/ops/api/areas/search/rollback', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ to }),
    });
    return [response.status, await response.text()];
  }, first);
  expect(refused).toEqual([403, expect.stringContaining('they may not rollback in search')]);
  expect((await liveVersions()).areas['search']).toBe(version);
  await context.close();

  await page.getByRole('button', { name: 'Roll back … search' }).click();
  await expect(dialog).toContainText(`To${first}`);
  await dialog.getByLabel(/^Why/).fill('too warm');
  await dialog.getByRole('button', { name: `Roll back to ${first}` }).click();
  await expect(page.getByText(`search is back at ${first}, from ${version}.`)).toBeVisible();
  expect(await (await request.get('/')).text()).toContain(before);

  await page.getByRole('link', { name: 'History' }).click();
  const entries = page.getByRole('list', { name: 'Entries, newest first' }).getByRole('listitem');
  await expect(entries.first()).toContainText(`operations (Ann Lee) rolled back to ${first} from ${version} in search`);
  await expect(entries.first()).toContainText('too warm');
  await expect(
    entries.filter({ hasText: 'ben+squad-listing@verandah.example was not allowed to roll back in search' }).first(),
  ).toBeVisible();
  await noViolations(page);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByLabel('Token')).toBeVisible();
  expect(problems).toEqual([]);
});
