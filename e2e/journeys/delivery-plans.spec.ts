import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../test.ts';
import { anotherHost, type AnotherHost } from '../another-host.ts';
import { findViolations } from '../axe.ts';
import { republishHome } from '../changed-home.ts';
import { runOps } from '../command.ts';
import { watchConsole } from '../console.ts';
import { liveVersions } from '../live.ts';
import { dataFolder } from '../site.ts';

// The journeys' host has no health monitor, and nobody would judge the steps.
let host: AnotherHost;
test.beforeAll(async () => {
  host = await anotherHost({ WATCH: 'on' });
});
test.afterAll(async () => {
  // Later journeys find the area without a plan, however this one ends.
  await runOps('deliver', 'stop', 'search');
  await host.close();
});

test('[REL-161] operations begin a delivery plan in the console by keyboard, advance and hold it, and go back', async ({
  page,
}) => {
  const live = (await liveVersions()).areas['search'] ?? '';
  const version = await republishHome('A verandah in steps');
  const problems = watchConsole(page);
  await page.goto(`${host.address}/ops`);
  await page.getByLabel('Your name').fill('Ann Lee');
  await page.getByLabel('Token').fill(readFileSync(join(dataFolder, 'ops-token'), 'utf8').trim());
  await page.getByRole('button', { name: 'Sign in with a token' }).click();

  await page.getByRole('button', { name: 'Deliver … search' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Release').selectOption(version);
  await dialog.getByRole('button', { name: 'Staff first' }).focus();
  await page.keyboard.press('Space');
  await expect(dialog).toContainText(`First staff get ${version}, for 60 minutes.`);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(
      await findViolations(page, 'dialog', colorScheme === 'dark' ? ['color-contrast'] : undefined),
      colorScheme,
    ).toEqual([]);
  }
  // What the command rejects is named before anything is sent.
  const percent = dialog.getByRole('group', { name: 'Step 3' }).getByLabel('Per cent');
  await percent.fill('110');
  await percent.press('Enter');
  await expect(dialog.getByText('Per cent must be a whole number from 0 to 100.')).toBeVisible();
  await expect(percent).toBeFocused();
  await percent.fill('20');
  await percent.press('Enter');
  await expect(page.getByText(`The delivery of search ${version} has begun: staff.`)).toBeVisible();
  const plan = page.getByRole('region', { name: `Delivery of search ${version}` });
  await expect(plan).toContainText('Step 1 of 5');
  await expect(page.getByRole('article', { name: 'search', exact: true })).toContainText(`${version} goes to staff`);

  await plan.getByRole('button', { name: 'Next step … search' }).click();
  await expect(dialog).toContainText('Begins now: 1% of the visitors');
  await dialog.getByRole('button', { name: `Next step of the delivery of ${version}` }).click();
  await expect(plan).toContainText('Step 2 of 5');

  await plan.getByRole('button', { name: 'Hold … search' }).click();
  await dialog.getByLabel(/^Why/).fill('lunch');
  await dialog.getByRole('button', { name: `Hold the delivery of ${version}` }).click();
  await expect(plan).toContainText('Held: lunch.');
  await plan.getByText('All 5 steps').click();
  await expect(plan.getByRole('listitem').filter({ hasText: '1% of the visitors' })).toHaveAttribute(
    'aria-current',
    'step',
  );

  await plan.getByRole('button', { name: 'Stop … search' }).click();
  await expect(dialog).toContainText(`The plan ends, and all visitors get ${live} with their next page.`);
  await dialog.getByRole('button', { name: `Stop the delivery of ${version}` }).click();
  await expect(plan).toHaveCount(0);
  expect((await liveVersions()).areas['search']).toBe(live);

  // Rehearsed on the host: it passes, or the plan is held with the reason. Nobody gets the release before.
  await page.getByRole('button', { name: 'Deliver … search' }).click();
  await dialog.getByLabel('Release').selectOption(version);
  await dialog.getByLabel('Rehearse it first').check();
  await dialog.getByRole('button', { name: `Deliver ${version}` }).click();
  await expect(plan).toContainText('Step 1 of 5');
  await expect(plan).toContainText(/Held: The rehearsal|Step 2 of 5/, { timeout: 120_000 });
  await plan.getByRole('button', { name: 'Stop … search' }).click();
  await dialog.getByRole('button', { name: `Stop the delivery of ${version}` }).click();
  await expect(plan).toHaveCount(0);

  await page.getByRole('link', { name: 'History' }).click();
  const entries = page.getByRole('list', { name: 'Entries, newest first' }).getByRole('listitem');
  for (const words of [`ended the rollout of ${version}`, `held the delivery of ${version}`, 'in 5 steps'])
    await expect(entries.filter({ hasText: 'operations (Ann Lee)' }).filter({ hasText: words }).first()).toBeVisible();
  expect(problems).toEqual([]);
});
