import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** A part of a page whose script is loaded when it is needed. */
export interface LazyView<Props> {
  /**
   * Loads it in advance. Must have come to an end before a page that holds it is rendered on the server,
   * which waits for nothing.
   */
  fetch(): Promise<void>;
  /** To be put into a Suspense; rendered at once when it has been loaded. */
  readonly View: LazyExoticComponent<ComponentType<Props>>;
}

/** Resolves synchronously: React then renders without waiting, also on the server. */
const atOnce = <Value>(value: Value) => ({ then: (done: (value: Value) => void) => done(value) }) as Promise<Value>;

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
    View: lazy(() => (known ? atOnce(known) : fetch())) as LazyExoticComponent<ComponentType<Props>>,
  };
}
