import { randomUUID } from 'node:crypto';
import { expect, test, type Page } from '../test.ts';
import { findViolations } from '../axe.ts';
import { watchConsole } from '../console.ts';
import { untilHydrated } from '../hydration.ts';
import { signUpPerson } from '../people.ts';
import { site } from '../site.ts';

test.describe.configure({ timeout: 120_000 });

/** A small picture: a PNG of one colour, drawn in the browser. */
const picture = async (page: Page, colour: string): Promise<Buffer> =>
  Buffer.from(
    (
      await page.evaluate((fill) => {
        const canvas = Object.assign(document.createElement('canvas'), { width: 900, height: 600 });
        const brush = canvas.getContext('2d');
        if (brush) {
          brush.fillStyle = fill;
          brush.fillRect(0, 0, 900, 600);
        }
        return canvas.toDataURL('image/png');
      }, colour)
    ).split(',')[1] ?? '',
    'base64',
  );

const save = (page: Page) => page.locator('form#edit').getByRole('button', { name: 'Save', exact: true }).click();
const saved = (page: Page, words: string) => expect(page.getByRole('status').filter({ hasText: words })).toBeVisible();

test('[PORT-01, PORT-65, LIST-09, LIST-01] an agent makes a listing with pictures and a video; it is found until withdrawn', async ({
  browser,
}) => {
  const { page, context } = await signUpPerson(browser, 'agent');
  const problems = watchConsole(page);
  const street = `Journey ${randomUUID().slice(0, 6)} Street`;
  await page.goto('/agent-portal/listings');
  await page.getByRole('link', { name: 'New listing' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'New listing' })).toBeVisible();
  await page.getByRole('button', { name: 'Create draft' }).click();
  await expect(page.getByLabel('Suburb')).toBeFocused();
  await expect(page.getByLabel('Suburb')).toHaveAccessibleDescription(/such as Richmond/);
  await page.getByLabel('Suburb').fill('Abbotsford, VIC 3067');
  await page.getByLabel('Number').fill('7');
  await page.getByLabel('Street', { exact: true }).fill(street);
  expect(await findViolations(page, 'main')).toEqual([]);
  await page.getByRole('button', { name: 'Create draft' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `7 ${street}, Abbotsford` })).toBeVisible();

  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('alert')).toContainText('would not see the price');
  await page.getByLabel('Headline').fill('Made by hand');
  await page
    .locator('form#edit')
    .getByLabel(/^Price/)
    .fill('$1.234m');
  await save(page);
  await saved(page, 'Draft saved.');
  // Hidden until script handles the file.
  await expect(page.getByLabel(/^Add photos/)).toBeVisible();
  await page.getByLabel(/^Add photos/).setInputFiles([
    { name: 'front.png', mimeType: 'image/png', buffer: await picture(page, '#7a9e7e') },
    { name: 'words.png', mimeType: 'image/png', buffer: Buffer.from('no picture at all') },
    { name: 'kitchen.png', mimeType: 'image/png', buffer: await picture(page, '#b98b5a') },
  ]);
  await expect(page.getByRole('status', { name: 'Notices' })).toContainText(
    'words.png: This is not a picture that we can read',
  );
  await page.getByLabel(/^Description of photo 2/).fill('The kitchen');
  await page.getByRole('button', { name: 'Move earlier photo 2' }).click();
  await page.getByLabel('Video').fill('https://www.youtube.com/watch?v=dQw4w9WgXcQ');
  const saves: string[] = [];
  page.on('request', (request) => {
    if (request.postData()?.includes('SaveOwnListing')) saves.push(request.url());
  });
  await save(page);
  await saved(page, 'Draft saved.');
  expect(saves).toHaveLength(1);
  await expect(page.getByLabel(/^Description of photo 1/)).toHaveValue('The kitchen');
  await expect(page.getByLabel('Video')).toHaveValue('https://www.youtube.com/watch?v=dQw4w9WgXcQ');
  // Where the page has been scrolled to, the header covers half of a row of links.
  await page.evaluate(() => window.scrollTo(0, 0));
  expect(await findViolations(page, 'main')).toEqual([]);
  await page.getByRole('button', { name: 'Publish' }).click();
  await saved(page, 'Published.');

  const visitor = await (await browser.newContext({ baseURL: site, viewport: { width: 1240, height: 900 } })).newPage();
  const requests: string[] = [];
  await visitor.route('https://www.youtube-nocookie.com/**', (route) => {
    requests.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' });
  });
  await visitor.goto('/for-sale/abbotsford-vic-3067/real-estate?surrounding=false&sort=newest');
  await visitor.getByRole('link', { name: new RegExp(`^7 ${street}`) }).click();
  await expect(visitor.getByRole('heading', { level: 1 })).toContainText(`7 ${street}`);
  await expect(visitor.getByRole('img', { name: 'The kitchen' }).first()).toBeVisible();
  const policy = (await visitor.request.get(visitor.url())).headers()['content-security-policy'] ?? '';
  expect(/frame-src ([^;]*)/.exec(policy)?.[1]).toContain('https://www.youtube-nocookie.com');
  await visitor.getByRole('link', { name: 'Video' }).click();
  const play = visitor.getByRole('button', { name: 'Play the video' });
  await expect(play).toBeVisible();
  await expect(visitor.locator('iframe')).toHaveCount(0);
  expect(requests).toEqual([]);
  await play.click();
  await expect(visitor.getByTitle('Video, by YouTube')).toHaveAttribute(
    'src',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0',
  );
  await expect.poll(() => requests).toEqual(['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0']);

  await page.getByRole('button', { name: 'Withdraw from the market' }).click();
  await saved(page, 'Withdrawn');
  expect(
    await (await visitor.request.get('/for-sale/abbotsford-vic-3067/real-estate?surrounding=false&sort=newest')).text(),
  ).not.toContain(street);
  expect(problems.filter((problem) => !/status of 4\d\d|SetListingPublished/.test(problem))).toEqual([]);
  await Promise.all([context.close(), visitor.context().close()]);
});

test('[PORT-01, PORT-65, AGNT-03] drafts, their home and transactions are saved without script too', async ({
  browser,
}) => {
  const { context } = await signUpPerson(browser, 'agent');
  const plain = await browser.newContext({
    baseURL: site,
    javaScriptEnabled: false,
    storageState: await context.storageState(),
  });
  const page = await plain.newPage();
  const street = `Plain ${randomUUID().slice(0, 6)} Lane`;
  await page.goto('/agent-portal/listings/new');
  await page.getByLabel('Sale or rental').selectOption('For rent');
  await page.getByLabel('Suburb').fill('Nowhere Land, VIC 3999');
  await page.getByLabel('Street', { exact: true }).fill(street);
  await page.getByRole('button', { name: 'Create draft' }).click();
  await expect(page.getByLabel('Suburb')).toHaveAccessibleDescription(/We couldn’t find that suburb/);
  await expect(page.getByLabel('Street', { exact: true })).toHaveValue(street);
  await page.getByLabel('Suburb').fill('Abbotsford VIC 3067');
  await page.getByRole('button', { name: 'Create draft' }).click();
  await expect(page.getByText('Draft created.')).toBeVisible();
  await page.getByLabel('Land size (m²)').fill('a lot');
  await page.getByLabel('Headline').fill('Saved with the home');
  await page.getByRole('checkbox', { name: 'Pool', exact: true }).check();
  await page.getByRole('checkbox', { name: 'Show the street address' }).uncheck();
  await save(page);
  await expect(page.getByLabel('Land size (m²)')).toHaveAccessibleDescription(/number of metres/);
  await expect(page.getByLabel('Headline')).toHaveValue('Saved with the home');
  await expect(page.getByRole('checkbox', { name: 'Pool', exact: true })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Show the street address' })).not.toBeChecked();
  await page.getByLabel('Land size (m²)').fill('412.5');
  await save(page);
  await expect(page).toHaveURL(/done=draftSaved/);
  await expect(page.getByLabel('Land size (m²)')).toHaveValue('412.5');
  await expect(page.getByLabel('Headline')).toHaveValue('Saved with the home');
  await expect(page.getByRole('checkbox', { name: 'Pool', exact: true })).toBeChecked();
  await page.getByRole('button', { name: 'Discard draft' }).click();
  await expect(page.getByRole('button', { name: 'Restore as a draft' })).toBeVisible();

  await page.goto('/agent-portal/transactions');
  await page.getByRole('link', { name: 'Add a transaction' }).click();
  await page.getByLabel('Address').fill(`3 ${street}`);
  await page.getByLabel('Date').fill('2026-05-01');
  await page
    .getByLabel(/^Price/)
    .first()
    .fill('$1,150,000');
  await page.getByRole('button', { name: 'Add transaction' }).click();
  await expect(page.getByText('Transaction added.')).toBeVisible();
  const mine = page.getByRole('listitem').filter({ hasText: `3 ${street}` });
  await expect(mine).toContainText('$1,150,000 (hidden)');
  await mine.getByRole('button', { name: /^Delete/ }).click();
  await expect(page.getByText(`3 ${street}`)).toHaveCount(0);
  await Promise.all([plain.close(), context.close()]);
});

test(
  '[LIST-38, LIST-40] an agent finds an address, drags the pin and orders photographs by touch and keys',
  {
    tag: '@phone',
  },
  async ({ browser }) => {
    const { page, context } = await signUpPerson(browser, 'agent');
    await page.goto('/agent-portal/listings/new');
    await untilHydrated(page);
    await page.getByRole('combobox', { name: 'Find the address' }).fill('7 Approximate Street, Abbotsford VIC 3067');
    await page.getByRole('listbox', { name: 'Addresses' }).getByRole('option').first().click();
    await expect(page.getByLabel('Suburb')).toHaveValue('Abbotsford, VIC 3067');
    await page.getByLabel('Street', { exact: true }).fill(`Pin ${randomUUID().slice(0, 6)} Street`);
    await page.getByRole('button', { name: 'Create draft' }).click();
    await expect(page.getByText('This is a draft.')).toBeVisible();
    await expect(page.getByText('Approximate: the middle of the street or suburb.')).toBeVisible();

    const position = page.locator('input[name="position"]');
    const pin = page.getByLabel(/^Pin.*Arrow keys move the pin/);
    await page.locator('legend', { hasText: 'Pin on the map' }).scrollIntoViewIfNeeded();
    await expect(pin).toBeVisible();
    await expect(position).toHaveValue('');
    await pin.focus();
    await page.keyboard.press('ArrowRight');
    await expect(position).toHaveValue(/^-37\.\d+, 14\d\.\d+$/);
    const before = await position.inputValue();
    const box = await pin.boundingBox();
    await page.mouse.move((box?.x ?? 0) + 22, (box?.y ?? 0) + 20);
    await page.mouse.down();
    await page.mouse.move((box?.x ?? 0) + 72, (box?.y ?? 0) + 60, { steps: 5 });
    await page.mouse.up();
    await expect(position).not.toHaveValue(before);
    const placed = await position.inputValue();
    await save(page);
    await saved(page, 'Draft saved.');
    await expect(page.getByText('The pin is where you placed it.')).toBeVisible();
    await expect(position).toHaveValue(placed);

    await page.getByLabel(/^Add photos/).setInputFiles([
      { name: 'a.png', mimeType: 'image/png', buffer: await picture(page, '#7a9e7e') },
      { name: 'b.png', mimeType: 'image/png', buffer: await picture(page, '#b98b5a') },
      { name: 'c.png', mimeType: 'image/png', buffer: await picture(page, '#3355aa') },
    ]);
    await saved(page, 'Photos added.');
    const order = () =>
      page.locator('form#edit li[data-id]').evaluateAll((items) => items.map((item) => item.dataset['id'] ?? ''));
    const [first, second, third] = await order();
    const later = page.getByRole('button', { name: 'Move later photo 1' });
    await later.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'Photo moved to position 2 of 3.' })).toBeAttached();
    await expect(page.getByRole('button', { name: 'Move later photo 2' })).toBeFocused();
    expect(await order()).toEqual([second, first, third]);
    const handle = page.locator('form#edit li[data-id] [data-handle]').first();
    await handle.scrollIntoViewIfNeeded();
    const grip = await handle.boundingBox();
    await page.mouse.move((grip?.x ?? 0) + 20, (grip?.y ?? 0) + 20);
    await page.mouse.down();
    const target = await page.locator('form#edit li[data-id]').nth(1).boundingBox();
    await page.mouse.move((grip?.x ?? 0) + 20, (target?.y ?? 0) + (target?.height ?? 0) - 20, { steps: 6 });
    await page.mouse.up();
    expect(await order()).toEqual([first, second, third]);
    // Where the page has been scrolled to, the header covers half of a row of fields.
    await page.evaluate(() => window.scrollTo(0, 0));
    expect(await findViolations(page, 'main')).toEqual([]);
    await page.getByRole('checkbox', { name: /^Mark as floor plan.*photo 3/ }).check();
    await save(page);
    await saved(page, 'Draft saved.');
    await expect(page.getByRole('group', { name: 'Floor plans' }).getByRole('listitem')).toHaveCount(1);
    await page.getByRole('button', { name: 'Discard draft' }).click();
    await saved(page, 'Withdrawn');
    await context.close();
  },
);
