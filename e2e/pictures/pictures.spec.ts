import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { pageKinds, type PageKind } from '../page-kinds.ts';
import { approvedPictures, checkPicture, differenceFrom, removeApproved, renewing } from './approved.ts';
import { pictureBrowser } from './browser.ts';
import { publicUrl, startPictureSite, type PictureSite } from './picture-site.ts';
import { readPixels, type Pixels } from './pixels.ts';
import {
  openPage,
  pictureName,
  schemes,
  screens,
  readersOf,
  takePicture,
  takePictures,
  type Readers,
  type Scheme,
} from './take-pictures.ts';

// All pictures in one test: well under three minutes on an idle machine, longer on a busy one.
test.describe.configure({ mode: 'serial', timeout: 900_000 });

type Pictured = PageKind & { readonly picture: string };
const pictured = pageKinds.filter((kind): kind is Pictured => kind.picture !== undefined);
/** Names from the command line; none: all. */
const chosen = (process.env['PICTURED_PAGES'] ?? '').split(' ').filter((name) => name !== '');
const isChosen = ({ picture }: Pictured): boolean => chosen.length === 0 || chosen.includes(picture);
/** In the tree, all approved pictures together. */
const mostBytes = 12_000_000;

let browser: Browser;
let site: PictureSite;
let readers: Readers;

const rulesOf = ({ port }: PictureSite): string => `MAP ${new URL(publicUrl).host}:80 127.0.0.1:${port}`;

/** A page that depends on nothing of the product, as a browser draws it. */
async function calibration(by: Browser): Promise<Pixels> {
  const page = await by.newPage({ viewport: { width: 480, height: 960 }, deviceScaleFactor: 2, locale: 'en-AU' });
  await page.goto(pathToFileURL(join(import.meta.dirname, 'calibration.html')).href);
  const picture = await readPixels(await page.screenshot(), 480);
  await page.close();
  return picture;
}

test.beforeAll(async () => {
  test.setTimeout(300_000);
  const trial = await pictureBrowser('');
  const [picture, version] = [await calibration(trial), trial.version()];
  await trial.close();
  const differs = (await differenceFrom('calibration', picture)) !== undefined;
  if (differs && renewing !== 'all') {
    const what = `Chromium ${version} of this machine draws text or controls differently from the browser of the approved pictures, also on a page without anything of the product`;
    if (renewing) throw new Error(`${what}. To renew all pictures with this browser: npm run pictures -- --all`);
    console.log(`${what}: pictures are not compared here.`);
    test.skip(true, what);
  }
  await checkPicture({ name: 'calibration', pixels: picture }, test.info().outputPath());
  site = await startPictureSite();
  browser = await pictureBrowser(rulesOf(site));
  readers = await readersOf(site, browser);
});
test.afterAll(async () => {
  await readers?.close();
  await browser?.close();
  await site?.close();
});

test('[SHELL-25, SHELL-26] forty pages look as approved at three widths in light and dark, and none scrolls sideways', async () => {
  const results = test.info().outputPath();
  const wrong: string[] = [];
  const take = async (kinds: readonly Pictured[]): Promise<void> => {
    for (const kind of kinds.filter(isChosen)) {
      const open = await openPage(readers, kind);
      const { pictures, tooWide } = await takePictures(open, kind.picture);
      await open.close();
      wrong.push(...tooWide);
      for (const picture of pictures) {
        const problem = await checkPicture(picture, results);
        if (problem !== undefined) wrong.push(problem);
      }
    }
  };
  // Two at a time. Pages of people who are signed in come in one order: a page may change what the next one shows.
  await Promise.all([
    take(pictured.filter(({ as }) => as === undefined)),
    take(pictured.filter(({ as }) => as !== undefined)),
  ]);
  const names = new Set([
    'calibration',
    ...pictured.flatMap(({ picture }) =>
      screens.flatMap((screen) => schemes.map((scheme) => pictureName(picture, screen, scheme))),
    ),
  ]);
  const { names: approved, bytes } = approvedPictures();
  const superfluous = approved.filter((name) => !names.has(name));
  if (renewing) superfluous.forEach(removeApproved);
  else wrong.push(...superfluous.map((name) => `${name}: no page has this picture`));
  expect(pictured).toHaveLength(40);
  expect(bytes).toBeLessThan(mostBytes);
  expect(
    wrong,
    `Look at the files named below, each with the approved picture, the present one and their difference. If the change is intended: npm run pictures, look at what changed, and commit it.\n${wrong.join('\n')}\n`,
  ).toEqual([]);
});

/** Adds a style sheet, which the page's policy does not forbid to scripts of a test. */
const addStyles = (page: Page, css: string): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, css);

interface Planted {
  readonly defect: string;
  readonly on: string;
  readonly width: (typeof screens)[number]['width'];
  readonly scheme?: Scheme;
  readonly plant: string | ((page: Page) => Promise<unknown>);
}

const planted: readonly Planted[] = [
  { defect: 'a heading 4 px to the right', on: 'suburb', width: 390, plant: 'h1 { transform: translateX(4px) }' },
  {
    defect: 'a small icon 4 px lower',
    on: 'results',
    width: 1440,
    plant: 'article button[aria-pressed] { transform: translateY(4px) }',
  },
  {
    defect: 'bullets over a tab bar',
    on: 'suburb',
    width: 390,
    plant: 'main nav li { display: list-item; list-style: disc inside }',
  },
  { defect: 'links that run together', on: 'not-found', width: 390, plant: 'main ul { gap: 0; margin: 0 }' },
  {
    defect: 'a missing style sheet',
    on: 'questions',
    width: 768,
    plant: (page) => page.evaluate(() => [...document.querySelectorAll('link[rel=stylesheet]')].at(-1)?.remove()),
  },
  {
    defect: "the light scheme's colour of muted text in dark",
    on: 'question',
    width: 390,
    scheme: 'dark',
    plant: ':root { --v-text-muted: #55625f }',
  },
  { defect: 'square corners', on: 'sign-in', width: 768, plant: 'button { border-radius: 0 }' },
];

test('[SHELL-25] small defects of a page are found', async () => {
  test.skip(renewing !== undefined);
  for (const { defect, on, width, scheme = 'light', plant } of planted) {
    const kind = pictured.find(({ picture }) => picture === on);
    const screen = screens.find((each) => each.width === width);
    if (!kind || !screen) throw new Error(`${defect}: no picture of ${on} at ${width}.`);
    const open = await openPage(readers, kind);
    const name = pictureName(on, screen, scheme);
    expect
      .soft(await differenceFrom(name, await takePicture(open, screen, scheme)), `before ${defect}`)
      .toBeUndefined();
    await (typeof plant === 'string' ? addStyles(open.page, plant) : plant(open.page));
    const found = await differenceFrom(name, await takePicture(open, screen, scheme));
    expect.soft(found?.count ?? 0, defect).toBeGreaterThan(0);
    await open.close();
  }
});

test('[SHELL-26] a page that scrolls sideways is found', async () => {
  test.skip(renewing !== undefined);
  const kind = pictured.find(({ picture }) => picture === 'sign-in');
  if (!kind) throw new Error('The sign-in page is not pictured.');
  const open = await openPage(readers, kind);
  await addStyles(open.page, 'main { min-width: 400px }');
  expect((await takePictures(open, 'sign-in')).tooWide).toEqual(['sign-in is 400 px wide at 390']);
  await open.close();
});

test('[SHELL-25] another smoothing of text is no difference', async () => {
  test.skip(renewing !== undefined);
  const other = await pictureBrowser(rulesOf(site), { hinting: 'full', subpixels: true });
  const others = await readersOf(site, other);
  for (const kind of pictured.filter(({ picture }) => ['suburb', 'question', 'sign-in'].includes(picture))) {
    const open = await openPage(others, kind);
    for (const { name, pixels } of (await takePictures(open, kind.picture)).pictures)
      expect.soft(await differenceFrom(name, pixels), name).toBeUndefined();
    await open.close();
  }
  await others.close();
  await other.close();
});
