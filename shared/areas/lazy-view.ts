import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** A part of a page whose script comes when it is reached for. */
export interface LazyView<Props> {
  /**
   * Fetches it before it is asked for. Must have come to an end before a page that holds it is drawn on the server,
   * which waits for nothing.
   */
  fetch(): Promise<void>;
  /** Stands in a Suspense; drawn at once when it has been fetched. */
  readonly View: LazyExoticComponent<ComponentType<Props>>;
}

/** Answers at once: React then draws without waiting, on the server too. */
const atOnce = <Value>(value: Value) => ({ then: (done: (value: Value) => void) => done(value) }) as Promise<Value>;

/** Its styles must be imported by what comes with the page if it can be part of a page that the server draws. */
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
