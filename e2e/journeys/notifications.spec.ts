import { expect, test, type Browser, type Page } from '../test.ts';
import { findViolations } from '../axe.ts';
import { untilHydrated } from '../hydration.ts';
import { fillSignIn, type Account } from '../people.ts';

/** A page of a signed-in person. */
async function as(
  browser: Browser,
  who: Account,
  options: { readonly javaScriptEnabled?: boolean } = {},
): Promise<Page> {
  const page = await (await browser.newContext(options)).newPage();
  await page.goto('/sign-in');
  await fillSignIn(page, who);
  return page;
}

const unique = (): string => Math.random().toString(36).slice(2, 8);
const bell = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Notifications/ });

/** The number at the bell. */
const unread = async (page: Page): Promise<number> =>
  Number(/(\d+) unread/.exec((await bell(page).getAttribute('aria-label')) ?? '')?.[1] ?? 0);

async function ask(page: Page, title: string): Promise<string> {
  await page.goto('/questions/ask?location=richmond-vic-3121');
  await page.getByLabel('Your question').fill(title);
  await page.getByRole('button', { name: 'Post question' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  return new URL(page.url()).pathname;
}

async function response(page: Page, path: string, text: string): Promise<void> {
  await page.goto(path);
  await page.getByLabel('What would you like to share?').fill(text);
  await page.getByRole('button', { name: 'Post answer' }).click();
  await expect(page.getByRole('article', { name: /^Answer from/ }).filter({ hasText: text })).toBeVisible();
}

test('[NTFY-01, NTFY-02, NTFY-05, NTFY-06] an answer to a question is counted at the bell, listed, opened and read', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const [asker, agent] = [await as(browser, 'admin'), await as(browser, 'agent')];
  const title = `When is the market open ${unique()}?`;
  const path = await ask(asker, title);
  await expect(asker.getByRole('button', { name: 'Following this question' })).toHaveAttribute('aria-pressed', 'true');
  await expect(bell(asker)).toBeVisible();
  const before = await unread(asker);

  await response(agent, path, `On Saturdays until two. ${unique()}`);
  await expect(bell(asker)).toHaveAccessibleName(`Notifications, ${before + 1} unread`);

  await bell(asker).click();
  await expect(asker.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
  const list = asker.getByRole('list', { name: 'Notifications' });
  const first = list.getByRole('listitem').first();
  await expect(first).toContainText('answered your question about Richmond');
  await expect(first).toContainText(title);
  expect(await findViolations(asker, 'main')).toEqual([]);

  const second = `From eight in the morning. ${unique()}`;
  await response(agent, path, second);
  await expect(first).toContainText(second);
  await first.getByRole('link').click();
  await expect(asker).toHaveURL(new RegExp(`${path}#answer-\\d+$`));
  await expect(bell(asker)).toHaveAccessibleName(`Notifications, ${before + 1} unread`);

  await asker.goBack();
  await asker.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(bell(asker)).toHaveAccessibleName('Notifications');
  await expect(asker.getByRole('button', { name: /^Mark/ })).toHaveCount(0);
});

test('[NTFY-06] without script a member finds the list in their menu, opens what it names and marks it as read', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const asker = await as(browser, 'admin', { javaScriptEnabled: false });
  const agent = await as(browser, 'agent');
  const path = await ask(asker, `Is there a playground ${unique()}?`);
  const words = `Beside the pool. ${unique()}`;
  await response(agent, path, words);
  await asker.goto('/account');
  await asker.getByRole('banner').locator('summary').click();
  await asker.getByRole('banner').getByRole('link', { name: 'Notifications' }).click();
  const item = asker.getByRole('listitem').filter({ hasText: words });
  await expect(item.getByRole('link')).toHaveAttribute('href', new RegExp(`${path}#answer-\\d+$`));
  await item.getByRole('button', { name: /^Mark as read/ }).click();
  await expect(item.getByRole('button')).toHaveCount(0);
});

test('[NTFY-05] a visitor’s page has no bell and loads none', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/for-sale');
  await untilHydrated(page);
  expect(await page.getByRole('banner').innerHTML()).not.toContain('/notifications');
  expect(scripts.filter((url) => /bell|notifications/.test(url))).toEqual([]);
});
