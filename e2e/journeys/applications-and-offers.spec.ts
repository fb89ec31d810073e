import { expect, test, type Page } from '../test.ts';
import { findViolations } from '../axe.ts';
import { untilHydrated } from '../hydration.ts';
import { mailsTo, emailOf, signInWithoutPage, signUpPerson } from '../people.ts';
import { site } from '../site.ts';

test.describe.configure({ timeout: 180_000 });

const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');

/** An available home of the sample's agent. */
async function ownHome(page: Page, type: 'rental' | 'sale'): Promise<{ id: string; uri: string }> {
  const query = '{ ownListings(state: onOffer, take: 50) { results { id uri listingType underOffer published } } }';
  const response = await page.request.post('/graphql', { data: { query }, headers: { origin: site } });
  const { data } = (await response.json()) as {
    data: { ownListings: { results: { id: string; uri: string; listingType: string; underOffer: boolean }[] } };
  };
  const found = data.ownListings.results.find(({ listingType, underOffer }) => listingType === type && !underOffer);
  if (!found) throw new Error('The agent of the sample has no such home.');
  return found;
}

test('[MEMB-72, PORT-60] a profile is filled in once, a home applied for in two presses, decided, seen by both sides', async ({
  browser,
}) => {
  const agent = await signUpPerson(browser, 'agent');
  const { id, uri } = await ownHome(agent.page, 'rental');
  const member = await signUpPerson(browser, 'member');
  const { page } = member;
  try {
    await page.goto('/renting/profile');
    await untilHydrated(page);
    await page.getByLabel('Phone', { exact: true }).fill('0412 345 678');
    await page.getByLabel(/^Current address/).fill('1 Low Street, Richmond');
    await page.getByLabel(/^Pets/).fill('One cat');
    await page.getByRole('button', { name: 'Save profile' }).click();
    await expect(page.getByRole('heading', { name: 'Documents' })).toBeVisible();
    await page
      .getByLabel('Document', { exact: true })
      .setInputFiles({ name: 'pass.pdf', mimeType: 'application/pdf', buffer: pdf });
    await expect(page.getByRole('link', { name: 'Proof of identity' })).toBeVisible();
    expect(await findViolations(page, 'main')).toEqual([]);

    await page.goto(`/property/${uri}`);
    await page.getByRole('link', { name: 'Apply', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Review what’s sent' })).toBeVisible();
    expect(await findViolations(page, 'main')).toEqual([]);
    await page.getByRole('button', { name: 'Agree and send application' }).click();
    await expect(page).toHaveURL(/\/renting\/applications\/\d+/);
    await expect(page.getByText('Sent', { exact: true })).toBeVisible();

    await agent.page.goto(`/agent-portal/applications?listing=${id}`);
    await agent.page.getByRole('link', { name: 'Alex Hartley' }).click();
    await expect(agent.page.getByRole('link', { name: 'Proof of identity' })).toBeVisible();
    expect(await findViolations(agent.page, 'main')).toEqual([]);
    const download = agent.page.waitForEvent('download');
    await agent.page.getByRole('link', { name: 'Proof of identity' }).click();
    expect((await download).suggestedFilename()).toMatch(/^identity-[\da-f]{4}\.pdf$/);
    await agent.page.getByRole('button', { name: 'Approve' }).click();
    await expect(agent.page.getByText(/^Approved\. We’ve emailed/)).toBeVisible();

    await page.reload();
    await expect(page.getByText('Approved', { exact: true })).toBeVisible();
    await expect(page.getByText(/opened proof of identity/)).toBeVisible();
    await expect
      .poll(() => mailsTo(emailOf('member')).filter((mail) => mail.includes('has approved your application')).length)
      .toBe(1);
  } finally {
    await member.context.close();
    await agent.context.close();
  }
});

test('[MEMB-70, MEMB-71] without script the profile is validated at its fields, a document sent, and an application sent', async ({
  browser,
}) => {
  const agent = await signUpPerson(browser, 'agent');
  const { id } = await ownHome(agent.page, 'rental');
  await agent.context.close();
  const context = await browser.newContext({ baseURL: site, javaScriptEnabled: false });
  const page = await context.newPage();
  try {
    await signInWithoutPage(page.request, 'admin');
    await page.goto(`/renting/apply/${id}`);
    await page.getByRole('link', { name: 'Fill in profile' }).click();
    await page.getByLabel('Phone', { exact: true }).fill('12');
    await page.getByLabel(/^Current address/).fill('1 Low Street, Richmond');
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await expect(page.getByLabel('Phone', { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel(/^Current address/)).toHaveValue('1 Low Street, Richmond');
    await page.getByLabel('Phone', { exact: true }).fill('0412 345 678');
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await expect(page.getByRole('heading', { name: 'Review what’s sent' })).toBeVisible();
    await page.getByRole('link', { name: 'Change profile or documents' }).click();
    await page
      .getByLabel('Document', { exact: true })
      .setInputFiles({ name: 'a.html', mimeType: 'text/html', buffer: Buffer.from('<script>') });
    await page.getByRole('button', { name: 'Add document' }).click();
    await expect(page.getByText('We couldn’t use this file.')).toBeVisible();
    await page
      .getByLabel('Document', { exact: true })
      .setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: pdf });
    await page.getByRole('button', { name: 'Add document' }).click();
    await expect(page.getByText('Document added.')).toBeVisible();
    await page.goto(`/renting/apply/${id}`);
    await page.getByRole('button', { name: 'Agree and send application' }).click();
    await expect(page.getByText(/^We’ve sent your application/)).toBeVisible();
    await page.getByRole('button', { name: 'Withdraw application' }).click();
    await expect(page.getByText('Withdrawn', { exact: true })).toBeVisible();
  } finally {
    await context.close();
  }
});

test('[MEMB-77, PORT-63] an offer, plainly not binding, is validated, sent, discussed and withdrawn', async ({
  browser,
}) => {
  const agent = await signUpPerson(browser, 'agent');
  const { uri } = await ownHome(agent.page, 'sale');
  const member = await signUpPerson(browser, 'member');
  const { page } = member;
  try {
    await page.goto(`/property/${uri}`);
    await page.getByRole('link', { name: 'Make an offer' }).click();
    await expect(page.getByText('It binds nobody', { exact: false })).toBeVisible();
    await untilHydrated(page);
    await page.getByRole('button', { name: 'Agree and send offer' }).click();
    await expect(page.getByLabel('Your offer')).toHaveAttribute('aria-invalid', 'true');
    expect(await findViolations(page, 'main')).toEqual([]);
    await page.getByLabel('Your offer').fill('900,000');
    await page.getByLabel('Phone', { exact: true }).fill('0412 345 678');
    await page.getByRole('button', { name: 'Agree and send offer' }).click();
    await expect(page).toHaveURL(/\/offers\/\d+/);
    const number = /\/offers\/(\d+)/.exec(page.url())?.[1] ?? '';

    await agent.page.goto(`/agent-portal/offers/${number}`);
    await expect(agent.page.getByText('$900,000')).toBeVisible();
    expect(await findViolations(agent.page, 'main')).toEqual([]);
    await agent.page.getByRole('button', { name: 'Discuss' }).click();
    await expect(agent.page.getByText(/^Marked as in discussion/)).toBeVisible();

    await page.reload();
    await expect(page.getByText('In discussion', { exact: true })).toBeVisible();
    await untilHydrated(page);
    await page.getByRole('button', { name: 'Withdraw offer' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
    await expect(page.getByText('Withdrawn', { exact: true })).toBeVisible();
  } finally {
    await member.context.close();
    await agent.context.close();
  }
});
