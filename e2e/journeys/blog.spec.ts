import { expect, test } from '../test.ts';
import { fillSignIn } from '../people.ts';

test('[QNA-05] the blog is read by topic, a post leads to the next, and the page describes itself to robots', async ({
  page,
}) => {
  await page.goto('/blog');
  await page.getByRole('navigation', { name: 'Topics' }).getByRole('link', { name: 'Renting' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Renting');
  await page.getByRole('article').first().getByRole('link').first().click();
  await page.waitForURL(/\/blog\/[a-z-]+$/);
  await expect(page.getByText(/\d+ min read/)).toBeVisible();
  await expect(page.getByRole('article').first().getByRole('heading', { level: 2 }).first()).toBeVisible();
  await page.reload();
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.join('')).toContain('BlogPosting');
  await page.getByRole('region', { name: 'Read next' }).getByRole('link').first().click();
  await page.waitForURL(/\/blog\//);
});

test('[QNA-08] a byline leads to the page of the author, which lists their posts and describes itself to robots', async ({
  page,
  request,
}) => {
  await page.goto('/blog');
  const byline = page.getByRole('article').first().getByRole('link').last();
  const name = (await byline.textContent())?.trim() ?? '';
  await byline.click();
  await page.waitForURL(/\/blog\/authors\/[a-z-]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page).toHaveTitle(`${name} – the Verandah blog`);
  await page.getByRole('article').first().getByRole('link').first().click();
  await page.waitForURL(/\/blog\/(?!authors)[a-z-]+$/);
  await page.getByRole('link', { name, exact: true }).first().click();
  await page.waitForURL(/\/blog\/authors\/[a-z-]+$/);
  const address = new URL(page.url()).pathname;
  const html = await (await request.get(address)).text();
  expect(html).toContain('"ProfilePage"');
  expect(await (await request.get('/sitemaps/authors/1.xml')).text()).toContain(`${address}</loc>`);
  expect((await request.get('/blog/authors/nobody-at-all')).status()).toBe(404);
  expect((await request.get(`${address}?page=9`)).status()).toBe(404);
});

test('[QNA-05] an admin writes a post without script, publishes it, and withdraws it; two editors don’t overwrite each other', async ({
  browser,
}) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto('/sign-in');
  await fillSignIn(page, 'admin');
  await page.goto('/blog/editor/new');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('This must have at least 3 characters.')).toBeVisible();
  const title = `Choosing a verandah ${Math.random().toString(36).slice(2, 8)}`;
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Text').fill('## Shade\n\nFace it **north**. <script>alert(1)</script>');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Shade' })).toBeVisible();

  const editor = page.url().replace(/\?.*/, '');
  const other = await page.context().newPage();
  await other.goto(editor);
  await page.getByRole('button', { name: 'Save and publish' }).click();
  await expect(page.getByText('Published', { exact: true })).toBeVisible();
  await other.getByLabel('Summary').fill('Mine is lost?');
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(other.getByText('Someone else has changed this post', { exact: false })).toBeVisible();
  await expect(other.getByLabel('Summary')).toHaveValue('Mine is lost?');

  await page.getByRole('link', { name: 'View post' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('alert(1)')).toHaveCount(0);
  await page.goto(editor);
  await page.getByRole('button', { name: 'Unpublish' }).click();
  await page.getByText('Delete this draft').click();
  await page.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(page).toHaveURL(/\/blog\/editor$/);
  await expect(page.getByText(title)).toHaveCount(0);
});

test('[QNA-05, MOD-01] editor and moderation are for admins: visitors are sent to sign in, members find nothing', async ({
  page,
}) => {
  for (const path of ['/blog/editor', '/moderation']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/sign-in/);
  }
  await page.goto('/sign-in');
  await fillSignIn(page, 'member');
  for (const path of ['/blog/editor', '/blog/editor/1', '/moderation', '/moderation/answer/1'])
    expect((await page.goto(path))?.status()).toBe(404);
});
