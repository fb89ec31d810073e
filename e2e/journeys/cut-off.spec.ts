import { expect, test, type Page } from '@playwright/test';
import { person } from '../people.ts';

test.describe.configure({ timeout: 120_000 });

/** The service does the next write of this name, and its answer is lost on the way. */
async function loseAnswer(page: Page, name: string): Promise<() => Promise<void>> {
  await page.route('**/graphql', async (route) => {
    if (!new RegExp(name).test(route.request().postData() ?? '')) return route.continue();
    await route.fetch();
    await route.abort('connectionreset');
  });
  return () => page.unroute('**/graphql');
}

const alerted = (page: Page) => page.getByRole('alert').filter({ hasText: /\S/ }).first();

test('[QNA-02, QNA-03] when the network is cut while something is asked, answered, commented or voted, nothing is lost or doubled', async ({ browser }) => {
  const { page, context } = await person(browser, 'member');
  const words = Math.random().toString(36).slice(2, 8);
  const title = `Is the river path lit at night ${words}?`;
  await page.goto('/questions/ask?location=richmond-vic-3121');
  await expect(page.getByLabel('Suburb')).toHaveValue('Richmond, VIC 3121');
  await page.getByLabel('Your question').fill(title);
  await page.getByLabel('Details').fill('From the bridge to the bend.');
  let mend = await loseAnswer(page, 'AskQuestion');
  await page.getByRole('button', { name: 'Post question' }).click();
  await expect(alerted(page)).toBeVisible();
  await expect(page.getByLabel('Your question')).toHaveValue(title);
  await expect(page.getByLabel('Details')).toHaveValue('From the bridge to the bend.');
  await mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const path = new URL(page.url()).pathname;
  await page.goto(`/questions?q=${words}`);
  await expect(page.getByRole('link', { name: title })).toHaveCount(1);
  await context.close();

  const { page: other, context: others } = await person(browser, 'agent');
  await other.goto(path);
  const answer = other.getByLabel('What do you know or think?');
  await answer.fill(`Lit until eleven ${words}.`);
  mend = await loseAnswer(other, 'AnswerQuestion');
  await other.getByRole('button', { name: 'Post answer' }).click();
  await expect(alerted(other)).toBeVisible();
  await expect(answer).toHaveValue(`Lit until eleven ${words}.`);
  await mend();
  await other.getByRole('button', { name: /^(?:Try again|Post answer)$/ }).first().click();
  const answered = other.getByRole('article', { name: /^Answer of/ });
  await expect(answered).toHaveCount(1);
  await other.reload();
  await expect(answered).toHaveCount(1);

  // A vote whose answer was lost is shown as it was; pressed again it counts once.
  const useful = other.getByRole('button', { name: 'This question is useful' });
  mend = await loseAnswer(other, 'VoteOnPost');
  await useful.click();
  await expect(useful).toHaveAttribute('aria-pressed', 'false');
  await mend();
  await other.reload();
  const voted = await useful.getAttribute('aria-pressed');
  if (voted !== 'true') await useful.click();
  await expect(useful).toHaveAttribute('aria-pressed', 'true');
  await expect(other.getByText('1 vote', { exact: true }).first()).toBeAttached();
  await others.close();
});

test('[ALRT-03, ALRT-05] when the network is cut while an alert is made there is one, and its message says so', async ({ browser }) => {
  const { page, context } = await person(browser, 'admin');
  await page.goto('/for-rent/brisbane-city-qld-4000/real-estate');
  await page.waitForLoadState('networkidle');
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  const mend = await loseAnswer(page, 'AddAlert');
  await page.getByRole('button', { name: 'Create alert' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create an alert' });
  await expect(dialog.getByRole('alert')).toBeVisible();
  await mend();
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog).toBeHidden();
  await page.goto('/alerts');
  await expect(page.getByRole('article', { name: title })).toHaveCount(1);
  page.once('dialog', (asked) => void asked.accept());
  await page.getByRole('article', { name: title }).getByRole('button', { name: /^Delete/ }).click();
  await expect(page.getByRole('article', { name: title })).toHaveCount(0);
  await context.close();
});
