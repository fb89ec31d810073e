/** The size of a window, in CSS pixels, and its pixel ratio. */
export interface Screen {
  readonly width: number;
  readonly height: number;
  readonly ratio: number;
}

/** Screens of the journeys: as wide as an iPhone 14, and a small laptop. Without hardware, more pixels cost minutes. */
export const screens = {
  phone: { width: 390, height: 844, ratio: 2 },
  laptop: { width: 1280, height: 800, ratio: 1 },
} as const satisfies Readonly<Record<string, Screen>>;

/** Values that WebDriver can send to a page and back. */
export type Json = string | number | boolean | null | undefined | readonly Json[] | { readonly [name: string]: Json };

export type Point = readonly [x: number, y: number];

/** A key by its name of the DOM (`Enter`, `ArrowDown`), or a printable character. */
export type Key = string;

/** One tab, as the protocol of an engine drives it: without any wait. */
export interface Driver {
  /** Returns when the document was loaded. */
  goto(address: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  url(): Promise<string>;
  /** Runs a function in the page; it uses nothing but its arguments. */
  evaluate<Args extends readonly Json[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  /** Moves the pointer along these places of the viewport and presses the main button from the second one on. */
  drag(...places: readonly Point[]): Promise<void>;
  moveTo(place: Point): Promise<void>;
  click(place: Point): Promise<void>;
  press(key: Key): Promise<void>;
  type(text: string): Promise<void>;
  /** Chooses files in a field. */
  upload(selector: string, files: readonly string[]): Promise<void>;
  /** A PNG of the viewport. */
  screenshot(): Promise<Uint8Array>;
  setViewport(screen: Screen): Promise<void>;
  /** Errors and warnings of the console, and uncaught errors, of all documents so far. */
  problems(): readonly string[];
  close(): Promise<void>;
}

/** A browser that runs; each of its tabs has a profile of its own. */
export interface Browser {
  open(screen: Screen): Promise<Driver>;
  close(): Promise<void>;
}

/** single-spa's message of an area that took longer than three seconds: a busy machine is slow and not wrong. */
export const slowStart = 'single-spa minified message #31';
