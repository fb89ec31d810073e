import { expect } from '@playwright/test';
import { site } from '../site.ts';
import type { Driver, Json, Key, Point, Screen } from './driver.ts';
import { describeTarget, findTarget, heading, toSent, type Found, type Question, type Target } from './target.ts';
import type { MonitoredRelease } from './observe-page.ts';

/** A tab in which a journey is made: every step waits until it can be made. */
export class Tab {
  readonly #driver: Driver;
  /** Root-relative addresses are of this site. */
  readonly #site: string;

  constructor(driver: Driver, of = site) {
    this.#driver = driver;
    this.#site = of;
  }

  /** Opens a page and waits until it is hydrated. */
  async goto(address: string): Promise<void> {
    await this.load(address);
    await this.untilHydrated();
  }

  /** Opens a page, hydrated or not. */
  async load(address: string): Promise<void> {
    await this.#untilLoaded();
    await this.#driver.goto(new URL(address, this.#site).href);
  }

  async reload(): Promise<void> {
    await this.#untilLoaded();
    await this.#driver.reload();
    await this.untilHydrated();
  }

  /** A step in the history; without a wait for the page. */
  back = (): Promise<void> => this.#driver.back();
  forward = (): Promise<void> => this.#driver.forward();

  /** The path with its query. */
  async path(): Promise<string> {
    const { pathname, search } = new URL(await this.#driver.url());
    return pathname + search;
  }

  untilPath = (path: RegExp): Promise<void> => expect.poll(() => this.path()).toMatch(path);

  /** Leaves a mark in the document, which a reload would lose. */
  mark = (): Promise<void> =>
    this.evaluate(() => {
      (window as unknown as { marked: boolean }).marked = true;
    });
  isMarked = (): Promise<boolean> => this.evaluate(() => (window as unknown as { marked?: boolean }).marked === true);

  evaluate<Args extends readonly Json[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    return this.#driver.evaluate(run, ...args);
  }

  /**
   * Waits until React has hydrated the shell and the area of the page, which it does in pauses: all controls in view.
   * Lazy views below are hydrated when they are seen, and a step waits for its own control.
   */
  async untilHydrated(): Promise<void> {
    await expect
      .poll(() =>
        this.#tried(() => {
          const isHydrated = (element: Element) =>
            Object.keys(element).some((name) => name.startsWith('__reactFiber$'));
          const waiting = document.querySelector('[data-ssr]');
          if (waiting) return `#${waiting.id}`;
          for (const part of ['header', '[id^="area-"] h1']) if (!document.querySelector(part)) return `no ${part}`;
          const inView = (element: Element): boolean => {
            const { top, bottom, width } = element.getBoundingClientRect();
            return width > 0 && bottom > 0 && top < innerHeight && element.checkVisibility();
          };
          const controls = [...document.querySelectorAll('main :is(button, input, select, textarea)')].filter(inView);
          const parts = [...document.querySelectorAll('header, [id^="area-"] h1'), ...controls];
          return parts.find((element) => !isHydrated(element))?.outerHTML.slice(0, 200) ?? '';
        }),
      )
      .toBe('');
  }

  /**
   * Waits for the scripts and styles that the present page is loading: a navigation would cut them off, which browsers
   * and pages report as problems.
   */
  async #untilLoaded(): Promise<void> {
    await expect
      .poll(() =>
        this.#tried(() => {
          const files = document.querySelectorAll<HTMLScriptElement & HTMLLinkElement>(
            'script[src], link[rel="stylesheet"], link[rel="preload"][href]',
          );
          return [...files]
            .map(({ src, href }) => src || href)
            .filter((address) => performance.getEntriesByName(address).length === 0);
        }),
      )
      .toEqual([]);
  }

  /** A page that is left in the middle has no result. */
  async #tried<Result>(run: () => Result): Promise<Awaited<Result> | undefined> {
    try {
      return await this.#driver.evaluate(run);
    } catch {
      return undefined;
    }
  }

  async #find(target: Target, question: Question, chosen = ''): Promise<Found> {
    return this.#driver.evaluate(findTarget, toSent(target), question, chosen);
  }

  /** Repeats a question until its result is good, and returns that. */
  async #until(
    target: Target,
    question: Question,
    good: (found: Found) => string,
    chosen = '',
    timeout = 20_000,
  ): Promise<Found> {
    let last: Found | undefined;
    await expect
      .poll(
        async () => {
          try {
            last = await this.#find(target, question, chosen);
            return good(last);
          } catch (error) {
            return error instanceof Error ? error.message : String(error);
          }
        },
        { message: describeTarget(target), intervals: [50, 100, 200, 400], timeout },
      )
      .toBe('');
    return last as Found;
  }

  async #point(target: Target): Promise<Point> {
    const { point } = await this.#until(target, 'point', (found) => (found.point ? '' : found.why));
    return point as Point;
  }

  /** Scrolls to an element and presses the main button on its middle, once nothing covers it and it is at rest. */
  async click(target: Target): Promise<void> {
    await this.#driver.click(await this.#point(target));
  }

  /** The place of an element's middle on the screen. */
  placeOf = (target: Target): Promise<Point> => this.#point(target);
  clickAt = (place: Point): Promise<void> => this.#driver.click(place);
  moveTo = (place: Point): Promise<void> => this.#driver.moveTo(place);
  drag = (...places: readonly Point[]): Promise<void> => this.#driver.drag(...places);

  async focus(target: Target): Promise<void> {
    await this.#until(target, 'focus', ({ focused, why }) => (focused ? '' : why || 'it is not focused'));
  }

  /** Replaces what is in a field by what is typed. */
  async fill(target: Target, text: string): Promise<void> {
    await this.focus(target);
    if (text === '') await this.press('Backspace');
    else await this.type(text);
    await this.#until(target, 'state', ({ value }) => (value === text ? '' : `it has ${value}`));
  }

  /** Types into what has the focus. */
  type = (text: string): Promise<void> => this.#driver.type(text);

  async press(...keys: readonly Key[]): Promise<void> {
    for (const key of keys) await this.#driver.press(key);
  }

  /** Checks a box, unless it is checked. */
  async check(target: Target): Promise<void> {
    if (!(await this.#until(target, 'state', ({ count }) => (count > 0 ? '' : 'not found'))).checked)
      await this.click(target);
    await this.#until(target, 'state', ({ checked }) => (checked ? '' : 'it is not checked'));
  }

  /** Chooses an option of a select by its label or value. */
  async select(target: Target, option: string): Promise<void> {
    await this.#until(target, 'choose', ({ why }) => why, option);
  }

  async upload(target: Target, ...files: readonly string[]): Promise<void> {
    const mark = 'data-journey-file';
    await this.#until(target, 'mark', ({ why }) => why, mark);
    await this.#driver.upload(`[${mark}]`, files);
  }

  /** Waits for an element; the state it then has. */
  see = (target: Target, timeout = 20_000): Promise<Found> =>
    this.#until(target, 'state', ({ why, count }) => (count > (target.at ?? 0) ? '' : why), '', timeout);

  async seeNone(target: Target): Promise<void> {
    await this.#until(target, 'count', ({ count }) => (count === 0 ? '' : `there are ${count}`));
  }

  async count(target: Target): Promise<number> {
    return (await this.#find(target, 'count')).count;
  }

  /** Waits until an element has the focus. */
  async seeFocused(target: Target): Promise<void> {
    await this.#until(target, 'state', ({ focused }) => (focused ? '' : 'it is not focused'));
  }

  /** Waits until an element has an attribute with this value. */
  async seeAttribute(target: Target, name: string, value: string | RegExp): Promise<void> {
    await this.#until(target, 'state', ({ attributes }) => {
      const now = attributes[name] ?? 'none';
      return (typeof value === 'string' ? now === value : value.test(now)) ? '' : `${name} is ${now}`;
    });
  }

  async seeValue(target: Target, value: string | RegExp): Promise<void> {
    await this.#until(target, 'state', (found) =>
      (typeof value === 'string' ? found.value === value : value.test(found.value)) ? '' : `it has ${found.value}`,
    );
  }

  /** Waits for a page's heading. */
  seeHeading = (name: string | RegExp): Promise<Found> => this.see({ ...heading(name), css: 'h1' });

  screenshot = (): Promise<Uint8Array> => this.#driver.screenshot();
  setViewport = (screen: Screen): Promise<void> => this.#driver.setViewport(screen);

  /** Violations of the present page's policy. */
  refused = (): Promise<readonly string[]> =>
    this.evaluate(() => (window as unknown as MonitoredRelease).refused as unknown as string[]);

  /** Errors and warnings of the console, uncaught errors, and violations of the present page's policy. */
  async problems(): Promise<readonly string[]> {
    return [...this.#driver.problems(), ...(await this.refused())];
  }

  close = (): Promise<void> => this.#driver.close();
}
