import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test, type Browser, type Page } from '../test.ts';
import { pageKinds, type PageKind } from '../page-kinds.ts';
import {
  approvedBrowser,
  approvedPictures,
  checkPicture,
  differenceFrom,
  recordBrowser,
  removeApproved,
  renewing,
} from './approved.ts';
import { pictureBrowser } from './browser.ts';
import { publicUrl, startPictureSite, type PictureSite } from './picture-site.ts';
import { readPixels } from './pixels.ts';
import {
  openPage,
  pictureName,
  schemesOf,
  screens,
  readersOf,
  takePicture,
  takePictures,
  takeSettledPicture,
  type Picture,
  type Readers,
  type Scheme,
} from './take-pictures.ts';

// All pictures in one test: they share a site, which is started once. A second attempt would see the same, for minutes.
test.describe.configure({ mode: 'serial', timeout: 900_000, retries: 0 });
// Of forty pages when the test fails, none of them the one that looks different.
test.use({ screenshot: 'off' });

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
/** Why this machine's pictures cannot be compared with the approved ones. */
let otherMachine: string | undefined;

const rulesOf = ({ port }: PictureSite): string => `MAP ${new URL(publicUrl).host}:80 127.0.0.1:${port}`;

/** Whether a picture need not be taken again. */
const isExpected = async ({ name, pixels }: Picture): Promise<boolean> =>
  renewing !== 'all' && (await differenceFrom(name, pixels)) === undefined;

/**
 * Pictures a page that depends on nothing of the product, as a browser draws it.
 * @returns what it draws differently from the approved picture, in words; undefined if nothing
 */
async function calibrate(by: Browser): Promise<string | undefined> {
  const page = await by.newPage({ viewport: { width: 480, height: 1100 }, deviceScaleFactor: 2, locale: 'en-AU' });
  await page.goto(pathToFileURL(join(import.meta.dirname, 'calibration.html')).href);
  const parts = await page.locator('[data-part]').evaluateAll((sections) =>
    sections.map((section) => {
      const { top, bottom } = section.getBoundingClientRect();
      return { name: section.getAttribute('data-part'), top, bottom };
    }),
  );
  const pixels = await readPixels(await page.screenshot(), 480);
  await page.close();
  const difference = await differenceFrom('calibration', pixels);
  await checkPicture({ name: 'calibration', pixels }, test.info().outputPath());
  if (difference === undefined) return undefined;
  const names = parts
    .filter(({ top, bottom }) => difference?.boxes.some((box) => box.top < bottom && box.bottom > top))
    .map(({ name }) => name);
  return names.join(', ') || 'a page';
}

test.beforeAll(async () => {
  test.setTimeout(300_000);
  const trial = await pictureBrowser('');
  const here = `Chromium ${trial.version()} on ${process.platform} ${process.arch}`;
  const different = await calibrate(trial);
  await trial.close();
  if (renewing === 'all') recordBrowser(here);
  else if (different !== undefined) {
    otherMachine = `${here} draws ${different} differently from ${approvedBrowser()}, which drew the approved pictures, on a page without anything of the product`;
    if (renewing)
      throw new Error(`${otherMachine}. To renew all pictures with this browser: npm run pictures -- --all`);
    console.log(`${otherMachine}: pictures are not compared here.`);
    return;
  }
  site = await startPictureSite();
  browser = await pictureBrowser(rulesOf(site));
  readers = await readersOf(site, browser);
});
test.beforeEach(() => {
  test.skip(otherMachine !== undefined, otherMachine);
});
test.afterAll(async () => {
  await readers?.close();
  await browser?.close();
  await site?.close();
});

/** Checks or renews all pictures of a page. @returns what is wrong with them */
async function wrongWith(kind: Pictured, results: string): Promise<readonly string[]> {
  const open = await openPage(readers, kind);
  try {
    const { pictures, tooWide } = await takePictures(open, kind.picture, isExpected);
    const problems = [];
    for (const picture of pictures) problems.push(await checkPicture(picture, results));
    return [...tooWide, ...problems.filter((problem) => problem !== undefined)];
  } finally {
    await open.close();
  }
}

test('[SHELL-25, SHELL-26] forty pages look as approved at three widths, in dark at one, and none scrolls sideways', async () => {
  const results = test.info().outputPath();
  const wrong: string[] = [];
  const take = async (kinds: readonly Pictured[]): Promise<void> => {
    for (const kind of kinds.filter(isChosen))
      try {
        wrong.push(...(await wrongWith(kind, results)));
      } catch (problem) {
        wrong.push(`${kind.picture}: ${(problem as Error).message}`);
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
      screens.flatMap((screen) => schemesOf(picture, screen).map((scheme) => pictureName(picture, screen, scheme))),
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
    `Each file named below has the approved picture, the present one, and in red their difference. If the change is intended: npm run pictures, look at what changed, and commit it.\n${wrong.join('\n')}\n`,
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
    const before = await takeSettledPicture(open, screen, scheme, (pixels) => isExpected({ name, pixels }));
    expect.soft((await differenceFrom(name, before))?.boxes, `before ${defect}`).toBeUndefined();
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
  expect((await takePictures(open, 'sign-in', async () => true)).tooWide).toEqual(['sign-in is 400 px wide at 390']);
  await open.close();
});

test('[SHELL-25] text smoothed in subpixels is no difference', async () => {
  test.skip(renewing !== undefined);
  const other = await pictureBrowser(rulesOf(site), true);
  const others = await readersOf(site, other);
  for (const kind of pictured.filter(({ picture }) => ['suburb', 'question', 'sign-in'].includes(picture))) {
    const open = await openPage(others, kind);
    for (const { name, pixels } of (await takePictures(open, kind.picture, isExpected)).pictures)
      expect.soft((await differenceFrom(name, pixels))?.boxes, name).toBeUndefined();
    await open.close();
  }
  await others.close();
  await other.close();
});
