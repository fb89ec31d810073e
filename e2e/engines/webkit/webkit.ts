import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, By, Key as Keys, Origin, type WebDriver } from 'selenium-webdriver';
import { slowStart, type Browser, type Driver, type Json, type Screen } from '../driver.ts';
import { watch } from '../observe-page.ts';
import { openDisplay } from './display.ts';
import { startWebKitDriver } from './web-driver.ts';

/** How a window differs from an unmodified WebKit. */
export interface Deviation {
  readonly userAgent?: string;
  /** Features that are switched off, as in an older Safari: `TrustedTypes`, `PopoverAttribute`. */
  readonly without?: readonly string[];
  /** Size of text that pages do not set, in CSS pixels; 32 is text at 200 %. */
  readonly font?: number;
}

const window = join(import.meta.dirname, 'window.py');
const named: Readonly<Record<string, string>> = {
  ArrowDown: Keys.ARROW_DOWN,
  ArrowLeft: Keys.ARROW_LEFT,
  ArrowRight: Keys.ARROW_RIGHT,
  ArrowUp: Keys.ARROW_UP,
  Backspace: Keys.BACK_SPACE,
  End: Keys.END,
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
  Home: Keys.HOME,
  Tab: Keys.TAB,
};

/** Messages that pages or the engine have written to the console as problems. */
const problem = /CONSOLE (?:[A-Z]+ )?(?:ERROR|WARN)/;
/**
 * What is no problem of a page: Safari knows `manifest-src`, as it has web app manifests, which WebKitGTK has not; and
 * files that are fetched ahead for the page of a link in view are not used unless the visitor goes there.
 */
const remark =
  /Unrecognized Content-Security-Policy directive 'manifest-src'|was preloaded using link preload but not used/;
/** WebKit reports requests that a navigation cuts off, and pages report what they then miss. */
const cutOff = /due to access control checks|Failed to load script resources|Load failed|ChunkLoadError/;

function driverOf(driver: WebDriver, printed: () => readonly string[], close: () => Promise<void>): Driver {
  const inView = (x: number, y: number) => ({
    x: Math.round(x),
    y: Math.round(y),
    origin: Origin.VIEWPORT,
    duration: 0,
  });
  // The keyboard and the pointer are sent without pauses of one for actions of the other.
  const actions = () => driver.actions({ async: true });
  const cut = new Set<number>();
  const leave = async (navigate: () => Promise<void>): Promise<void> => {
    const before = printed().length;
    await navigate();
    printed().forEach((line, at) => at >= before && cutOff.test(line) && cut.add(at));
  };
  return {
    goto: (address) => leave(() => driver.get(address)),
    reload: () => leave(() => driver.navigate().refresh()),
    back: () => driver.executeScript('history.back()'),
    forward: () => driver.executeScript('history.forward()'),
    url: () => driver.getCurrentUrl(),
    evaluate: <Args extends readonly Json[], Result>(run: (...args: Args) => Result, ...args: Args) =>
      driver.executeScript<Awaited<Result>>(`return (${run.toString()})(...arguments)`, ...args),
    drag: async ([x, y] = [0, 0], ...places) => {
      let all = actions().move(inView(x, y)).press();
      for (const place of places) all = all.move(inView(...place));
      await all.release().perform();
    },
    moveTo: (place) =>
      actions()
        .move(inView(...place))
        .perform(),
    click: (place) =>
      actions()
        .move(inView(...place))
        .click()
        .perform(),
    press: async (key) => {
      const sent = named[key] ?? key;
      await actions().keyDown(sent).keyUp(sent).perform();
    },
    type: (text) => actions().sendKeys(text).perform(),
    upload: async (selector, files) => {
      await driver.findElement(By.css(selector)).sendKeys(files.join('\n'));
    },
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    setViewport: ({ width, height }) =>
      driver
        .manage()
        .window()
        .setRect({ x: 0, y: 0, width, height })
        .then(() => undefined),
    problems: () =>
      printed().filter(
        (line, at) => problem.test(line) && !remark.test(line) && !line.includes(slowStart) && !cut.has(at),
      ),
    close,
  };
}

/** WebKitGTK over WebDriver: about the Safari of its year, on a display without hardware. */
export async function launchWebKit(executable: string, deviation: Deviation = {}): Promise<Browser> {
  const display = await openDisplay();
  const server = await startWebKitDriver(executable, display.name);
  const folder = mkdtempSync(join(tmpdir(), 'verandah-webkit-'));
  const script = join(folder, 'watch.js');
  writeFileSync(script, `(${watch.toString()})();`);
  const { userAgent, without = [], font } = deviation;
  return {
    open: async ({ width, height, ratio }: Screen) => {
      const profile = mkdtempSync(join(folder, 'profile-'));
      const first = server.lines.length;
      const args = [
        `--width=${width}`,
        `--height=${height}`,
        `--ratio=${ratio}`,
        `--script=${script}`,
        `--profile=${profile}`,
        ...(userAgent ? [`--user-agent=${userAgent}`] : []),
        ...(without.length > 0 ? [`--without=${without.join(',')}`] : []),
        ...(font ? [`--font=${font}`] : []),
      ];
      const driver = await new Builder()
        .usingServer(server.address)
        .withCapabilities({ browserName: 'JourneyWindow', 'webkitgtk:browserOptions': { binary: window, args } })
        .build();
      // A navigation removes the end of a script with its page: the step that ran it tries again.
      await driver.manage().setTimeouts({ script: 5_000, pageLoad: 60_000 });
      return driverOf(
        driver,
        () => server.lines.slice(first),
        async () => {
          await driver.quit();
          rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
        },
      );
    },
    close: async () => {
      await server.close();
      await display.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
