import { expect, test, type APIRequestContext, type Page } from '../test.ts';
import { findViolations } from '../axe.ts';
import { watchConsole } from '../console.ts';
import { mailsTo, signUpPerson } from '../people.ts';
import { site } from '../site.ts';

test.describe.configure({ timeout: 120_000 });

interface Own {
  readonly id: string;
  readonly uri: string;
}

async function graph<Data>(request: APIRequestContext, query: string, variables: object = {}): Promise<Data> {
  const response = await request.post('/graphql', { data: { query, variables }, headers: { origin: site } });
  return ((await response.json()) as { data: Data }).data;
}

/** In two days, at eleven and at one. */
const times = [0, 2].map((hours) => {
  const start = new Date(`${new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)}T0${hours}:00:00Z`);
  return { startsAt: start.toISOString(), endsAt: new Date(start.getTime() + 1_800_000).toISOString() };
});

/** Two homes of the agent with an inspection each. */
async function openHomes(page: Page): Promise<readonly Own[]> {
  const { ownListings } = await graph<{ ownListings: { results: readonly (Own & { streetVisible: boolean })[] } }>(
    page.request,
    '{ ownListings(state: onOffer, take: 50) { results { id uri streetVisible } } }',
  );
  const homes = ownListings.results.filter(({ streetVisible }) => streetVisible).slice(0, 2);
  for (const [index, { id }] of homes.entries())
    await graph(
      page.request,
      'mutation Open($id: ID!, $inspections: [InspectionInput!]!) { setInspections(id: $id, inspections: $inspections) { id } }',
      { id, inspections: times.slice(index, index + 1) },
    );
  return homes;
}

test('[LIST-90, PORT-40, MEMB-62] an agent opens registration, members and visitors come, and the day is planned', async ({
  browser,
}) => {
  const agent = await signUpPerson(browser, 'agent');
  const member = await signUpPerson(browser, 'member');
  const plain = await browser.newContext({ baseURL: site, javaScriptEnabled: false });
  const problems = watchConsole(member.page);
  try {
    const [home, other] = await openHomes(agent.page);
    await agent.page.goto(`/agent-portal/listings/${home?.id}`);
    await agent.page.getByRole('link', { name: 'Registration and appointments' }).click();
    await agent.page.getByLabel('Who can come').selectOption('Visitors must register');
    await agent.page.getByRole('button', { name: 'Save registration' }).click();
    await expect(agent.page.getByText('Registration saved.')).toBeVisible();

    const { page } = member;
    await page.goto(`/property/${home?.uri}`);
    await page.getByRole('button', { name: /^Register for the inspection/ }).click();
    await expect(page.getByText('Registered', { exact: true })).toBeVisible();
    expect(await findViolations(page, 'main')).toEqual([]);
    // A narrower row of entries has no room for it: it is in the member's menu then.
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(page.getByRole('link', { name: /^Next inspection: / })).toBeVisible();

    const visitor = await plain.newPage();
    await visitor.goto(`/property/${home?.uri}`);
    await visitor.getByRole('button', { name: /^Register for the inspection/ }).click();
    await visitor.getByLabel('Name').fill('Vi Marsh');
    await visitor.getByLabel('Email').fill('vi.marsh@example.com');
    await visitor.getByRole('button', { name: 'Register' }).click();
    await expect(visitor.getByText('You’re registered.')).toBeVisible();
    await expect.poll(() => mailsTo('vi.marsh@example.com').length).toBe(1);

    await page.goto(`/inspections?homes=${home?.id},${other?.id}`);
    await expect(page.getByRole('heading', { level: 2, name: /: 2 homes/ })).toBeVisible();
    await expect(page.getByRole('region', { name: 'You’re registered for' })).toBeVisible();
    expect(await findViolations(page, 'main')).toEqual([]);
    const calendar = await page.request.get(
      (await page.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')) ?? '',
    );
    expect((await calendar.text()).match(/BEGIN:VEVENT/g)).toHaveLength(2);

    await agent.page.goto('/agent-portal/inspections');
    await expect(agent.page.getByText('Vi Marsh')).toBeVisible();
    expect(await findViolations(agent.page, 'main')).toEqual([]);

    await page.getByRole('button', { name: /^Cancel the registration/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel registration' }).click();
    await expect(page.getByRole('region', { name: 'You’re registered for' })).toBeHidden();
    expect(problems).toEqual([]);
  } finally {
    for (const { context } of [agent, member]) await context.close();
    await plain.close();
  }
});
