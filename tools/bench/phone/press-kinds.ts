import type { Locator, Page } from '@playwright/test';
import type { pageKinds } from '../pages/kinds.ts';

type Spot = { readonly x: number; readonly y: number };

/** A press that is measured. */
export interface PressKind {
  readonly name: string;
  readonly page: (typeof pageKinds)[number]['name'];
  /** What a visitor does before. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** Where to press. */
  readonly spot: (page: Page) => Promise<Spot>;
  /** Shown by a response of any kind, and by what was requested; CSS selectors of elements not on the page before. */
  readonly response: string;
  readonly end: string;
}

/** The middle of a control, which is scrolled into view. */
async function middle(control: Locator): Promise<Spot> {
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (!box) throw new Error('The control has no box.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const mapButton = (page: Page): Locator => page.getByRole('button', { name: 'Map', exact: true }).last();
const busy = '[data-busy], [aria-busy="true"]';
const chosen = 'section[aria-label="Selected homes"]';

const openMap = async (page: Page): Promise<void> => {
  await mapButton(page).click();
  await page.locator('[role="application"] canvas').first().waitFor();
  await page.getByRole('button', { name: /in view$/ }).waitFor();
};

/** Where the map has a marker, from its middle outwards, by the shape of a pointer over it. */
async function markerSpot(page: Page): Promise<Spot> {
  const map = page.getByRole('application', { name: /^Map/ });
  const { x, y } = await middle(map);
  for (let ring = 0; ring < 8; ring += 1)
    for (let step = 0; step < 12; step += 1) {
      const at = { x: x + ring * 22 * Math.cos(step * 0.52), y: y + ring * 22 * Math.sin(step * 0.52) };
      await page.mouse.move(at.x, at.y);
      if ((await map.evaluate((element) => element.style.cursor)) === 'pointer') return at;
    }
  throw new Error('No marker was met.');
}

const results: PressKind[] = [
  {
    name: 'heart',
    page: 'results',
    spot: (page) => middle(page.locator('article button[aria-pressed]').first()),
    response: 'article button[aria-pressed="true"]',
    end: 'article button[aria-pressed="true"]',
  },
  {
    name: 'filters',
    page: 'results',
    spot: (page) => middle(page.getByRole('link', { name: /^Filters/ })),
    response: busy,
    end: 'dialog[open]',
  },
  {
    name: 'a filter',
    page: 'results',
    prepare: async (page) => {
      await page.getByRole('link', { name: /^Filters/ }).click();
      await page.getByRole('dialog').waitFor();
    },
    spot: (page) => middle(page.locator('dialog [name="type"][value="house"]')),
    response: 'dialog [name="type"][value="house"]:checked',
    end: 'dialog [name="type"][value="house"]:checked',
  },
  {
    name: 'map',
    page: 'results',
    spot: (page) => middle(mapButton(page)),
    response: '[data-shown="over"]',
    end: '[role="application"] canvas',
  },
  { name: 'marker', page: 'results', prepare: openMap, spot: markerSpot, response: chosen, end: `${chosen} a` },
  {
    name: 'tab',
    page: 'results',
    spot: (page) => middle(page.locator('#results nav').getByRole('link', { name: /^Rent/ })),
    response: busy,
    end: '#results nav a[aria-current="page"][href^="/for-rent"]',
  },
  {
    name: 'card',
    page: 'results',
    spot: (page) => middle(page.locator('article h2 a').first()),
    response: busy,
    end: 'section[aria-label^="Photos of"]',
  },
];

export const pressKinds: readonly PressKind[] = [
  ...results,
  {
    name: 'photograph',
    page: 'listing',
    spot: (page) => middle(page.locator('section[aria-label^="Photos of"] li a').first()),
    response: busy,
    end: 'dialog[open]',
  },
  {
    name: 'heart',
    page: 'listing',
    spot: (page) => middle(page.locator('main button[aria-pressed="false"]').first()),
    response: 'main button[aria-pressed="true"]',
    end: 'main button[aria-pressed="true"]',
  },
  {
    name: 'tab',
    page: 'agent',
    spot: (page) => middle(page.locator('main nav').getByRole('link', { name: /^Reviews/ })),
    response: busy,
    end: 'main nav a[aria-current="page"][href*="/reviews"]',
  },
];
