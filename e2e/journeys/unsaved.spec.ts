import { expect, test, type Page } from '../test.ts';
import { findViolations } from '../axe.ts';
import { watchConsole } from '../console.ts';
import { untilHydrated } from '../hydration.ts';
import { signUpPerson } from '../people.ts';
import { site } from '../site.ts';

test.describe.configure({ timeout: 120_000 });

/** Address of a listing of the agent's own in the portal. */
async function ownAddress(page: Page): Promise<string> {
  const response = await page.request.post('/graphql', {
    data: { query: '{ ownListings(state: onOffer, take: 1) { results { id } } }' },
    headers: { origin: site },
  });
  const { data } = (await response.json()) as { data: { ownListings: { results: readonly { id: string }[] } } };
  return `/agent-portal/listings/${data.ownListings.results[0]?.id ?? ''}`;
}

const question = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Agent portal' }).getByRole('link', { name });

test('[SHELL-56, PORT-14] what an agent has typed outlives another save, a tab, Back and a crash, until it is given up', async ({
  browser,
}) => {
  const { page, context } = await signUpPerson(browser, 'agent');
  const problems = watchConsole(page);
  await page.goto('/agent-portal/listings');
  const address = await ownAddress(page);
  await page.goto(address);
  await untilHydrated(page);
  const headline = page.getByLabel('Headline');
  const before = await headline.inputValue();
  await headline.fill('Not saved yet');

  const day = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel(/^Starts/).fill(`${day}T03:17`);
  await page.getByRole('button', { name: 'Add inspection' }).click();
  await expect(page.getByText('Inspections saved.')).toBeVisible();
  await expect(headline).toHaveValue('Not saved yet');

  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Inspections' }).click();
  await expect(headline).toHaveValue('Not saved yet');

  await tab(page, 'Transactions').click();
  await expect(question(page)).toBeVisible();
  expect(await findViolations(page, 'dialog')).toEqual([]);
  await question(page).getByRole('button', { name: 'Keep editing' }).click();
  await expect(question(page)).toBeHidden();
  await expect(headline).toHaveValue('Not saved yet');
  expect(new URL(page.url()).pathname).toBe(address);

  // A tab that crashes is loaded again.
  await page.reload();
  await untilHydrated(page);
  await expect(page.getByText('We’ve restored changes you hadn’t saved.')).toBeVisible();
  await expect(headline).toHaveValue('Not saved yet');

  await tab(page, 'Transactions').click();
  await question(page).getByRole('button', { name: 'Discard changes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Transactions' })).toBeVisible();
  await page.goBack();
  await expect(headline).toHaveValue(before);

  await headline.fill('Once more');
  await page.goForward();
  await question(page).getByRole('button', { name: 'Keep editing' }).click();
  await expect(question(page)).toBeHidden();
  expect(new URL(page.url()).pathname).toBe(address);
  await expect(headline).toHaveValue('Once more');
  await headline.fill(before);
  await tab(page, 'Transactions').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Transactions' })).toBeVisible();
  expect(problems).toEqual([]);

  await page.goto(address);
  await page.getByRole('checkbox', { name: /3:17/ }).check();
  await page.getByRole('button', { name: 'Cancel selected' }).click();
  await expect(page.getByText('Inspections saved.')).toBeVisible();
  await context.close();
});
