import { randomUUID } from 'node:crypto';
import { expect, test, type APIRequestContext, type Browser, type Locator, type Page } from '../test.ts';
import { findViolations } from '../axe.ts';
import { watchConsole } from '../console.ts';
import { sendEnquiry } from '../enquiry.ts';
import { mailsTo, signUpPerson } from '../people.ts';
import { site } from '../site.ts';
import { untilHydrated } from '../hydration.ts';

test.describe.configure({ timeout: 120_000 });

interface Own {
  readonly id: string;
  readonly uri: string;
  readonly title: string;
  readonly priceText: string | null;
  readonly searchPrice: number | null;
  readonly shown: { readonly address: { readonly locationSlug: string; readonly street: string } };
}

async function graph<Data>(request: APIRequestContext, query: string): Promise<Data> {
  const response = await request.post('/graphql', { data: { query }, headers: { origin: site } });
  return ((await response.json()) as { data: Data }).data;
}

/** One of the agent's listings on offer, with its address and price. */
async function ownListing(page: Page, type: 'sale' | 'rental', at = 0): Promise<Own> {
  const { ownListings } = await graph<{
    ownListings: {
      results: readonly (Own & {
        listingType: string;
        auctionAt: string | null;
        priceVisible: boolean;
        streetVisible: boolean;
      })[];
    };
  }>(
    page.request,
    '{ ownListings(state: onOffer, take: 50) { results { id uri title priceText searchPrice listingType auctionAt priceVisible streetVisible shown { address { locationSlug street } } } } }',
  );
  const fitting = ownListings.results
    .filter((each) => each.listingType === type && each.auctionAt === null && each.priceVisible && each.streetVisible)
    .toSorted((one, other) => Number(one.id) - Number(other.id));
  return fitting[at] as Own;
}

const save = (page: Page) => page.getByRole('form', { name: 'Listing details' }).getByRole('button', { name: 'Save' });

/** A visitor's results for listings of a suburb from a price on. */
const resultsOf = async (browser: Browser, path: string): Promise<string> => {
  const context = await browser.newContext({ baseURL: site });
  const text = await (await context.request.get(path)).text();
  await context.close();
  return text;
};

test('[PORT-01, PORT-22, LIST-13] an agent lands in the portal and changes a price; a breach of law is at its field', async ({
  browser,
}) => {
  const { page, context } = await signUpPerson(browser, 'agent');
  const problems = watchConsole(page);
  const listing = await ownListing(page, 'sale');
  const { street, locationSlug } = listing.shown.address;
  try {
    await expect(page).toHaveURL(/\/agent-portal$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
    await page.getByRole('navigation', { name: 'Agent portal' }).getByRole('link', { name: 'Listings' }).click();
    await page.getByLabel(/^Search by address/).fill(street);
    await page.getByRole('search', { name: 'Listings' }).getByRole('button', { name: 'Find' }).click();
    await page
      .getByRole('article')
      .getByRole('link', { name: new RegExp(`^${street}`) })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: new RegExp(`^${street}`) })).toBeVisible();

    await page.getByLabel('Headline').fill('A headline of the journey');
    await page
      .locator('form#edit')
      .getByLabel(/^Price/)
      .fill('$7.654m');
    await page.getByLabel('Display price').fill('$7,654,000');
    await save(page).click();
    await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible();
    await expect(page.locator('form#edit').getByLabel(/^Price/)).toHaveValue('7654000');
    const results = await resultsOf(
      browser,
      `/for-sale/${locationSlug}/real-estate?surrounding=false&priceminimum=7500000`,
    );
    expect(results).toContain('$7,654,000');
    expect(results).toContain(street);

    await page.getByRole('button', { name: 'Mark as under offer' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'under offer' })).toBeVisible();
    await page.getByText('Mark as sold', { exact: true }).first().click();
    const sale = page.locator('form#complete');
    await sale.getByLabel(/^Show the price/).check();
    await sale.getByRole('button', { name: 'Mark as sold' }).click();
    await expect(sale.getByLabel(/^Price/)).toHaveAttribute('aria-invalid', 'true');
    await sale.getByLabel(/^Price/).fill('7600000');
    await sale.getByRole('button', { name: 'Mark as sold' }).click();
    await expect(page.getByText(/^Sold .* for \$7,600,000\.$/)).toBeVisible();
    expect(
      await resultsOf(browser, `/sold-properties/${locationSlug}?surrounding=false&priceminimum=7500000`),
    ).toContain(street);
    await page.getByRole('button', { name: 'Put back on the market' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'back on the market' })).toBeVisible();

    expect(problems).toEqual([]);

    const rental = await ownListing(page, 'rental');
    await page.goto(`/agent-portal/listings/${rental.id}`);
    await page.getByLabel('Display price').fill('$600 - $650 per week');
    await page.getByLabel('Headline').fill('Not lost');
    await save(page).click();
    await expect(page.getByLabel('Display price')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('Display price')).toHaveAccessibleDescription(/one fixed amount/);
    await expect(page.getByLabel('Display price')).toBeFocused();
    await expect(page.getByLabel('Headline')).toHaveValue('Not lost');
    expect(await findViolations(page, 'main')).toEqual([]);
  } finally {
    const back = { title: listing.title, searchPrice: listing.searchPrice, priceText: listing.priceText };
    await graph(
      page.request,
      `mutation { saveOwnListing(id: ${listing.id}, input: { title: ${JSON.stringify(back.title)},
        searchPrice: ${back.searchPrice}, priceText: ${JSON.stringify(back.priceText)} }) { id } }`,
    );
    await context.close();
  }
});

test('[PORT-01] a listing changed in another tab: edits of other fields are merged, conflicts are shown, nothing is lost', async ({
  browser,
}) => {
  const { page, context } = await signUpPerson(browser, 'agent');
  const listing = await ownListing(page, 'sale', 1);
  const elsewhere = (title: string) =>
    graph(
      page.request,
      `mutation { saveOwnListing(id: ${listing.id}, input: { title: ${JSON.stringify(title)} }) { id } }`,
    );
  try {
    await page.goto(`/agent-portal/listings/${listing.id}`);
    await expect(page.getByLabel('Headline')).toBeVisible();
    await untilHydrated(page);
    await elsewhere('Changed in the other tab');
    await page.getByLabel('Headline').fill('Mine');
    await save(page).click();
    await expect(page.getByRole('alert')).toContainText('changed by its feed or in another tab');
    await expect(page.getByLabel('Headline')).toHaveValue('Mine');
    await expect(page.getByLabel('Headline')).toHaveAccessibleDescription(/“Changed in the other tab”/);
    await save(page).click();
    await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible();
    await expect(page.getByLabel('Headline')).toHaveValue('Mine');
  } finally {
    await elsewhere(listing.title);
    await context.close();
  }
});

test('[PORT-02] a visitor’s enquiry is in the inbox, is answered by email and can be exported as a table; without script too', async ({
  browser,
}) => {
  const { page, context } = await signUpPerson(browser, 'agent');
  const listing = await ownListing(page, 'sale', 2);
  const mark = randomUUID().slice(0, 8);
  const email = `ask-${mark}@visitor.example`;
  const visitor = await browser.newContext({ baseURL: site, javaScriptEnabled: false });
  const contact = await visitor.newPage();
  await contact.goto(`/property/${listing.uri}`);
  await sendEnquiry(contact, { name: `Ada ${mark}`, email, message: `Is the verandah original? ${mark}` });
  await visitor.close();

  // The agent's own browser without script: the same pages, forms and replies.
  const plain = await browser.newContext({
    baseURL: site,
    javaScriptEnabled: false,
    storageState: await context.storageState(),
  });
  const inbox = await plain.newPage();
  await inbox.goto(`/agent-portal/enquiries?status=new&q=${mark}`);
  await inbox.getByRole('link', { name: `Ada ${mark}` }).click();
  await expect(inbox.getByText(`Is the verandah original? ${mark}`)).toBeVisible();
  await inbox.getByRole('button', { name: 'Send reply' }).click();
  await expect(inbox.getByRole('textbox', { name: 'Your reply' })).toHaveAccessibleDescription(/Write your reply/);
  await inbox.getByRole('textbox', { name: 'Your reply' }).fill(`It is, every board of it. ${mark}`);
  await inbox.getByRole('button', { name: 'Send reply' }).click();
  await expect(inbox).toHaveURL(/done=sent/);
  await expect(inbox.getByText('Reply sent.')).toBeVisible();
  await expect(inbox.getByText(`It is, every board of it. ${mark}`)).toBeVisible();
  await plain.close();
  await expect.poll(() => mailsTo(email).join('\n')).toContain(`every board of it. ${mark}`);
  expect(await (await page.request.get('/rest/agents/own/enquiries.csv?status=answered')).text()).toContain(mark);

  await page.goto(`/agent-portal/enquiries?status=answered&q=${mark}`);
  await expect(page.getByRole('link', { name: `Ada ${mark}` })).toBeVisible();
  await page.goto('/agent-portal/performance?weeks=4');
  await expect(page.getByRole('figure').first()).toBeVisible();
  await context.close();
});

test('[PORT-04, AGNT-12] an invited member accepts by the mailed link, is an agent, and leaves; others see how to become one', async ({
  browser,
  page,
}) => {
  await page.goto('/agent-portal/listings');
  await expect(page).toHaveURL(/\/sign-in\?return=%2Fagent-portal%2Flistings&reason=agent$/);

  const email = `invited-${randomUUID().slice(0, 8)}@member.example`;
  const password = 'quiet-orchard-ferry-61';
  const origin = { origin: site };
  expect(
    (
      await page.request.post('/auth/signup', { data: { name: 'Ines Journey', email, password }, headers: origin })
    ).ok(),
  ).toBe(true);
  await expect.poll(() => mailsTo(email).length).toBeGreaterThan(0);
  const token = /token=([\w-]+)/.exec(mailsTo(email).join('\n'))?.[1] ?? '';
  expect((await page.request.post('/auth/verify', { data: { token }, headers: origin })).ok()).toBe(true);
  expect((await page.request.post('/auth/signin', { data: { email, password }, headers: origin })).ok()).toBe(true);
  await page.goto('/agent-portal');
  await expect(page.getByRole('heading', { level: 1, name: 'Agent portal is for agents' })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();

  const { page: agent, context } = await signUpPerson(browser, 'agent');
  await agent.goto('/agent-portal/office');
  await untilHydrated(agent);
  await agent.getByLabel('Email').fill('no address');
  await agent.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(agent.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  await agent.getByLabel('Email').fill(email);
  await agent.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(
    agent.getByRole('list', { name: 'Pending invitations' }).getByText(email, { exact: true }),
  ).toBeVisible();
  await expect.poll(() => mailsTo(email).join('\n')).toContain('invite=');
  const invite = /invite=([\w-]{43})/.exec(mailsTo(email).join('\n'))?.[1] ?? '';

  await page.goto(`/agent-portal?invite=${invite}`);
  await page.getByRole('button', { name: 'Accept invitation' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  await agent.reload();
  const ines = agent
    .getByRole('listitem')
    .filter({ has: agent.getByRole('link', { name: 'Ines Journey' }) })
    .last();
  await expect(ines).not.toContainText('· admin');
  await ines.getByRole('button', { name: /Make admin/ }).click();
  await expect(ines).toContainText('· admin');
  await ines.getByRole('button', { name: /Remove as admin/ }).click();
  await expect(agent.getByText('Admin removed.')).toBeVisible();
  await context.close();

  await page.getByRole('navigation', { name: 'Agent portal' }).getByRole('link', { name: 'Office' }).click();
  await page.getByLabel('I want to leave').check();
  await page.getByRole('button', { name: 'Leave office' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Agent portal is for agents' })).toBeVisible();
  await page.goto(`/agent-portal?invite=${invite}`);
  await expect(page.getByText(/has expired/)).toBeVisible();
});

test('[PORT-04, PORT-01, DATA-23, DATA-25] an admin creates an office and its key, sends its feed and reads the report', async ({
  browser,
}) => {
  const { page, context } = await signUpPerson(browser, 'admin');
  const mark = randomUUID().slice(0, 6).toUpperCase();
  await page.goto('/agent-portal/admin');
  await untilHydrated(page);
  await page.locator('form#make').getByLabel('Name').fill(`Journey Office ${mark}`);
  await page
    .locator('form#make')
    .getByLabel(/^AgentID/)
    .fill(`JO${mark}`);
  await page
    .locator('form#make')
    .getByLabel(/^Suburb/)
    .fill('Abbotsford VIC');
  await page.getByRole('button', { name: 'Create office' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Journey Office ${mark}` })).toBeVisible();
  await page.getByRole('button', { name: 'Create feed key' }).click();
  const key = await page.getByText(/^vfk_/).innerText();
  await page.reload();
  await expect(page.getByText(key)).toBeHidden();
  const feed = `<?xml version="1.0"?><propertyList date="2026-11-20-09:30:00"><residential modTime="2026-11-20-09:30:00" status="current"><agentID>JO${mark}</agentID><uniqueID>J1</uniqueID><authority value="sale"/>
    <price display="yes">800000</price><priceView>$700,000 - $900,000</priceView><address display="yes"><streetNumber>9</streetNumber><street>Journey ${mark} Street</street><suburb display="yes">Abbotsford</suburb><state>VIC</state><postcode>3067</postcode></address>
    <category name="House"/><headline>Of a feed</headline><description>A house.</description></residential></propertyList>`;
  await page.goto('/agent-portal/feeds');
  // Hidden until script handles the file.
  await expect(page.getByLabel(/^REAXML or JSON file/)).toBeVisible();
  await page
    .getByLabel(/^REAXML or JSON file/)
    .setInputFiles({ name: `journey-${mark}.xml`, mimeType: 'application/xml', buffer: Buffer.from(feed) });
  await expect(page.getByRole('heading', { level: 1, name: `journey-${mark}.xml` })).toBeVisible();
  await expect(page.getByText('J1')).toBeVisible();
  await expect(page.getByText(/an advertised price range spans at most 10%/)).toBeVisible();
  expect(
    (
      await page.request.post(`${site}/feeds/reaxml/validate`, {
        headers: { 'x-feed-key': key, 'content-type': 'application/xml', origin: site },
        data: feed,
      })
    ).status(),
  ).toBe(200);
  // The same listing as JSON, with a price text that the law permits, and back as REAXML.
  const listing = {
    ...{ kind: 'residential', agentId: `JO${mark}`, uniqueId: 'J1', status: 'current' },
    ...{ modifiedAt: '2026-11-21T09:30:00', priceText: '$790,000 - $810,000' },
  };
  await page.goto('/agent-portal/feeds');
  await page.getByLabel(/^REAXML or JSON file/).setInputFiles({
    name: `journey-${mark}.json`,
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ listings: [listing, { ...listing, price: 1 }] })),
  });
  await expect(page.getByRole('heading', { level: 1, name: `journey-${mark}.json` })).toBeVisible();
  await expect(page.getByText(/must be Object, not 1/)).toBeVisible();
  const exported = await page.request.get(`${site}/feeds/listings.xml`, { headers: { 'x-feed-key': key } });
  expect(await exported.text()).toContain('<priceView>$790,000 - $810,000</priceView>');
  await context.close();
});

/** Waits until a control itself has been hydrated: until then React may reset what is typed. */
const untilAlive = (control: Locator): Promise<void> =>
  expect
    .poll(() => control.evaluate((element) => Object.keys(element).some((name) => name.startsWith('__reactProps$'))))
    .toBe(true);

/** A picture as a device has it: three upright stripes, 300 × 100 pixels. */
const stripes = (page: Page): Promise<Buffer> =>
  page
    .evaluate(() => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [300, 100];
      const context = canvas.getContext('2d') as CanvasRenderingContext2D;
      for (const [at, colour] of ['#c00000', '#00a000', '#0000c0'].entries()) {
        context.fillStyle = colour;
        context.fillRect(at * 100, 0, 100, 100);
      }
      return canvas.toDataURL('image/png').slice('data:image/png;base64,'.length);
    })
    .then((text) => Buffer.from(text, 'base64'));

/** The colour in the middle of the portrait on a page: 'red', 'green' or 'blue'. */
const portraitColour = (page: Page): Promise<string> =>
  page
    .getByRole('region', { name: 'Portrait' })
    .locator('img')
    .evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
      const context = canvas.getContext('2d') as CanvasRenderingContext2D;
      context.drawImage(image, 0, 0);
      const pixel = context.getImageData(canvas.width / 2, canvas.height / 2, 1, 1).data;
      return ['red', 'green', 'blue'][pixel.indexOf(Math.max(...pixel.slice(0, 3)))] ?? '';
    });

test('[AGNT-10, A11Y-11, A11Y-01, GQL-05] an agent crops their portrait by keyboard; without script the middle is used', async ({
  browser,
}) => {
  const { page, context } = await signUpPerson(browser, 'agent');
  const problems = watchConsole(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/agent-portal/profile');
  await untilHydrated(page);
  await expect(page.getByRole('navigation', { name: 'Agent portal' }).getByText('Profile')).toBeInViewport({
    ratio: 1,
  });
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  const region = page.getByRole('region', { name: 'Portrait' });
  const file = { name: 'me.png', mimeType: 'image/png', buffer: await stripes(page) };
  await region.getByLabel('Portrait').setInputFiles({ ...file, buffer: Buffer.from('no picture') });
  await expect(region.getByText('We can’t read me.png.')).toBeVisible();
  await region.getByLabel('Portrait').setInputFiles(file);
  await region.getByRole('slider', { name: 'Left or right' }).focus();
  await page.keyboard.press('End');
  await expect(region.getByRole('slider', { name: 'Up or down' })).toBeDisabled();
  expect(await findViolations(page, 'main')).toEqual([]);
  await region.getByRole('button', { name: 'Save portrait' }).press('Enter');
  await expect(page.getByText('Portrait saved.')).toBeVisible();
  expect(await portraitColour(page)).toBe('blue');

  await page.getByLabel('Phone').fill('12');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByLabel('Phone')).toHaveAccessibleDescription(/Australian phone number/);
  expect(problems).toEqual([]);

  const plain = await browser.newContext({
    baseURL: site,
    javaScriptEnabled: false,
    storageState: await context.storageState(),
  });
  const still = await plain.newPage();
  await still.goto('/agent-portal/profile');
  const own = still.getByRole('region', { name: 'Portrait' });
  await own.getByLabel('Portrait').setInputFiles({ ...file, buffer: Buffer.from('<svg/>') });
  await own.getByRole('button', { name: 'Upload' }).click();
  await expect(own.getByLabel('Portrait')).toHaveAccessibleDescription(/We couldn’t use that file/);
  await own.getByLabel('Portrait').setInputFiles(file);
  await own.getByRole('button', { name: 'Upload' }).click();
  await expect(still.getByText('Portrait saved.')).toBeVisible();
  await page.goto('/agent-portal/profile');
  expect(await portraitColour(page)).toBe('green');
  await still.getByRole('button', { name: 'Remove portrait' }).click();
  await expect(still.getByText('Portrait removed.')).toBeVisible();
  await plain.close();
  await context.close();
});

test('[AGNT-11, AGNT-12, A11Y-01] an office’s admin edits its public page at once; too light a colour is rejected', async ({
  browser,
}) => {
  const { page, context } = await signUpPerson(browser, 'agent');
  const problems = watchConsole(page);
  await page.goto('/agent-portal/office');
  await untilHydrated(page);
  await untilAlive(page.getByLabel('About the office'));
  const mark = `Since ${randomUUID().slice(0, 8)}.`;
  await page.getByLabel('About the office').fill(mark);
  await page.getByLabel('Brand colour').fill('#ffdd00');
  await page.getByRole('button', { name: 'Save public page' }).click();
  await expect(page.getByLabel('Brand colour')).toHaveAccessibleDescription(
    /too light for white text .* Try #877500\./,
  );
  await expect(page.getByLabel('About the office')).toHaveValue(mark);
  await page.getByLabel('Brand colour').fill('#877500');
  await page.getByRole('button', { name: 'Save public page' }).click();
  await expect(page.getByText('Public page saved.')).toBeVisible();
  const logo = page.getByRole('region', { name: 'Logo' });
  await logo.getByLabel('Logo').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: await stripes(page) });
  await expect(logo.getByRole('img', { name: 'Preview of your logo' })).toBeVisible();
  await logo.getByRole('button', { name: 'Save logo' }).click();
  await expect(page.getByText('Logo saved.')).toBeVisible();
  expect(await findViolations(page, 'main')).toEqual([]);
  await page.getByRole('link', { name: 'View public page' }).click();
  await expect(page.getByRole('region', { name: 'About us' })).toContainText(mark);
  await expect(page.locator('header img[src^="/media/avatars/"]')).toBeVisible();
  await page.goto('/agent-portal/office');
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Remove logo' }).click();
  await expect(page.getByText('Logo removed.')).toBeVisible();
  expect(problems).toEqual([]);
  await context.close();
});
