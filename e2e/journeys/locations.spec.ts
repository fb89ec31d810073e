import { expect, test, type Page } from '../test.ts';
import { fillSignIn, signUpPerson } from '../people.ts';
import { untilResponse } from '../operation.ts';

const richmond = '/location/richmond-vic-3121';

/** A suburb's page whose reviews are by others than the fixtures' member. */
async function openReviews(page: Page, suburb: string): Promise<void> {
  await page.goto(`${suburb}/reviews`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test(
  '[LOC-04, LOC-03, LOC-08, A11Y-03] a visitor goes from the states to a suburb, a street and a home, and back',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/locations');
    await page.getByRole('main').getByRole('link', { name: 'Victoria', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Victoria');
    await page.goto('/find-suburb?state=2');
    await page.getByRole('navigation', { name: 'First letter' }).getByRole('link', { name: /^R,/ }).click();
    await expect(page).toHaveURL(/letter=r/);
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Richmond/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/location\/richmond-/);

    await page.goto(richmond);
    const street = page
      .locator(`main a[href^="${richmond}/"]`)
      .filter({ hasNotText: /review|comment|report/i })
      .first();
    await street.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    expect(before).toBeGreaterThan(400);
    await street.click();
    await expect(page).toHaveURL(new RegExp(`${richmond}/[a-z0-9-]+$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    const home = page.getByRole('article').first().getByRole('heading').getByRole('link');
    if ((await home.count()) > 0) {
      await home.click();
      await expect(page).toHaveURL(/\/property\//);
      await page.goBack();
    }
    await page.goBack();
    await expect(page).toHaveURL(richmond);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 300);
  },
);

test(
  '[LOC-05] a member reviews a suburb, changes the review and deletes it; what was typed survives signing in',
  { tag: '@laptop' },
  async ({ page }) => {
    await page.goto('/location/brunswick-vic-3056/reviews/new');
    await page.getByRole('button', { name: 'Publish review' }).click();
    await expect(page.getByText(/Choose a rating from 1 to 5 stars/)).toBeVisible();
    await page.getByRole('main').locator('input[name="relation"]').first().check();
    await page
      .getByRole('radiogroup', { name: 'Overall rating' })
      .getByRole('radio', { name: /^4 stars/ })
      .check();
    await page
      .getByLabel(/^Your review/)
      .fill('Trams at both ends, a creek to walk along, and bakers who know your name.');
    await page.getByRole('button', { name: 'Publish review' }).click();
    await expect(page).toHaveURL(/\/sign-in/);
    await fillSignIn(page, 'member');
    await expect(page.getByLabel(/^Your review/)).toHaveValue(/Trams at both ends/);
    await page.getByRole('button', { name: 'Publish review' }).click();
    await expect(page).toHaveURL('/location/brunswick-vic-3056/reviews');
    await expect(
      page.getByText('Trams at both ends, a creek to walk along, and bakers who know your name.'),
    ).toBeVisible();

    await page.goto('/location/brunswick-vic-3056/reviews/new');
    await page.getByText('Delete your review').click();
    await page.getByRole('button', { name: 'Delete permanently' }).click();
    await expect(page).toHaveURL('/location/brunswick-vic-3056/reviews');
    await expect(page.getByText('Trams at both ends')).toHaveCount(0);
  },
);

test(
  '[LOC-05, LOC-07] a member finds a review helpful, takes it back, comments on it and follows the suburb',
  { tag: '@phone' },
  async ({ browser }) => {
    const { page, context } = await signUpPerson(browser, 'member');
    await Promise.all([untilResponse(page, 'OwnPlace'), openReviews(page, richmond)]);
    const helpful = page.getByRole('button', { name: /^Helpful/ }).first();
    await expect(helpful).toHaveAttribute('aria-pressed', 'false');
    const marked = untilResponse(page, 'MarkReviewHelpful');
    await helpful.click();
    await expect(helpful).toHaveAttribute('aria-pressed', 'true');
    await marked;
    await page.reload();
    await expect(helpful).toHaveAttribute('aria-pressed', 'true');
    await helpful.click();
    await expect(helpful).toHaveAttribute('aria-pressed', 'false');
    await page
      .getByRole('link', { name: /^(Comment|\d+ comments?)$/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: /review of/ })).toBeVisible();
    await page.getByRole('textbox', { name: /comment/i }).fill('True of our street as well, on Sundays above all.');
    await page.getByRole('button', { name: /comment/i }).click();
    await expect(page.getByText('True of our street as well, on Sundays above all.')).toBeVisible();

    await Promise.all([untilResponse(page, 'OwnPlace'), page.goto(richmond)]);
    const follow = page.getByRole('button', { name: /^Follow(ing)? / });
    const start = await follow.getAttribute('aria-pressed');
    const saved = untilResponse(page, start === 'true' ? 'UnfollowLocation' : 'FollowLocation');
    await follow.click();
    await expect(follow).toHaveAttribute('aria-pressed', start === 'true' ? 'false' : 'true');
    await saved;
    await Promise.all([untilResponse(page, 'OwnPlace'), page.reload()]);
    await expect(follow).toHaveAttribute('aria-pressed', start === 'true' ? 'false' : 'true');
    await follow.click();
    await expect(follow).toHaveAttribute('aria-pressed', String(start));
    await context.close();
  },
);

test(
  '[LOC-10, A11Y-03] a visitor compares two suburbs, adds a third by its name, and takes one out',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(richmond);
    await page.getByRole('link', { name: 'Compare suburbs' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Compare suburbs' })).toBeFocused();
    await expect(page.getByRole('columnheader')).toHaveCount(2);
    // Several suburbs begin so: they are offered.
    await page.getByRole('combobox', { name: 'Suburb or postcode' }).fill('Fitzro');
    await page.getByRole('button', { name: 'Add' }).click();
    await page
      .getByRole('region', { name: 'Suburbs matching “Fitzro”' })
      .getByRole('link', { name: 'Fitzroy, VIC 3065' })
      .click();
    await expect(page.getByRole('columnheader')).toHaveCount(3);
    await expect(page.getByRole('columnheader').last()).toContainText('Fitzroy');
    // The table scrolls, the page does not.
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
      0,
    );
    await page.getByRole('link', { name: 'Remove Richmond' }).click();
    await expect(page.getByRole('columnheader')).toHaveCount(2);
    await expect(page).toHaveURL(/suburbs=[a-z0-9-]+,fitzroy-vic-3065$/);
  },
);

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('[LOC-03] a suburb is a complete page, and typing its name leads to it', async ({ page }) => {
    await page.goto('/locations?q=richmond+vic');
    await expect(page).toHaveURL(richmond);
    await expect(page.getByRole('heading', { level: 1, name: 'Richmond' })).toBeVisible();
    for (const name of ['What locals say', /^Reviews of/, /^Questions about/, /^Property prices in/])
      await expect(page.getByRole('heading', { level: 2, name }).first()).toBeVisible();
    await page.goto('/location/Richmond-VIC-3121');
    await expect(page).toHaveURL(richmond);
  });
});
