import { expect, test, type Locator, type Page } from '../test.ts';
import { findViolations } from '../axe.ts';
import { watchConsole } from '../console.ts';

const richmond = '/for-sale/richmond-vic-3121/real-estate';

// A map renders slowly on a busy machine without a graphics card.
test.describe.configure({ timeout: 90_000 });

const mapOf = (page: Page): Locator => page.getByRole('application', { name: /^Map:/ });
/** Number of results according to the list. */
const total = async (page: Page): Promise<number> =>
  Number(/([\d,]+) home/.exec(await page.locator('#results header').innerText())?.[1]?.replaceAll(',', '') ?? 0);
/** Number of listings in view according to the map. */
const inView = async (page: Page): Promise<number> =>
  Number(
    /([\d,]+) in view/.exec(await page.getByRole('button', { name: /in view$/ }).innerText())?.[1]?.replaceAll(',', ''),
  );

/** Opens results with their map and waits until it is rendered: beside the list, or over it on a small screen. */
async function openMap(page: Page, address: string): Promise<void> {
  await page.goto(address);
  const over = page.getByRole('button', { name: 'Map', exact: true });
  await expect(over.or(mapOf(page))).toBeVisible();
  if (await over.isVisible()) await over.click();
  await expect(mapOf(page)).toBeVisible();
  await expect.poll(() => inView(page)).toBeGreaterThan(0);
}

/** Position of the map's middle on the screen. */
async function middle(page: Page): Promise<readonly [x: number, y: number]> {
  const box = await mapOf(page).boundingBox();
  if (!box) throw new Error('The map has no box.');
  return [box.x + box.width / 2, box.y + box.height / 2];
}

async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}
/** OpenLayers tries both ways of reading a canvas and uses the faster one; Chromium remarks on the other. */
const serious = (problems: readonly string[]): string[] =>
  problems.filter((problem) => !problem.includes('willReadFrequently'));
const times = (count: number, key: string): string[] => Array.from({ length: count }, () => key);

test(
  '[SRCH-16, SRCH-21, MAP-07] a map’s results are those in its list: moved, filtered, paged, back and forward',
  { tag: ['@desktop', '@laptop'] },
  async ({ page }) => {
    const problems = watchConsole(page);
    await openMap(
      page,
      '/for-sale/australia/real-estate?context=map&lat=-37.81&lng=144.96&zoom=10&bounds=-38.15,144.6,-37.45,145.35',
    );
    const [x, y] = await middle(page);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 60, y - 40, { steps: 6 });
    await page.mouse.up();
    await page.getByRole('button', { name: 'Search this area' }).click();
    await expect(page).toHaveURL(/context=map.*lat=.*lng=.*zoom=.*bounds=/);
    await expect(page.getByRole('button', { name: 'Search this area' })).toHaveCount(0);
    const moved = new URL(page.url());
    const same = async () =>
      expect
        .poll(async () => {
          const [list, map] = [await total(page), await inView(page)];
          return map > 0 && map === list;
        })
        .toBe(true);
    await same();
    const all = await total(page);

    await page.getByRole('link', { name: /^Filters/ }).click();
    await page
      .getByRole('dialog')
      .getByRole('checkbox', { name: /^House/ })
      .first()
      .check();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Show [\d,]+ home/ })
      .click();
    await expect.poll(() => total(page)).toBeLessThan(all);
    const houses = await total(page);
    expect(new URL(page.url()).searchParams.get('bounds')).toBe(moved.searchParams.get('bounds'));
    await same();

    await page.getByRole('navigation', { name: /pages/i }).getByRole('link', { name: /2/ }).first().click();
    await expect(page).toHaveURL(/page=2|page-2/);
    await same();
    await page.goBack();
    await page.locator('header, #area-search').getByRole('link', { name: 'Rent', exact: true }).click();
    await expect(page).toHaveURL(/^[^?]*\/for-rent\//);
    await same();
    await page.goBack();
    await expect.poll(() => total(page)).toBe(houses);
    await page.goBack();
    await expect.poll(() => total(page)).toBe(all);
    await same();
    // The map was elsewhere before it was moved, and returns there.
    await page.goBack();
    await expect(page).toHaveURL(/lat=-37\.81&lng=144\.96&zoom=10/);
    await page.goForward();
    await expect(page).toHaveURL(moved.href);
    await expect.poll(() => total(page)).toBe(all);
    expect(serious(problems)).toEqual([]);
  },
);

test(
  '[SRCH-16, MAP-09] cards and markers highlight each other; a selected marker opens a card, which Escape closes',
  { tag: ['@desktop', '@laptop'] },
  async ({ page }) => {
    await openMap(page, `${richmond}?surrounding=false`);
    const [x, y] = await middle(page);
    const box = await mapOf(page).boundingBox();
    if (!box) throw new Error('The map has no box.');
    const look = () =>
      mapOf(page)
        .locator('canvas')
        .first()
        .evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL());
    const plain = await look();
    const cards = page.getByRole('article');
    let lit = false;
    for (let index = 0; index < 6 && !lit; index += 1) {
      await cards.nth(index).getByRole('heading').getByRole('link').focus();
      lit = await expect
        .poll(look, { timeout: 1500 })
        .not.toBe(plain)
        .then(
          () => true,
          () => false,
        );
    }
    expect(lit).toBe(true);

    // From the middle outwards until a marker of one home is hit: those of several show no home before they are pressed.
    const glimpse = page.locator('aside [inert] a');
    let met: readonly [number, number] | undefined;
    for (let ring = 0; ring < 9 && !met; ring += 1) {
      for (let step = 0; step < 16 && !met; step += 1) {
        const at = [x + ring * 26 * Math.cos(step * 0.393), y + ring * 26 * Math.sin(step * 0.393)] as const;
        await page.mouse.move(...at);
        if ((await mapOf(page).evaluate((element) => element.style.cursor)) !== 'pointer') continue;
        const isOne = await glimpse.waitFor({ timeout: 1500 }).then(
          () => true,
          () => false,
        );
        if (isOne) met = at;
      }
    }
    if (!met) throw new Error('No marker of one home was met.');
    await page.mouse.click(...met);
    const chosen = page.getByRole('region', { name: 'Selected homes' });
    await expect(chosen).toBeVisible();
    const href = (await chosen.getByRole('link').first().getAttribute('href')) ?? '';
    expect(href).toMatch(/^\/property\//);
    const card = page.locator('#results article').filter({ has: page.locator(`a[href="${href}"]`) });
    if ((await card.count()) > 0) await expect(card).toBeInViewport();
    const shown = await chosen.boundingBox();
    expect(shown && shown.x >= box.x && shown.x + shown.width <= box.x + box.width).toBe(true);
    // It is beside the marker, whose middle it leaves free; where the pointer met its price may be under the card.
    const halfPrice = 40;
    expect(shown && (shown.x + halfPrice > met[0] || shown.x + shown.width - halfPrice < met[0])).toBe(true);
    await chosen.getByRole('button', { name: 'Close' }).click();
    await expect(chosen).toHaveCount(0);
    await page.mouse.click(...met);
    await expect(chosen).toBeVisible();
    await page.getByRole('heading', { level: 1 }).focus();
    await page.keyboard.press('Escape');
    await expect(chosen).toHaveCount(0);
  },
);

test(
  '[MAP-07, MAP-09] a card highlights the cluster that contains its home; a hidden home leaves the number of the map',
  { tag: '@laptop' },
  async ({ page }) => {
    await openMap(page, richmond);
    await expect(page.getByText(/^\d+ more that are not on the map$/)).toBeVisible();
    const look = () =>
      mapOf(page)
        .locator('canvas')
        .first()
        .evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL());
    const plain = await look();
    // Richmond's own homes come first, and all of Richmond is in view.
    await page.getByRole('article').first().getByRole('heading').getByRole('link').focus();
    await expect.poll(look).not.toBe(plain);
    const before = await inView(page);
    await page.getByRole('article').first().getByRole('button', { name: /^Hide/ }).click();
    await expect.poll(() => inView(page)).toBe(before - 1);
  },
);

test(
  '[SRCH-16] results follow the map when the visitor chooses so, in one step of the history',
  { tag: '@laptop' },
  async ({ page }) => {
    await openMap(page, richmond);
    await page.getByRole('checkbox', { name: 'Search as I move' }).check();
    await mapOf(page).focus();
    await press(page, 'ArrowRight', 'ArrowRight');
    await expect(page).toHaveURL(/context=map/);
    const first = page.url();
    await press(page, 'ArrowDown', 'ArrowDown');
    await expect(page).not.toHaveURL(first);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Mapped Area');
    await expect(mapOf(page)).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${richmond}$`));
    // The choice holds for the next page.
    await page.reload();
    await expect(page.getByRole('checkbox', { name: 'Search as I move' })).toBeChecked();
  },
);

test(
  '[SRCH-16, A11Y-04] the list of markers lights up markers and cards, leads to homes and zooms into groups',
  { tag: '@laptop' },
  async ({ page }) => {
    await openMap(page, `${richmond}?surrounding=false`);
    await page.getByRole('button', { name: /^List of markers/ }).click();
    const panel = page.locator('aside ul').filter({ has: page.getByRole('link') });
    const home = panel.getByRole('link').first();
    await expect(home).toContainText(/Home, .*,/);
    const href = await home.getAttribute('href');
    await home.focus();
    const card = page.getByRole('article').filter({ has: page.locator(`a[href="${href}"]`) });
    await expect(card).toHaveAttribute('data-highlighted');
    await home.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${href}$`));

    await openMap(page, '/for-sale/australia/real-estate?context=map&lat=-28&lng=134&zoom=4.2&bounds=-44,112,-10,154');
    const before = await inView(page);
    await page.getByRole('button', { name: /^List of markers/ }).click();
    const group = page.getByRole('button', { name: /^\d+ homes, .*Zoom in$/ }).first();
    await group.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^[\d,]+ homes? in view$/).first()).toBeFocused();
    await expect
      .poll(async () =>
        Number(
          (
            /([\d,]+) home/.exec(
              await page
                .getByText(/^[\d,]+ homes? in view$/)
                .first()
                .innerText(),
            )?.[1] ?? '0'
          ).replaceAll(',', ''),
        ),
      )
      .toBeLessThan(before);
    await expect(page.getByRole('button', { name: 'Search this area' })).toBeVisible();
  },
);

test(
  '[SRCH-17, MAP-14] an area is drawn by mouse, searched and changed; cleared, it gives way to the search before it',
  { tag: ['@desktop', '@laptop'] },
  async ({ page }) => {
    const problems = watchConsole(page);
    const scripts: string[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.push(response.url());
    });
    await openMap(page, richmond);
    const before = await total(page);
    const withoutDrawing = scripts.length;
    await page.getByRole('button', { name: 'Draw area' }).click();
    const tools = page.getByRole('group', { name: 'Draw an area' });
    await expect(tools.getByRole('status')).toContainText('Drag around an area');
    expect(scripts.length).toBeGreaterThan(withoutDrawing);

    const [x, y] = await middle(page);
    await page.mouse.move(x + 150, y);
    await page.mouse.down();
    for (let turn = 0; turn < 40; turn += 1)
      await page.mouse.move(x + 150 * Math.cos(turn / 6.4), y + 150 * Math.sin(turn / 6.4));
    await page.mouse.up();
    await expect(page).toHaveURL(/context=draw&shape=/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Drawn Area');
    await expect.poll(() => total(page)).toBeLessThan(before);
    await expect.poll(async () => (await inView(page)) === (await total(page))).toBe(true);
    const drawn = page.url();

    await page.getByRole('button', { name: 'Edit area' }).click();
    const edit = page.getByRole('group', { name: 'Edit drawn area' });
    // A corner is selected and then its new place: nothing is dragged.
    await edit.getByRole('button', { name: 'Next corner' }).click();
    await expect(edit.getByRole('status')).toContainText(/^Corner 1 of \d+/);
    await page.mouse.click(x + 60, y + 60);
    await expect(edit.getByRole('status')).toHaveText('Corner set down.');
    await edit.getByRole('button', { name: 'Undo' }).click();
    await expect(edit.getByRole('status')).toContainText('Undone');
    await edit.getByRole('button', { name: 'Next corner' }).click();
    await edit.getByRole('button', { name: 'Delete corner' }).click();
    await edit.getByRole('button', { name: 'Show homes' }).click();
    await expect(page).not.toHaveURL(drawn);
    await expect(page).toHaveURL(/context=draw&shape=/);
    await page.goBack();
    await expect(page).toHaveURL(drawn);

    await page.getByRole('button', { name: 'Clear area' }).click();
    await expect(page).toHaveURL(new RegExp(`${richmond}$`));
    await expect(page.getByRole('button', { name: 'Draw area' })).toBeVisible();
    expect(serious(problems)).toEqual([]);
  },
);

test(
  '[SRCH-17] an area is drawn corner by corner; too few corners give a message, a line that crosses itself is repaired',
  { tag: ['@desktop', '@laptop', '@phone'] },
  async ({ page }) => {
    await openMap(page, richmond);
    await page.getByRole('button', { name: 'Draw area' }).click();
    const tools = page.getByRole('group', { name: 'Draw an area' });
    await expect(tools.getByRole('status')).toContainText('Drag around an area');
    const [x, y] = await middle(page);
    for (const [right, down] of [
      [-120, -60],
      [120, 120],
    ] as const)
      await page.mouse.click(x + right, y + down);
    await expect(tools.getByRole('status')).toHaveText('Corner 2 added.');
    await tools.getByRole('button', { name: 'Finish' }).click();
    await expect(tools.getByRole('status')).toHaveText('An area needs at least three corners; this one has 2.');
    for (const [right, down] of [
      [120, -60],
      [-120, 120],
    ] as const)
      await page.mouse.click(x + right, y + down);
    await page.mouse.click(x - 120, y - 60);
    await expect(page).toHaveURL(/context=draw&shape=/);
    await expect(
      page.locator('aside [role=status]').filter({ hasText: 'we fixed where its line crossed itself' }),
    ).toHaveCount(1);
    const shape = new URL(page.url()).searchParams.get('shape');
    expect(shape).toBeTruthy();
  },
);

test(
  '[SRCH-17, A11Y-04] an area is drawn and changed by keyboard alone, and every step is announced',
  { tag: ['@desktop', '@laptop'] },
  async ({ page }) => {
    await openMap(page, richmond);
    await page.getByRole('button', { name: 'Draw area' }).focus();
    await press(page, 'Enter');
    const status = page.getByRole('group', { name: 'Draw an area' }).getByRole('status');
    await expect(mapOf(page)).toBeFocused();
    await press(page, 'Enter');
    await expect(status).toHaveText('Corner 1 added.');
    await expect(page.locator('[data-cross]')).toBeVisible();
    await press(
      page,
      ...times(5, 'ArrowRight'),
      'Enter',
      ...times(5, 'ArrowDown'),
      'Enter',
      ...times(2, 'ArrowLeft'),
      'Enter',
    );
    await expect(status).toContainText('Corner 4 added.');
    await press(page, 'Backspace');
    await expect(status).toHaveText('Corner removed, 3 corners left.');
    await press(page, ...times(3, 'ArrowLeft'), ...times(5, 'ArrowUp'), 'Enter');
    await expect(page).toHaveURL(/context=draw&shape=/);
    await expect(mapOf(page)).toBeFocused();
    await expect(page.locator('aside [role=status]').filter({ hasText: 'Area of 3 corners closed.' })).toHaveCount(1);
    const drawn = page.url();

    await page.getByRole('button', { name: 'Edit area' }).focus();
    await press(page, 'Enter');
    const changes = page.getByRole('group', { name: 'Edit drawn area' }).getByRole('status');
    await expect(mapOf(page)).toBeFocused();
    await press(page, 'Enter');
    await expect(changes).toContainText(/^Corner \d( of \d|  ?added)/);
    await press(page, 'n');
    await expect(changes).toContainText(/^Corner \d of \d/);
    await press(page, ...times(3, 'ArrowUp'), 'Enter');
    await expect(changes).toHaveText('Corner set down.');
    await page.getByRole('button', { name: 'Show homes' }).focus();
    await press(page, 'Enter');
    await expect(page).not.toHaveURL(drawn);
    await page.getByRole('button', { name: 'Edit area' }).focus();
    await press(page, 'Enter');
    await expect(mapOf(page)).toBeFocused();
    await press(page, 'Escape');
    await expect(page.getByRole('button', { name: 'Edit area' })).toBeFocused();
  },
);

test('[SRCH-17] on a touch screen one finger draws', { tag: '@phone' }, async ({ page }) => {
  await openMap(page, richmond);
  await page.getByRole('button', { name: 'Draw area' }).tap();
  await expect(page.getByRole('group', { name: 'Draw an area' })).toBeVisible();
  const [x, y] = await middle(page);
  const touch = await page.context().newCDPSession(page);
  const at = (type: 'touchStart' | 'touchMove' | 'touchEnd', turn: number) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd' ? [] : [{ x: x + 120 * Math.cos(turn / 4), y: y + 60 + 120 * Math.sin(turn / 4) }],
    });
  await at('touchStart', 0);
  for (let turn = 1; turn < 25; turn += 1) await at('touchMove', turn);
  await at('touchEnd', 25);
  await expect(page).toHaveURL(/context=draw&shape=/);
});

test('[A11Y-04] the map is one tab stop, keys move and zoom it, and a link skips it', async ({ page }) => {
  await openMap(page, richmond);
  await page.getByRole('link', { name: /^Skip map/ }).focus();
  await press(page, 'Enter');
  await expect(page.locator('#results')).toBeFocused();
  const stops = await mapOf(page)
    .locator('..')
    .locator('a[href], button, [tabindex]')
    .evaluateAll((all) => all.filter((each) => (each as HTMLElement).tabIndex === 0).length);
  expect(stops).toBe(1);
  await mapOf(page).focus();
  const seen = await inView(page);
  await press(page, '-', '-');
  await expect.poll(() => inView(page)).toBeGreaterThan(seen);
  await expect(page.locator('aside [role=status]').filter({ hasText: /homes in view/ })).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Search this area' })).toBeVisible();
  await page.getByRole('button', { name: 'Move the map by buttons' }).click();
  await expect(page.getByRole('button', { name: 'Move north' })).toBeVisible();
});

test('[MAP-14] on a phone, Back from the map returns to the list', { tag: '@phone' }, async ({ page }) => {
  await openMap(page, richmond);
  await page.goBack();
  await expect(mapOf(page)).toHaveCount(0);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${richmond}$`));
});

test(
  '[MAP-16] on a phone results are a sheet over the map, moved by drag or buttons; a collapsed list is inert',
  { tag: '@phone' },
  async ({ page }) => {
    await openMap(page, richmond);
    const list = page.locator('#results');
    const head = page.getByRole('button', { name: /^[\d,]+ homes(, [\d,]+ in view)?$/ });
    const height = async (): Promise<number> => (await list.locator('..').boundingBox())?.height ?? 0;
    await expect(list).toHaveAttribute('inert', '');
    const shown = await mapOf(page).boundingBox();
    const from = await head.boundingBox();
    if (!shown || !from) throw new Error('The map or the sheet has no box.');

    const touch = await page.context().newCDPSession(page);
    const at = (type: 'touchStart' | 'touchMove' | 'touchEnd', up: number) =>
      touch.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: from.x + 20, y: from.y + 20 - up }],
      });
    await at('touchStart', 0);
    for (let up = 20; up <= 300; up += 20) await at('touchMove', up);
    await at('touchEnd', 300);
    await expect.poll(height).toBeCloseTo(shown.height / 2, 0);
    await expect(page.getByRole('article').first()).toBeVisible();
    // The map has not moved or changed its size.
    expect(await mapOf(page).boundingBox()).toEqual(shown);

    await page.getByRole('button', { name: 'Raise the list' }).focus();
    await press(page, 'Enter');
    await expect.poll(height).toBeGreaterThan(shown.height * 0.9);
    await page.goBack();
    await expect(mapOf(page)).toHaveCount(0);
    await expect(page.getByRole('article').first()).toBeVisible();
  },
);

test('[SRCH-16, LIST-02] a home with a hidden address is in the list of results and never on the map', async ({
  page,
}) => {
  // One home in thirty hides its address: it is on one of the first pages.
  let named = '';
  for (let number = 1; named === ''; number += 1) {
    await page.goto(`/for-sale/vic/real-estate?page=${number}`);
    const hiding = page.getByRole('link', { name: /^Address available on request, / });
    if ((await hiding.count()) > 0) named = (await hiding.first().getAttribute('aria-label')) ?? '';
  }
  const [, suburb = '', postcode = ''] = /request, (.+), VIC (\d{4})$/.exec(named) ?? [];
  const tiles: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/tiles/listings/'))
      tiles.push(
        response.body().then(
          (body) => body.toString('latin1'),
          () => '',
        ),
      );
  });
  // Zoomed out so far that the whole suburb is in view, with all its listings.
  await openMap(
    page,
    `/for-sale/${suburb.toLowerCase().replaceAll(' ', '-')}-vic-${postcode}/real-estate?surrounding=false`,
  );
  await mapOf(page).focus();
  await press(page, '-');
  const cards = page.locator('#results article').getByRole('heading').getByRole('link');
  const hidden = await cards
    .and(page.getByRole('link', { name: /^Address available on request/ }))
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(hidden.length).toBeGreaterThan(0);
  expect(await total(page)).toBe(await cards.count());
  await expect.poll(() => inView(page)).toBe((await total(page)) - hidden.length);
  const drawn = (await Promise.all(tiles)).join('');
  const uriOf = (href: string): string => href.replace('/property/', '');
  for (const href of hidden) expect(drawn).not.toContain(uriOf(href));
  const open = await cards.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(open.some((href) => drawn.includes(uriOf(href)))).toBe(true);
});

test(
  '[A11Y-04] the map, its list and its drawing have no accessibility violation, in light and dark',
  { tag: ['@laptop', '@phone'] },
  async ({ page }) => {
    const check = async (state: string) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        expect(await findViolations(page, 'aside'), `${state}, ${colorScheme}`).toEqual([]);
      }
    };
    await openMap(page, richmond);
    await check('map');
    await page.getByRole('button', { name: /^List of markers/ }).click();
    await check('list');
    await page.getByRole('button', { name: 'Hide the list of markers' }).click();
    await page.getByRole('button', { name: 'Draw area' }).click();
    await expect(page.getByRole('group', { name: 'Draw an area' })).toBeVisible();
    await check('drawing');
  },
);
