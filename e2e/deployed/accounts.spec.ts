import { expect, test, type Page } from '../test.ts';
import { runData, readJson } from '../command.ts';
import { emailOf, mailsTo, passwordOfSample, type Account } from '../people.ts';

/** What the newest mail to an account contains of a pattern's group. */
async function mailed(account: Account, pattern: RegExp): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(
      () =>
        (found = mailsTo(emailOf(account))
          .map((mail) => pattern.exec(mail)?.[1])
          .findLast((each) => each !== undefined)),
      { timeout: 60_000 },
    )
    .toBeTruthy();
  return found ?? '';
}

async function signUp(page: Page, account: Account): Promise<void> {
  await page.goto('/sign-up');
  await page.getByLabel('Name').fill(`The ${account}`);
  await page.getByLabel('Email').fill(emailOf(account));
  await page.getByLabel('Password', { exact: true }).fill(passwordOfSample);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your inbox');
  await page.goto(await mailed(account, /(\/sign-up\/verify#token=[\w.~-]+)/));
  await expect(page.getByRole('banner').getByLabel(/your pages$/)).toBeAttached();
}

test('[REL-55, MEMB-01] a member signs up at a deployed site and confirms the address by the link in the mail', async ({
  page,
}) => {
  await signUp(page, 'member');
});

test('[REL-55, PORT-04] an agent signs up at a deployed site and accepts the invitation to an office', async ({
  page,
}) => {
  await signUp(page, 'agent');
  const office = await readJson<{ id: number }>(runData('office', 'create', 'Journey and Co', '--json'));
  await readJson(runData('office', 'invite', String(office.id), emailOf('agent'), '--json'));
  await page.goto(`/agent-portal?invite=${await mailed('agent', /invite=([\w-]{43})/)}`);
  await page.getByRole('button', { name: 'Accept invitation' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
});
