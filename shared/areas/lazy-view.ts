import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { failedFile } from './failed-file.ts';

/** A part of a page whose script is loaded when it is needed. */
export interface LazyView<Props> {
  /**
   * Loads it in advance. Must have come to an end before a page that holds it is rendered on the server,
   * which waits for nothing.
   */
  fetch(): Promise<void>;
  /**
   * To be put into a Suspense; rendered at once when it has been loaded. While its script can't be had, what the server
   * rendered of it stays as it is, and the script is requested again from time to time.
   */
  readonly View: LazyExoticComponent<ComponentType<Props>>;
}

/** Milliseconds before the script of a part on the screen is requested again: twice as long each time. */
const pauses = { first: 4000, longest: 60_000 };

/** Resolves synchronously: React then renders without waiting, also on the server. */
const atOnce = <Value>(value: Value) => ({ then: (done: (value: Value) => void) => done(value) }) as Promise<Value>;

/** Resolves as soon as the file can be had. @throws what is not about a file */
async function untilLoaded<Value>(load: () => Promise<Value>): Promise<Value> {
  for (let pause = pauses.first; ; pause = Math.min(pause * 2, pauses.longest)) {
    try {
      return await load();
    } catch (error) {
      if (failedFile(error) === undefined) throw error;
      // Reported, not thrown: thrown here, it would remove the whole page for one view.
      if (pause === pauses.first) reportError(error);
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

/** Its styles are in the page's own file (build/page-styles.ts), so that the server can render it. */
export function lazyView<Props>(load: () => Promise<ComponentType<Props>>): LazyView<Props> {
  let known: { readonly default: ComponentType<Props> } | undefined;
  const fetch = async () => {
    known = { default: await load() };
    return known;
  };
  return {
    fetch: async () => {
      await fetch();
    },
    View: lazy(() => (known ? atOnce(known) : untilLoaded(fetch))) as LazyExoticComponent<ComponentType<Props>>,
  };
}
