import {
  request as http,
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  type CDPSession,
  type Page,
  type Request,
} from '@playwright/test';
import { addressOf, type PageKind } from '../page-kinds.ts';
import { untilHydrated } from '../hydration.ts';
import { untilResponse } from '../operation.ts';
import { comparePixels } from './compare.ts';
import { emailOf, passwordOfSample, type Account } from '../people.ts';
import { pictureMoment, timeZone } from './moment.ts';
import { publicUrl, type PictureSite } from './picture-site.ts';
import { readPixels, stackPixels, type Pixels } from './pixels.ts';

/** A screen in CSS pixels, and its device pixels per CSS pixel. */
export const screens = [
  { width: 390, height: 844, ratio: 3, mobile: true },
  { width: 768, height: 1024, ratio: 2, mobile: true },
  { width: 1440, height: 900, ratio: 2, mobile: false },
] as const;
/** So many of a page are in its picture. */
const screenfuls = 2;
export type PictureScreen = (typeof screens)[number];
const schemes = ['light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

export interface Picture {
  /** Of its file, without the ending: 'home.390.dark'. */
  readonly name: string;
  readonly pixels: Pixels;
}

/**
 * In which schemes a page is pictured on a screen: light on all, dark on one, as its colours are the same on all of
 * them. Which one is up to its name: every screen has dark pictures.
 */
export function schemesOf(page: string, screen: PictureScreen): readonly Scheme[] {
  const sum = [...page].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return screens[sum % screens.length] === screen ? schemes : ['light'];
}

export const pictureName = (page: string, { width }: PictureScreen, scheme: Scheme): string =>
  `${page}.${width}.${scheme}`;

/** Readers of a picture site's pages, each signed in once. */
export interface Readers {
  /** Finds addresses of pages. */
  request(account: Account | undefined): APIRequestContext;
  /** A browser of its own: nothing that an earlier page stored is in it. */
  context(account: Account | undefined): Promise<BrowserContext>;
  close(): Promise<void>;
}

/** Signs in. A busy machine exceeds the time limit of the host's call to the API (422), so there are five attempts. */
async function signIn(request: APIRequestContext, account: Account): Promise<void> {
  let status = 0;
  for (let attempt = 0; attempt < 5 && status !== 303; attempt++) {
    const response = await request.post('/sign-in', {
      form: { account: emailOf(account), password: passwordOfSample },
      headers: { origin: publicUrl },
      maxRedirects: 0,
    });
    status = response.status();
  }
  if (status !== 303) throw new Error(`The ${account} is not signed in: ${status}.`);
}

/** Signs in everyone who has pages. */
export async function readersOf({ address }: PictureSite, browser: Browser): Promise<Readers> {
  const requests = new Map<Account | undefined, APIRequestContext>();
  for (const account of [undefined, 'member', 'agent', 'admin'] as const) {
    const request = await http.newContext({ baseURL: address });
    requests.set(account, request);
    if (account === undefined) continue;
    await signIn(request, account);
  }
  const requestOf = (account: Account | undefined): APIRequestContext => {
    const request = requests.get(account);
    if (!request) throw new Error(`There is no account ${account}.`);
    return request;
  };
  return {
    request: requestOf,
    async context(account) {
      const context = await browser.newContext({
        baseURL: publicUrl,
        storageState: await requestOf(account).storageState(),
        serviceWorkers: 'block',
        reducedMotion: 'reduce',
        locale: 'en-AU',
        timezoneId: timeZone,
      });
      await context.clock.setFixedTime(pictureMoment);
      // Pages are not fetched in advance: that is work for the site, and in no picture.
      await context.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g', saveData: false } });
      });
      return context;
    },
    close: async () => void (await Promise.all([...requests.values()].map((request) => request.dispose()))),
  };
}

/** A page that is ready to be pictured. */
export interface OpenPage {
  readonly page: Page;
  readonly session: CDPSession;
  readonly pending: ReadonlySet<Request>;
  close(): Promise<void>;
}

/** Requests without an end: streams of events. */
const endless = new Set(['eventsource', 'ping', 'websocket']);

/**
 * Opens a page of a kind as its reader. A busy machine exceeds the time limits of a page's requests, after which a part
 * of it is missing until it is opened again, so there are two attempts.
 */
export async function openPage(readers: Readers, kind: PageKind): Promise<OpenPage> {
  try {
    return await openOnce(readers, kind);
  } catch {
    return openOnce(readers, kind);
  }
}

async function openOnce(readers: Readers, kind: PageKind): Promise<OpenPage> {
  const context = await readers.context(kind.as);
  try {
    const page = await context.newPage();
    const pending = new Set<Request>();
    page.on('request', (request) => {
      if (!endless.has(request.resourceType())) pending.add(request);
    });
    page.on('requestfinished', (request) => pending.delete(request));
    page.on('requestfailed', (request) => pending.delete(request));
    // A busy machine is slow and not wrong.
    page.setDefaultTimeout(60_000);
    const session = await context.newCDPSession(page);
    await showOn(session, screens[0]);
    const address = await addressOf(kind, readers.request(kind.as));
    const [response] = await Promise.all([
      page.goto(address),
      // The number on a member's bell comes after the page.
      kind.as !== undefined && untilResponse(page, 'UnreadNotifications'),
    ]);
    const expected = kind.status ?? 200;
    if (response?.status() !== expected) throw new Error(`${address}: ${response?.status()} instead of ${expected}.`);
    if ((await page.locator('[id^="area-"] h1').count()) > 0) await untilHydrated(page);
    if (kind.as !== undefined) await page.getByRole('banner').locator('a[href="/notifications"]').first().waitFor();
    return { page, session, pending, close: () => context.close() };
  } catch (problem) {
    await context.close();
    throw problem;
  }
}

const showOn = (session: CDPSession, { width, height, ratio, mobile }: PictureScreen): Promise<unknown> =>
  session.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: ratio, mobile });

/** Waits until all that is in the window has arrived, is decoded and painted, and nothing moves. */
async function untilStill({ page, pending }: OpenPage): Promise<void> {
  // A response may lead to the next request a moment later: twice nothing is under way.
  for (let quiet = 0; quiet < 2; quiet = pending.size === 0 ? quiet + 1 : 0) {
    await page.evaluate(async () => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      await frame();
      await document.fonts.ready;
      const seen = [...document.images].filter((image) => {
        const { top, bottom, left, right, width } = image.getBoundingClientRect();
        // What is folded away has a place, and is not loaded.
        const isShown = width > 0 && image.checkVisibility();
        return isShown && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
      });
      await Promise.all(
        seen.map(async (image) => {
          if (!image.complete)
            await new Promise((resolve) => {
              image.addEventListener('load', resolve, { once: true });
              image.addEventListener('error', resolve, { once: true });
            });
          await image.decode().catch(() => undefined);
        }),
      );
      const ending = document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
      await Promise.allSettled(ending.map(({ finished }) => finished));
      await frame();
      await new Promise((resolve) => requestIdleCallback(resolve));
    });
  }
}

/** What the window shows, a pixel for each of CSS. */
async function shownPixels({ session }: OpenPage, width: number): Promise<Pixels> {
  const { data } = await session.send('Page.captureScreenshot', { format: 'jpeg', quality: 95 });
  return readPixels(Buffer.from(data, 'base64'), width);
}

/** The window once a drawing on it, such as a map that fades in, has come to rest. */
async function shownAtRest(open: OpenPage, width: number): Promise<Pixels> {
  let before = await shownPixels(open, width);
  if ((await open.page.locator('canvas').count()) === 0) return before;
  for (;;) {
    await untilStill(open);
    const now = await shownPixels(open, width);
    if (Buffer.compare(before.data, now.data) === 0) return now;
    before = now;
  }
}

/**
 * The first screenfuls of a page, one below the other, each as its reader sees it after scrolling there. A
 * screenful of the footer alone is left out: it is the same on all pages.
 */
export async function takePicture(open: OpenPage, screen: PictureScreen, scheme: Scheme): Promise<Pixels> {
  const { page, session } = open;
  const { width, height } = screen;
  await showOn(session, screen);
  await page.emulateMedia({ colorScheme: scheme });
  const parts: Pixels[] = [];
  for (let part = 0; part < screenfuls; part++) {
    const more = await page.evaluate((top) => {
      const end = (document.querySelector('main')?.getBoundingClientRect().bottom ?? 0) + window.scrollY;
      window.scrollTo({ top, behavior: 'instant' });
      return top === 0 || end > top;
    }, part * height);
    if (!more) break;
    await untilStill(open);
    parts.push(await shownAtRest(open, width));
  }
  return stackPixels(parts);
}

/**
 * A picture as expected, or one of a page that has come to rest: what arrives late is not different, and what is
 * different stays so.
 */
export async function takeSettledPicture(
  open: OpenPage,
  screen: PictureScreen,
  scheme: Scheme,
  isExpected: (pixels: Pixels) => Promise<boolean>,
): Promise<Pixels> {
  let before = await takePicture(open, screen, scheme);
  for (let again = 0; again < 5; again++) {
    if (await isExpected(before)) return before;
    const now = await takePicture(open, screen, scheme);
    if (comparePixels(before, now) === undefined) return now;
    before = now;
  }
  throw new Error(`${open.page.url()} does not come to rest at ${screen.width} px.`);
}

/**
 * All pictures of a page, and the widths at which it can be scrolled sideways.
 * @param isExpected a picture that it rejects is taken again, until two are alike
 */
export async function takePictures(
  open: OpenPage,
  page: string,
  isExpected: (picture: Picture) => Promise<boolean>,
): Promise<{ readonly pictures: readonly Picture[]; readonly tooWide: readonly string[] }> {
  const pictures: Picture[] = [];
  const tooWide: string[] = [];
  for (const screen of screens) {
    for (const scheme of schemesOf(page, screen)) {
      const name = pictureName(page, screen, scheme);
      const pixels = await takeSettledPicture(open, screen, scheme, (taken) => isExpected({ name, pixels: taken }));
      pictures.push({ name, pixels });
    }
    const wide = await open.page.evaluate(() => document.documentElement.scrollWidth);
    if (wide > screen.width) tooWide.push(`${page} is ${wide} px wide at ${screen.width}`);
  }
  return { pictures, tooWide };
}
