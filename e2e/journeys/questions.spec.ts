import { expect, test, type Browser, type Page } from '../test.ts';
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

/** Posts a question about Richmond; returns its path. */
async function postQuestion(page: Page, title: string): Promise<string> {
  await page.goto('/questions/ask?location=richmond-vic-3121');
  await expect(page.getByLabel('Suburb')).toHaveValue('Richmond, VIC 3121');
  await page.getByLabel('Your question').fill(title);
  await page.getByLabel('Details').fill('We visit at night only.\n\nIs it https://example.com/parking?');
  await page.getByLabel('Transport and parking').check();
  await page.getByRole('button', { name: 'Post question' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  return new URL(page.url()).pathname;
}

test('[QNA-01, QNA-02, QNA-03, MOD-01] members ask, answer, vote, choose, follow and report; a moderator hides and undoes', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const [member, agent, admin] = [await as(browser, 'member'), await as(browser, 'agent'), await as(browser, 'admin')];
  const title = `Where do visitors park near the river ${unique()}?`;
  const path = await postQuestion(member, title);
  await expect(member.getByRole('link', { name: 'https://example.com/parking' })).toHaveAttribute('rel', /nofollow/);

  await agent.goto(path);
  const words = `Behind the library after six. ${unique()}`;
  await agent.getByLabel('What would you like to share?').fill(words);
  await agent.getByRole('button', { name: 'Post answer' }).click();
  const answer = agent.getByRole('article', { name: /^Answer from/ });
  await expect(answer).toContainText(words);
  await expect(agent.getByLabel('What would you like to share?')).toHaveValue('');

  await member.goto(path);
  const seen = member.getByRole('article', { name: /^Answer from/ });
  const useful = seen.getByRole('button', { name: 'This answer is useful' });
  await useful.click();
  await expect(useful).toHaveAttribute('aria-pressed', 'true');
  await expect(seen.getByText('1 vote', { exact: true })).toBeAttached();
  await useful.click();
  await expect(useful).toHaveAttribute('aria-pressed', 'false');
  await seen.getByRole('button', { name: 'Mark as best answer' }).click();
  await expect(seen.getByText('Best answer, chosen by the asker')).toBeVisible();

  await agent.getByRole('button', { name: 'Follow this question' }).click();
  await expect(agent.getByRole('button', { name: 'Following this question' })).toHaveAttribute('aria-pressed', 'true');

  await seen.getByText('Report this answer').click();
  await seen.getByLabel('What’s wrong?').selectOption('Spam or advertising');
  await seen.getByRole('button', { name: 'Send report' }).click();
  await expect(seen.getByText('Our moderators will look at this answer.')).toBeVisible();

  await admin.goto('/moderation?kind=answer&page=1');
  while (!(await admin.getByRole('link', { name: words }).isVisible()))
    await admin.getByRole('link', { name: 'Next' }).click();
  await admin.getByRole('link', { name: words }).click();
  await expect(admin.getByRole('heading', { name: 'Choose an action' })).toBeVisible();
  await admin.getByRole('button', { name: 'Hide' }).click();
  await expect(admin.getByText('Enter a reason. The author and other moderators can read it.')).toBeVisible();
  await expect(admin.getByLabel('Why?')).toBeFocused();
  await admin.getByLabel('Why?').fill('Advertising.');
  await admin.getByRole('button', { name: 'Hide' }).click();
  await expect(admin.getByText('Hidden.', { exact: false }).first()).toBeVisible();
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(path);
  await expect(visitor.getByText(words)).toHaveCount(0);
  await agent.reload();
  await expect(agent.getByText('only you and they can see it')).toBeVisible();

  await admin.getByRole('button', { name: 'Undo' }).click();
  await expect(admin.getByText('Approved.')).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByText(words)).toBeVisible();
});

test('[QNA-02] without script a question is posted, answered, voted on and deleted; nothing typed is lost', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const member = await as(browser, 'member', { javaScriptEnabled: false });
  await member.goto('/questions/ask');
  await member.getByLabel('Your question').fill('Short');
  await member.getByLabel('Details').fill('Kept as it is.');
  await member.getByRole('button', { name: 'Post question' }).click();
  await expect(member.getByText('Add a little more. Use at least 8 characters.')).toBeVisible();
  await expect(member.getByLabel('Details')).toHaveValue('Kept as it is.');
  const title = `How loud are the trams at night ${unique()}?`;
  await member.getByLabel('Your question').fill(title);
  await member.getByLabel('Suburb').fill('richmond vic 3121');
  await member.getByRole('button', { name: 'Post question' }).click();
  await expect(member.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const path = new URL(member.url()).pathname;

  const agent = await as(browser, 'agent', { javaScriptEnabled: false });
  await agent.goto(path);
  await agent.getByRole('button', { name: 'Post answer' }).click();
  await expect(agent.getByText('This must have at least 2 characters.')).toBeVisible();
  await agent.getByLabel('What would you like to share?').fill('Not after midnight.');
  await agent.getByRole('button', { name: 'Post answer' }).click();
  await expect(agent).toHaveURL(/#answer-\d+$/);
  await expect(agent.getByText('Not after midnight.')).toBeVisible();
  await agent.getByRole('button', { name: 'This question is useful' }).click();
  await expect(
    agent.getByRole('group', { name: 'Votes for this question' }).getByText('1 vote', { exact: true }),
  ).toBeAttached();

  await agent.goto('/questions/yours');
  await agent
    .getByRole('listitem')
    .filter({ hasText: 'Not after midnight.' })
    .first()
    .getByRole('link', { name: 'Edit your answer' })
    .click();
  await agent.getByLabel('Your answer').fill('Not after one o’clock.');
  await agent.getByRole('button', { name: 'Save' }).click();
  await expect(agent.getByText('Not after one o’clock.')).toBeVisible();
  await expect(agent.getByText('edited', { exact: false }).first()).toBeVisible();
  await agent.goto('/questions/yours');
  await agent
    .getByRole('listitem')
    .filter({ hasText: 'Not after one' })
    .first()
    .getByRole('link', { name: 'Edit your answer' })
    .click();
  await agent.getByText('Delete this answer').click();
  await agent.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(agent.getByRole('heading', { name: 'No answers yet' })).toBeVisible();

  const visitor = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await visitor.goto(path);
  await visitor.getByLabel('What would you like to share?').fill('I am not signed in.');
  await visitor.getByRole('button', { name: 'Post answer' }).click();
  await expect(visitor.getByText('what you wrote is still here')).toBeVisible();
  await expect(visitor.getByLabel('What would you like to share?')).toHaveValue('I am not signed in.');
});

test('[QNA-02] an answer that a visitor started is restored after signing in', async ({ page }) => {
  await page.goto('/questions');
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await page.waitForURL(/\/question\//);
  const path = new URL(page.url()).pathname;
  await page.getByLabel('What would you like to share?').fill('Kept through signing in.');
  await page.getByRole('button', { name: 'Post answer' }).click();
  await page.waitForURL(/\/sign-in/);
  await fillSignIn(page, 'member');
  await page.waitForURL((url) => url.pathname === path);
  await expect(page.getByLabel('What would you like to share?')).toHaveValue('Kept through signing in.');
});

test('[QNA-01] questions are found by words, topic and locality, by keyboard alone', async ({ page }) => {
  await page.goto('/questions');
  await page.getByRole('searchbox', { name: 'Search questions' }).focus();
  await page.keyboard.type('parking');
  await page.keyboard.press('Enter');
  await page.waitForURL(/q=parking/);
  await expect(page.getByText(/questions? with “parking”/)).toBeVisible();
  await expect(page.getByRole('article').first()).toContainText(/park/i);
  await page.getByRole('link', { name: 'Popular', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/sort=popular/);
  await page.goto('/questions/topic/transport');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questions about transport and parking');
  await page.goto('/questions?location=richmond-vic-3121');
  await expect(page).toHaveURL(/\/questions\/in\/richmond-vic-3121$/);
});
