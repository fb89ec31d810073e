import type { PreparedPage } from '@verandah/areas';
import type { AreaRunner } from './area-runner.ts';
import { setAreaStyles } from './area-styles.ts';

type SingleSpa = typeof import('./single-spa.ts');

/** Called when a page becomes visible, before the page that it replaces is taken apart. */
export type Swap = () => void | Promise<void>;

interface Part {
  readonly runner: Pick<AreaRunner, 'mount' | 'unmount' | 'show'>;
  readonly container: () => HTMLElement;
}

/**
 * Controls which areas are on the page. single-spa mounts and unmounts them by what is committed here, not by the
 * address. The server-rendered page is hydrated without single-spa, which loads before the first navigation.
 */
export class Stage {
  readonly #parts: ReadonlyMap<string, Part>;
  readonly #report: (error: unknown, where: string) => void;
  readonly #active = new Set<string>();
  readonly #pages = new Map<string, PreparedPage>();
  /** The hydrated area, until single-spa mounts it. */
  #hydrated: string | undefined;
  #started: Promise<SingleSpa> | undefined;

  constructor(parts: ReadonlyMap<string, Part>, report: (error: unknown, where: string) => void) {
    this.#parts = parts;
    this.#report = report;
  }

  /** Hydrates the server-rendered page, if there is one. */
  async begin(area?: string, page?: PreparedPage): Promise<void> {
    const part = area === undefined ? undefined : this.#parts.get(area);
    if (area === undefined || !part || !page) return;
    this.#active.add(area);
    this.#pages.set(area, page);
    this.#hydrated = area;
    await part.runner.mount({ name: area }, page);
  }

  /** Loads and starts single-spa. The first navigation loads it if nothing has before. */
  readonly start = (): Promise<SingleSpa> => {
    this.#started ??= this.#begin().catch((error: unknown) => {
      this.#started = undefined;
      throw error;
    });
    return this.#started;
  };

  /** Shows a page. A new area renders beside the old one and replaces it in one step, so nothing flashes. */
  readonly show = async (area: string, page: PreparedPage, swap: Swap): Promise<void> => {
    const part = this.#parts.get(area);
    if (!part) throw new Error(`There is no area ${area}.`);
    this.#pages.set(area, page);
    if (this.#active.has(area) && part.runner.show(page)) {
      await new Promise((resolve) => setTimeout(resolve)); // React has rendered by then
      await swap();
      return;
    }
    const { triggerAppChange } = await this.start();
    const container = part.container();
    const leaving = [...this.#active].filter((other) => other !== area);
    if (this.#active.has(area)) {
      // the area is active but shows an error box or the server-rendered HTML
      this.#active.delete(area);
      await triggerAppChange();
    }
    setAreaStyles(area, true);
    container.setAttribute('data-waiting', '');
    this.#active.add(area);
    await triggerAppChange();
    container.removeAttribute('data-waiting');
    for (const other of leaving) {
      this.#active.delete(other);
      this.#hide(other, true);
    }
    await swap();
    await triggerAppChange();
    for (const other of leaving) this.#hide(other, false);
  };

  async #begin(): Promise<SingleSpa> {
    const spa = await import('./single-spa.ts');
    spa.addErrorHandler((error) => this.#report(error, 'single-spa'));
    for (const [area, { runner }] of this.#parts) {
      spa.registerApplication({
        name: area,
        activeWhen: () => this.#active.has(area),
        app: () =>
          Promise.resolve({
            bootstrap: () => Promise.resolve(),
            mount: (props: object) => {
              if (this.#hydrated !== area) return runner.mount(props, this.#pages.get(area) as PreparedPage);
              this.#hydrated = undefined; // already mounted
              return Promise.resolve();
            },
            unmount: () => runner.unmount(),
          }),
      });
    }
    spa.start({ urlRerouteOnly: true });
    await spa.triggerAppChange();
    return spa;
  }

  #hide(area: string, hidden: boolean): void {
    const container = this.#parts.get(area)?.container();
    if (container) container.hidden = hidden;
    if (hidden) setAreaStyles(area, false);
  }
}
