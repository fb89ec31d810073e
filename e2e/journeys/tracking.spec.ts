import type { Page } from '@playwright/test';
import { sendEnquiry } from '../enquiry.ts';
import { signUpPerson } from '../people.ts';
import { expect, test } from '../test.ts';

interface Sent {
  readonly to: string;
  readonly consent: unknown;
  readonly event: Readonly<Record<string, unknown>>;
}

/** The fields that a tracking event may have, by the source, and the identifier by which it counts once. */
const fields = [
  'agentId',
  'extraData',
  'contentType',
  'pageElementPosition',
  'listingId',
  'listingTier',
  'officeId',
  'propertyType',
  'listingType',
  'estimatePrice',
  'numBeds',
  'locationId',
  'pageType',
  'userId',
  'eventId',
];

/** Collects the tracking events of a page's visit. `flush` sends those that wait. */
function collect(page: Page) {
  const sent: Sent[] = [];
  page.on('request', (request) => {
    const [, to] = /\/rest\/tracking\/(\w+)$/.exec(request.url()) ?? [];
    if (to === undefined) return;
    const { consent, events } = JSON.parse(request.postData() ?? '{}') as {
      consent: unknown;
      events: Sent['event'][];
    };
    sent.push(...events.map((event) => ({ to, consent, event })));
  });
  const flush = () =>
    page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
      Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
    });
  /** Waits for an event with these fields. */
  const expectSent = async (to: string, event: Record<string, unknown>): Promise<void> => {
    await expect(async () => {
      await flush();
      expect(sent).toContainEqual({ to, consent: true, event: expect.objectContaining(event) });
    }).toPass();
  };
  return { sent, expectSent };
}

test('[TRK-10, TRK-11, TRK-01] a visit reports what was seen and done, with places and suburbs, by the source’s fields', async ({
  page,
}) => {
  const { sent, expectSent } = collect(page);
  const number = expect.any(Number);
  await page.goto('/');
  await expectSent('listings', { pageType: 'home', pageElementPosition: 'page' });

  await page.goto('/for-sale/richmond-vic-3121/houses');
  await expectSent('listings', {
    pageType: 'results',
    pageElementPosition: '4',
    propertyType: 'house',
    locationId: number,
  });
  await page.getByRole('article').nth(1).getByRole('button', { name: /save/i }).click();
  await expectSent('listings', { contentType: 'save', listingId: number, pageElementPosition: 'results 2' });

  await page.getByRole('article').nth(1).getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/property\//);
  await expectSent('listings', {
    pageType: 'listing',
    listingId: number,
    locationId: number,
    pageElementPosition: 'results 2',
    extraData: expect.stringMatching(/^navigation, /),
  });
  // A press that dials nothing.
  await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault(), { once: true }));
  await page
    .locator('#contact')
    .getByRole('link', { name: /^Call / })
    .first()
    .click();
  await expectSent('agents', { contentType: 'phone', agentId: number, listingId: number, officeId: number });
  await sendEnquiry(page, { name: 'Tess Visitor', email: 'tess@visitor.example', message: 'Is it on a tram line?' });
  await expectSent('listings', { contentType: 'enquiry', listingId: number, pageElementPosition: 'enquiry' });

  await page.locator('#contact').getByRole('listitem').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/agent\//);
  await expectSent('agents', { pageType: 'agent', agentId: number, officeId: number });
  await page.locator('main a[href^="/real-estate-agency/"]').first().click();
  await expect(page).toHaveURL(/\/real-estate-agency\//);
  await expectSent('agents', { pageType: 'office', officeId: number });
  await page.goto('/location/richmond-vic-3121');
  await expectSent('listings', { pageType: 'location', locationId: number });

  expect(sent.flatMap(({ event }) => Object.keys(event)).filter((name) => !fields.includes(name))).toEqual([]);
  const views = sent.flatMap(({ event }) => (event['pageType'] === undefined ? [] : [event['pageType']]));
  expect(views).toEqual(['home', 'results', 'listing', 'agent', 'office', 'location']);
});

test('[TRK-02] a visitor who declines reports nothing', async ({ page }) => {
  const { sent } = collect(page);
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true }),
  );
  await page.goto('/for-sale/richmond-vic-3121/houses');
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/property\//);
  await page.goto('/location/richmond-vic-3121');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(sent).toEqual([]);
});

test('[TRK-12] an agent sees how often their own page was viewed and their number pressed', async ({ browser }) => {
  const { page, context } = await signUpPerson(browser, 'agent');
  await page.goto('/agent-portal/performance');
  await expect(page.getByRole('heading', { name: 'Your page', exact: true })).toBeVisible();
  await expect(page.getByText(/^Your page had [\d,]+ views?\. Visitors pressed your phone number/)).toBeVisible();
  await context.close();
});
