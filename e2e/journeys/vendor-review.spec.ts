import { randomUUID } from 'node:crypto';
import { expect, test, type Page } from '../test.ts';
import { findViolations } from '../axe.ts';
import { mailsTo, signUpPerson } from '../people.ts';
import { site } from '../site.ts';
import { untilHydrated } from '../hydration.ts';

test.describe.configure({ timeout: 90_000 });

const agentName = async (page: Page): Promise<{ readonly name: string; readonly username: string }> => {
  const response = await page.request.post('/graphql', {
    data: { query: '{ ownAgent { name username } }' },
    headers: { origin: site },
  });
  return ((await response.json()) as { data: { ownAgent: { name: string; username: string } } }).data.ownAgent;
};

test('[PORT-03, AGNT-05] an invited vendor writes by the mailed link; a moderator approves, the agent replies', async ({
  browser,
  page: vendor,
}) => {
  const { page: agent, context } = await signUpPerson(browser, 'agent');
  const { name, username } = await agentName(agent);
  const mark = randomUUID().slice(0, 8);
  const email = `vendor-${mark}@sold.example`;
  await agent.goto('/agent-portal/reviews');
  await untilHydrated(agent);
  const inviteForm = agent.locator('form#ask');
  await inviteForm.getByRole('button', { name: 'Send request' }).click();
  await expect(inviteForm.getByLabel('Name')).toBeFocused();
  await inviteForm.getByLabel('Name').fill(`Vi ${mark}`);
  await inviteForm.getByLabel('Email').fill(email);
  await inviteForm.getByRole('button', { name: 'Send request' }).click();
  await expect(agent.getByText('Request sent. We’ve emailed them a link')).toBeVisible();

  await expect.poll(() => mailsTo(email).join('\n')).toContain('/review/');
  const link = /\/review\/[\w-]+/.exec(mailsTo(email).join('\n'))?.[0] ?? '';
  await vendor.goto(link);
  await expect(vendor.getByRole('heading', { level: 1 })).toHaveText(
    `Hi Vi ${mark}, how was your experience with ${name}?`,
  );
  await untilHydrated(vendor);
  await vendor.getByRole('button', { name: 'Send review' }).click();
  await expect(vendor.getByRole('radiogroup', { name: 'Overall rating' })).toHaveAttribute('aria-invalid', 'true');
  expect(await findViolations(vendor, 'main')).toEqual([]);
  await vendor.getByRole('radio').first().check();
  await vendor
    .getByRole('radiogroup', { name: 'Overall rating' })
    .getByRole('radio', { name: /^4 stars/ })
    .check();
  const words = `${mark}: sold our terrace calmly and told us every offer.`;
  await vendor.getByLabel('Your review').fill(words);
  await vendor.getByRole('button', { name: 'Send review' }).click();
  await expect(vendor.getByRole('heading', { level: 1, name: 'Thank you for your review' })).toBeVisible();
  await vendor.goto(link);
  await expect(vendor.getByRole('heading', { level: 1, name: 'This link no longer works' })).toBeVisible();
  await vendor.goto(`/agent/${username}/reviews`);
  await expect(vendor.getByText(words)).toHaveCount(0);

  const { page: admin, context: moderators } = await signUpPerson(browser, 'admin');
  // The longest waiting ones are first.
  for (let at = 1; at === 1 || !(await admin.getByRole('link', { name: new RegExp(mark) }).isVisible()); at += 1)
    await admin.goto(`/moderation?kind=agentReview&page=${at}`);
  await untilHydrated(admin);
  await admin.getByRole('link', { name: new RegExp(mark) }).click();
  await expect(admin.getByRole('heading', { name: 'Choose an action' })).toBeVisible();
  await admin.getByRole('button', { name: 'Approve' }).click();
  await expect(admin.getByText('Approved.')).toBeVisible();
  await moderators.close();

  await agent.goto('/agent-portal/reviews?show=unanswered');
  await untilHydrated(agent);
  const review = agent.getByRole('listitem').filter({ hasText: words });
  await review.getByText('Reply', { exact: true }).click();
  await review.getByLabel('Your reply').fill(`Thank you, Vi. ${mark}`);
  await review.getByRole('button', { name: 'Publish reply' }).click();
  await expect(agent.getByText('Reply published.')).toBeVisible();
  await vendor.goto(`/agent/${username}/reviews`);
  await expect(vendor.getByText(words)).toBeVisible();
  await expect(vendor.getByText(`Thank you, Vi. ${mark}`)).toBeVisible();
  await context.close();
});
