import type { PreparedPage } from '@verandah/areas';
import { registerApplication, start, triggerAppChange } from 'single-spa';
import type { AreaRunner } from './area-runner.ts';
import { setAreaStyles } from './area-styles.ts';

interface Part { readonly runner: AreaRunner; readonly container: () => HTMLElement }

/** Which areas are on the page: single-spa mounts and unmounts them by what is committed here, not by the address. */
export class Stage {
  readonly #parts: ReadonlyMap<string, Part>;
  readonly #active = new Set<string>();
  readonly #pages = new Map<string, PreparedPage>();

  constructor(parts: ReadonlyMap<string, Part>) {
    this.#parts = parts;
    for (const [area, { runner }] of parts) {
      registerApplication({
        name: area,
        activeWhen: () => this.#active.has(area),
        app: () => Promise.resolve({
          bootstrap: () => Promise.resolve(),
          mount: (props: object) => runner.mount(props, this.#pages.get(area) as PreparedPage),
          unmount: () => runner.unmount(),
        }),
      });
    }
  }

  /** Begins with the page that the server drew, if it drew one. */
  async begin(area?: string, page?: PreparedPage): Promise<void> {
    if (area && page) {
      this.#active.add(area);
      this.#pages.set(area, page);
    }
    start({ urlRerouteOnly: true });
    await triggerAppChange();
  }

  /** Draws a page. The new area is drawn beside the old one and takes its place at once: nothing flashes. */
  readonly show = async (area: string, page: PreparedPage, swap: () => void): Promise<void> => {
    const part = this.#parts.get(area);
    if (!part) throw new Error(`There is no area ${area}.`);
    this.#pages.set(area, page);
    if (this.#active.has(area) && part.runner.show(page)) {
      await new Promise((resolve) => setTimeout(resolve)); // drawn by then
      swap();
      return;
    }
    const container = part.container();
    const leaving = [...this.#active].filter((other) => other !== area);
    if (this.#active.has(area)) { // it is active but shows an error box, or the server's HTML
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
    swap();
    await triggerAppChange();
    for (const other of leaving) this.#hide(other, false);
  };

  #hide(area: string, hidden: boolean): void {
    const container = this.#parts.get(area)?.container();
    if (container) container.hidden = hidden;
    if (hidden) setAreaStyles(area, false);
  }
}
