import { expect, test, type Page } from '../test.ts';
import { untilResponse } from '../operation.ts';

const password = 'magpie-lantern-tram-37';

async function signIn(page: Page, email: string): Promise<{ username: string; agentUsername: string | null }> {
  await page.goto('/sign-in');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).not.toHaveURL(/sign-in/);
  const { member } = (await (await page.request.get('/api/session')).json()) as {
    member: { username: string; agentId: number | null };
  };
  if (member.agentId === null) return { username: member.username, agentUsername: null };
  const agent = (await (await page.request.get(`/rest/agent/${member.agentId}`)).json()) as { username: string };
  return { username: member.username, agentUsername: agent.username };
}

/** The first agent of the finder with reviews, found by navigating the pages. */
async function findAgent(page: Page): Promise<string> {
  await page.goto('/agent-finder?sort=reviews');
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/agent\/[a-z0-9-]+$/);
  return new URL(page.url()).pathname;
}

test('[AGNT-01, AGNT-02, AGNT-06] a visitor finds an agent by locality, looks through the tabs and reaches their office', async ({
  page,
}) => {
  await page.goto('/for-sale/richmond-vic-3121/real-estate');
  await page.getByRole('banner').getByRole('link', { name: 'Agents', exact: true }).click();
  await expect(page).toHaveURL('/agent-finder?location=richmond-vic-3121');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Real estate agents in Richmond, VIC 3121');
  await page.getByLabel('Sort by').selectOption('reviews');
  await expect(page).toHaveURL(/sort=reviews/);
  const name = await page.getByRole('article').first().getByRole('link').innerText();
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const own = new URL(page.url()).pathname;
  const tabs = page.getByRole('navigation', { name: `About ${name}` });
  for (const tab of ['Listings', 'Reviews', 'Answers', 'Questions', 'Followers', 'Following', 'Activity']) {
    await tabs.getByRole('link', { name: new RegExp(`^${tab}`) }).click();
    await expect(page).toHaveURL(tab === 'Activity' ? own : `${own}/${tab.toLowerCase()}`);
    await expect(tabs.getByRole('link', { name: new RegExp(`^${tab}`) })).toHaveAttribute('aria-current', 'page');
  }
  await page.getByRole('main').locator('header').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/real-estate-agency\/[a-z0-9-]+$/);
  await expect(page.getByRole('link', { name }).first()).toBeVisible();
});

test('[AGNT-04, AGNT-05] a member follows and reviews an agent; the review waits for a moderator and is withdrawn', async ({
  page,
}) => {
  await signIn(page, 'member@verandah.example');
  const [own] = await Promise.all([findAgent(page), untilResponse(page, 'AgentFollowed')]);
  const follow = page.getByRole('button', { name: /^Follow(ing)? / });
  await expect(follow).toBeEnabled();
  if ((await follow.getAttribute('aria-pressed')) === 'true') {
    await follow.click();
    await expect(follow).toHaveAttribute('aria-pressed', 'false');
  }
  const followed = untilResponse(page, 'FollowAgent');
  await follow.click();
  await expect(follow).toHaveAttribute('aria-pressed', 'true');
  await followed;
  await page.reload();
  await expect(follow).toHaveAttribute('aria-pressed', 'true');
  await follow.click();
  await expect(follow).toHaveAttribute('aria-pressed', 'false');

  await page.goto(`${own}/reviews`);
  await page.getByRole('link', { name: 'Write a review' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: /^Review / })).toBeVisible();
  await page.getByRole('button', { name: 'Send review' }).click();
  await expect(page.getByText('Choose a rating from 1 to 5 stars.')).toBeVisible();
  await page.getByLabel('Bought a property from them').check();
  await page
    .getByRole('radiogroup', { name: 'Overall rating' })
    .getByRole('radio', { name: /^4 stars/ })
    .check();
  await page.getByLabel(/^Your review/).fill('Patient on the day of the auction, and honest about the roof.');
  await page.reload();
  await expect(page.getByLabel(/^Your review/)).toHaveValue(/honest about the roof/);
  await page.getByRole('button', { name: 'Send review' }).click();
  await expect(page).toHaveURL(`${own}/reviews?reviewed=1`);
  await expect(page.getByText(/We’ll check it before it’s published/)).toBeVisible();
  const mine = page.getByRole('article').filter({ hasText: 'honest about the roof' });
  await expect(mine).toContainText('Awaiting approval. Only you can see it.');
  await mine.getByRole('button', { name: 'Delete your review' }).click();
  await expect(mine).toHaveCount(0);
});

test('[AGNT-05, AGNT-03] an agent replies to a review on their own page and can not review themselves', async ({
  page,
}) => {
  const { agentUsername } = await signIn(page, 'agent@verandah.example');
  await page.goto(`/agent/${agentUsername}/reviews`);
  await expect(page.getByRole('link', { name: 'Write a review' })).toHaveCount(0);
  const first = page.getByRole('article').first();
  await first.getByText(/^(Reply|Edit your reply)/).click();
  await first.getByLabel('Your reply').fill('Thank you, it was a pleasure to work for you.');
  await first.getByRole('button', { name: 'Publish reply' }).click();
  await expect(first.getByRole('group', { name: /^Reply from/ })).toContainText('it was a pleasure to work for you');
  await page.reload();
  await expect(first.getByRole('group', { name: /^Reply from/ })).toContainText('it was a pleasure to work for you');
  await page.goto(`/agent/${agentUsername}/reviews/new`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You can’t review yourself');
});

test('[AGNT-04, AGNT-05] a visitor who follows or reviews is sent to sign in first', async ({ page }) => {
  const own = await findAgent(page);
  await page.getByRole('button', { name: /^Follow / }).click();
  await expect(page).toHaveURL(new RegExp(`/sign-in\\?return=${encodeURIComponent(own)}&reason=follow`));
  await page.goto(`${own}/reviews/new`);
  await expect(page).toHaveURL(
    new RegExp(`/sign-in\\?return=${encodeURIComponent(`${own}/reviews/new`)}&reason=review`),
  );
});

test('[AGNT-07, A11Y-02] an enquiry by keyboard: mistakes beside their fields, then sent in place', async ({
  page,
}) => {
  await findAgent(page);
  await page.getByRole('link', { name: 'Appraisal' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Your property’s address')).toBeVisible();
  await page.getByRole('button', { name: 'Send enquiry' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Name')).toBeFocused();
  await page.keyboard.type('Ada Visitor');
  await page.keyboard.press('Tab');
  await page.keyboard.type(`ada-${Date.now()}@visitor.example`);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('12 Rose Street, Richmond');
  for (const _ of ['intention', 'timing', 'message']) await page.keyboard.press('Tab');
  await page.keyboard.type('What might it be worth?');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your enquiry has been received' })).toBeFocused();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('[AGNT-01, AGNT-07] the finder is searched, a page read and an enquiry sent; problems are shown beside their fields', async ({
    page,
  }) => {
    await page.goto('/agent-finder');
    await page.getByLabel(/^Suburb/).fill('Richmond 3121');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/agent-finder\?location=richmond-vic-3121/);
    await page.getByRole('article').first().getByRole('link').click();
    await page.getByRole('link', { name: 'Looking for a home' }).click();
    const form = page.locator('#enquiry');
    await form.getByLabel('Name').fill('Ada Visitor');
    await form.getByLabel('Email').fill('not an address');
    await form.getByLabel('Message').fill('A garden would be lovely.');
    await form.getByLabel('Bedrooms').selectOption('3');
    await form.getByRole('button', { name: 'Send enquiry' }).click();
    await expect(form.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
    await expect(form.getByLabel('Bedrooms')).toHaveValue('3');
    await form.getByLabel('Email').fill(`ada-${Date.now()}@visitor.example`);
    await form.getByRole('checkbox').check();
    await form.getByRole('button', { name: 'Send enquiry' }).click();
    await expect(page.getByRole('heading', { name: 'Your enquiry has been received' })).toBeVisible();
    expect(new URL(page.url()).search).toContain('enquired');
  });
});
