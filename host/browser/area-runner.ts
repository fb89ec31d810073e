import type { AreaModule, AreaServices, Preparation, PreparedPage } from '@verandah/areas';
import type { BootRelease } from '../boot.ts';
import { showAreaFailed } from './area-failed.ts';
import { timeLimit } from './time-limit.ts';

/** Milliseconds that a step may take before it counts as failed. */
export const limits = { load: 6000, mount: 4000, unmount: 2000 } as const;

export interface RunnerParts {
  readonly area: string;
  /** Best first: the live release, then the one before it. */
  readonly releases: readonly BootRelease[];
  readonly load: (release: BootRelease) => Promise<AreaModule>;
  readonly container: () => HTMLElement;
  readonly services: AreaServices;
  /** Told what failed, of which release. */
  readonly report: (error: unknown, kind: string, release: string) => void;
}

interface Loaded { readonly module: AreaModule; readonly release: BootRelease; readonly rest: readonly BootRelease[] }

/**
 * Runs one area: the live release, else the one before it, else what the server has drawn, else an error box. Nothing
 * that a release does goes further than this.
 */
export class AreaRunner {
  readonly #parts: RunnerParts;
  readonly #services: AreaServices;
  #best: Promise<Loaded | null> | undefined;
  #mounted: { readonly loaded: Loaded; readonly props: object } | null = null;
  #page: PreparedPage | undefined;
  #props: object = {};
  #stepping = false;

  constructor(parts: RunnerParts) {
    this.#parts = parts;
    this.#services = { ...parts.services, report: (error, kind) => this.#reported(error, kind) };
  }

  /** Loads the area's code without showing anything. */
  async warm(): Promise<void> { await this.#loaded(); }

  /** @throws {Error} when no release could be loaded or its data can't be had */
  async prepare(href: string): Promise<Preparation> {
    const loaded = await this.#loaded();
    if (!loaded) throw new Error(`No release of ${this.#parts.area} could be loaded.`);
    return loaded.module.prepare(href, this.#services);
  }

  /** Shows a page in the mounted area; false when it is not mounted. */
  show(page: PreparedPage): boolean {
    if (!this.#mounted) return false;
    this.#page = page;
    this.#mounted.loaded.module.show(page);
    return true;
  }

  /** Never rejects: in the end there is the error box. `props` are single-spa's. */
  async mount(props: object, page: PreparedPage): Promise<void> {
    this.#page = page;
    this.#props = props;
    await this.#mountBest(page);
  }

  async unmount(): Promise<void> {
    await this.#take();
    const container = this.#parts.container();
    container.removeAttribute('data-ssr');
    container.replaceChildren();
  }

  #loaded(): Promise<Loaded | null> {
    this.#best ??= this.#firstGood(this.#parts.releases);
    return this.#best;
  }

  async #firstGood(releases: readonly BootRelease[]): Promise<Loaded | null> {
    for (const [index, release] of releases.entries()) {
      try {
        const module = await timeLimit(this.#parts.load(release), limits.load, `Loading ${this.#parts.area}@${release.version}`);
        return { module, release, rest: releases.slice(index + 1) };
      } catch (error) {
        this.#parts.report(error, 'load', release.version);
      }
    }
    return null;
  }

  async #mountBest(first: PreparedPage): Promise<void> {
    const container = this.#parts.container();
    for (let loaded = await this.#loaded(); loaded; loaded = await this.#next(loaded)) {
      try {
        // Another release than the one that the page was prepared for reads its own data, and draws from nothing.
        const page = loaded.release === this.#parts.releases[0] ? first : await this.#prepareAgain(loaded.module, first);
        if (page !== first) this.#clear(container);
        const props = { ...this.#props, container: this.#parts.container, services: this.#services, first: page };
        await timeLimit(loaded.module.bootstrap(props), limits.mount, `Starting ${this.#parts.area}`);
        await timeLimit(loaded.module.mount(props), limits.mount, `Mounting ${this.#parts.area}`);
        this.#mounted = { loaded, props };
        return;
      } catch (error) {
        this.#parts.report(error, 'mount', loaded.release.version);
        if (loaded.rest.length === 0) this.#clear(container);
      }
    }
    if (!container.hasAttribute('data-ssr')) showAreaFailed(container);
  }

  async #prepareAgain(module: AreaModule, { href }: PreparedPage): Promise<PreparedPage> {
    const preparation = await timeLimit(module.prepare(href, this.#services), limits.load, `Preparing ${href}`);
    if (!('page' in preparation)) throw new Error(`${href} answers ${preparation.status}.`);
    return preparation.page;
  }

  async #next({ rest }: Loaded): Promise<Loaded | null> {
    this.#best = this.#firstGood(rest);
    return this.#best;
  }

  #clear(container: HTMLElement): void {
    container.removeAttribute('data-ssr');
    container.replaceChildren();
  }

  async #take(): Promise<void> {
    const mounted = this.#mounted;
    this.#mounted = null;
    if (!mounted) return;
    try {
      await timeLimit(mounted.loaded.module.unmount(mounted.props as never), limits.unmount, `Unmounting ${this.#parts.area}`);
    } catch (error) {
      this.#parts.report(error, 'unmount', mounted.loaded.release.version);
    }
  }

  #reported(error: unknown, kind: string): void {
    this.#parts.report(error, kind, this.#mounted?.loaded.release.version ?? this.#parts.releases[0]?.version ?? '');
    if (kind === 'render' || kind === 'uncaught') void this.#stepBack();
  }

  /** A page that throws while it is drawn: the release before may do better. Without one its own error box stays. */
  async #stepBack(): Promise<void> {
    const page = this.#page;
    if (this.#stepping || !page) return;
    this.#stepping = true;
    try {
      await new Promise((resolve) => setTimeout(resolve)); // React is still at it
      const loaded = await this.#loaded();
      if (!loaded || loaded.rest.length === 0) return;
      const next = await this.#next(loaded);
      if (!next) { this.#best = Promise.resolve({ ...loaded, rest: [] }); return; }
      await this.#take();
      this.#clear(this.#parts.container());
      await this.#mountBest(this.#page ?? page);
    } finally {
      this.#stepping = false;
    }
  }
}
