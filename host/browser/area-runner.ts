import type { AreaModule, AreaServices, Preparation, PreparedPage } from '@verandah/areas';
import type { BootRelease } from '../boot.ts';
import { disownStyles, dropStyles, mendStyles } from './area-styles.ts';
import { drawnPage, withoutRelease, type DrawnPage } from './drawn-page.ts';
import type { RunnerParts } from './runner-parts.ts';
import { LoadFailure } from './load-failure.ts';
import { isNetworkFailure } from './network-failure.ts';
import { timeLimit } from './time-limit.ts';
import { whileArriving } from './while-arriving.ts';

/** Time limits of each step in milliseconds; a step that takes longer has failed. */
export const limits = {
  load: { quiet: 6000, recheck: 2000, most: 30_000 },
  prepare: 6000,
  mount: 4000,
  unmount: 2000,
} as const;

interface Loaded {
  readonly module: AreaModule;
  readonly release: BootRelease;
  readonly rest: readonly BootRelease[];
}

/**
 * Runs one area. Falls back from the live release to the previous one, then to the server-rendered HTML, then to an
 * error box. Contains every failure of a release within the area.
 */
export class AreaRunner {
  readonly #parts: RunnerParts;
  readonly #services: AreaServices;
  #best: Promise<Loaded | null> | undefined;
  #mounted: { readonly loaded: Loaded; readonly props: object } | null = null;
  #page: PreparedPage | undefined;
  #drawn: DrawnPage | null = null;
  /** The release that prepared a page: only that one can render it from its data. */
  readonly #prepared = new WeakMap<PreparedPage, BootRelease>();
  #props: object = {};
  #stepping = false;
  /** The release whose code ran last. */
  #running: BootRelease | undefined;

  constructor(parts: RunnerParts) {
    this.#parts = parts;
    this.#services = {
      ...parts.services,
      bus: parts.services.bus.reportingTo((error, topic) => this.#reported(error, `${topic} message`)),
      report: (error, kind) => this.#reported(error, kind),
    };
  }

  /** The version of the release whose code ran last, or else of the live one. */
  get version(): string {
    return (this.#running ?? this.#parts.releases[0])?.version ?? '';
  }

  /** Loads the area's code without showing anything. */
  async warm(): Promise<void> {
    await this.#loaded();
  }

  /** @throws {Error} when no release can be loaded or its data cannot be fetched */
  async prepare(href: string): Promise<Preparation> {
    const loaded = await this.#loaded();
    if (!loaded)
      throw new LoadFailure(this.#parts.releases[0]?.entry ?? '', `No release of ${this.#parts.area} could be loaded.`);
    this.#running = loaded.release;
    const preparation = await loaded.module.prepare(href, this.#services);
    if ('page' in preparation) this.#prepared.set(preparation.page, loaded.release);
    return preparation;
  }

  /** Shows a page in the mounted area. Returns false when the area is not mounted. */
  show(page: PreparedPage): boolean {
    if (!this.#mounted) return false;
    this.#page = page;
    this.#drawn = null;
    this.#mounted.loaded.module.show(page);
    return true;
  }

  /** Mounts the area. Never rejects: the last fallback is the error box. `props` come from single-spa. */
  async mount(props: object, page: PreparedPage): Promise<void> {
    this.#page = page;
    this.#props = props;
    this.#drawn = drawnPage(this.#parts.container);
    await this.#mountBest(page);
  }

  async unmount(): Promise<void> {
    await this.#unmountCurrent();
    this.#drawn = null;
    const container = this.#parts.container();
    container.removeAttribute('data-ssr');
    container.replaceChildren();
  }

  #loaded(): Promise<Loaded | null> {
    this.#best ??= this.#firstGood(this.#parts.releases);
    return this.#best;
  }

  async #firstGood(releases: readonly BootRelease[]): Promise<Loaded | null> {
    const isNetwork: Promise<boolean>[] = [];
    for (const [index, release] of releases.entries()) {
      try {
        const { area, load } = this.#parts;
        const module = await whileArriving(
          load(release),
          `/r/${area}/${release.version}/`,
          `Loading ${area}@${release.version}`,
          limits.load,
        );
        return { module, release, rest: releases.slice(index + 1) };
      } catch (error) {
        this.#parts.report(error, 'load', release.version);
        disownStyles(this.#parts.area, release.version);
        isNetwork.push(isNetworkFailure(error));
      }
    }
    // What the network could not deliver may come when the area is visited again.
    if ((await Promise.all(isNetwork)).some(Boolean)) this.#best = undefined;
    return null;
  }

  async #mountBest(first: PreparedPage): Promise<void> {
    const preparedBy = this.#prepared.get(first) ?? this.#parts.releases[0]; // the server renders with the live release
    let unstyled: Loaded | null = null;
    for (let loaded = await this.#loaded(); loaded; loaded = await this.#next(loaded)) {
      // Leave an unstyled page to the previous release. When no other release works, prefer a working page over a
      // styled one.
      if (
        loaded.release === preparedBy &&
        this.#drawn &&
        !(await this.#isStyled(loaded.release)) &&
        loaded.rest.length > 0
      )
        unstyled = loaded;
      else if (await this.#try(loaded, first, preparedBy)) return;
    }
    if (unstyled && this.#drawn) {
      this.#drawn.restore();
      this.#best = Promise.resolve({ ...unstyled, rest: [] });
      if (await this.#try(unstyled, first, preparedBy)) return;
    }
    withoutRelease(this.#parts.container(), first, this.#drawn, { ...this.#parts, bus: this.#parts.services.bus });
  }

  /** Mounts a page with one release. Returns false when that fails, and reports the error. */
  async #try(loaded: Loaded, first: PreparedPage, preparedBy: BootRelease | undefined): Promise<boolean> {
    const { module, release } = loaded;
    const container = this.#parts.container();
    let over = false;
    this.#running = release;
    // A release that timed out may still render. Give it a detached element.
    const props = {
      ...this.#props,
      container: () => (over ? document.createElement('div') : container),
      services: this.#services,
      first,
    };
    try {
      // A release that did not prepare the page loads its own data and renders into an empty container.
      if (release !== preparedBy) {
        props.first = await this.#prepareAgain(module, first);
        this.#clear(container);
      }
      await timeLimit(module.bootstrap(props), limits.mount, `Starting ${this.#parts.area}`);
      await timeLimit(module.mount(props), limits.mount, `Mounting ${this.#parts.area}`);
      this.#mounted = { loaded, props };
      this.#cleanUpBefore(release);
      return true;
    } catch (error) {
      over = true;
      this.#parts.report(error, 'mount', release.version);
      return false;
    }
  }

  async #isStyled({ version }: BootRelease): Promise<boolean> {
    try {
      await mendStyles(this.#parts.area, version);
      return true;
    } catch (error) {
      this.#parts.report(error, 'style', version);
      return false;
    }
  }

  /** Cleans up after the releases that failed before this one was mounted. */
  #cleanUpBefore(release: BootRelease): void {
    const failed = this.#parts.releases.slice(0, this.#parts.releases.indexOf(release));
    for (const one of failed) dropStyles(this.#parts.area, one.version);
    if (failed.length > 0) this.#drawn = null;
  }

  async #prepareAgain(module: AreaModule, { href }: PreparedPage): Promise<PreparedPage> {
    const preparation = await timeLimit(module.prepare(href, this.#services), limits.prepare, `Preparing ${href}`);
    if (!('page' in preparation)) throw new Error(`${href} responded ${preparation.status}.`);
    return preparation.page;
  }

  async #next({ release, rest }: Loaded): Promise<Loaded | null> {
    disownStyles(this.#parts.area, release.version);
    this.#best = this.#firstGood(rest);
    return this.#best;
  }

  #clear(container: HTMLElement): void {
    container.removeAttribute('data-ssr');
    container.replaceChildren();
  }

  async #unmountCurrent(): Promise<void> {
    const mounted = this.#mounted;
    this.#mounted = null;
    if (!mounted) return;
    try {
      await timeLimit(
        mounted.loaded.module.unmount(mounted.props as never),
        limits.unmount,
        `Unmounting ${this.#parts.area}`,
      );
    } catch (error) {
      this.#parts.report(error, 'unmount', mounted.loaded.release.version);
    }
  }

  #reported(error: unknown, kind: string): void {
    this.#parts.report(error, kind, this.version);
    if (kind === 'render' || kind === 'uncaught' || kind === 'part') void this.#stepBack(error, kind === 'part');
  }

  /**
   * Handles a page that throws while it renders: tries the previous release, then the server-rendered HTML, then the
   * error box of the page. For a file that the network lost, the release is not given up.
   */
  async #stepBack(error: unknown, partOnly: boolean): Promise<void> {
    const page = this.#page;
    if (this.#stepping || !page) return;
    this.#stepping = true;
    try {
      await new Promise((resolve) => setTimeout(resolve)); // React is still rendering
      const loaded = await this.#loaded();
      if (!loaded) return;
      const isLost = await isNetworkFailure(error);
      if (isLost && partOnly) return; // the part offers to try again
      const next = isLost ? null : await this.#next(loaded);
      if (!next) this.#best = Promise.resolve({ ...loaded, rest: isLost ? loaded.rest : [] }); // another page may work
      if (!next && partOnly) return; // a page that lacks one lazy view is better than none
      // When the server could not render the page either, keep the page's own error box.
      if (!next && !this.#drawn && page.href === this.#parts.undrawn) return;
      await this.#unmountCurrent();
      if (next) await this.#mountBest(this.#page ?? page);
      else
        withoutRelease(this.#parts.container(), this.#page ?? page, this.#drawn, {
          ...this.#parts,
          bus: this.#parts.services.bus,
        });
    } finally {
      this.#stepping = false;
    }
  }
}
