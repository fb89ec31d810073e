import type { BrowserFailure, RenderFailureReason, Vital } from '@verandah/releases';

interface OfRelease {
  readonly area: string;
  readonly version: string;
  /** Whether it counts for the health monitor: one address counts for a few views only, a preview for none. */
  readonly counts: boolean;
}

/**
 * What happens with a release, on the server or, told by browsers, on the page. Times are milliseconds.
 * - page: the server rendered a page of an area; `status` is the area's answer, `stale` that an older page stood in for
 * it;
 * - page-failed: a release could not render a page ('resting': it failed so often that it was not even tried);
 * - view: a page of an area was shown without being rendered for it: it was cached, or a visitor came to it without the
 * server;
 * - failure: code of a release failed in a browser; `problem` is the error's class, `first` that nothing of this
 * release failed on that page before;
 * - load: a page had loaded; vital: a web vital of a page, CLS without a unit.
 */
export type Signal =
  | (OfRelease & { readonly kind: 'page'; readonly status: number; readonly stale: boolean; readonly ms: number })
  | (OfRelease & {
      readonly kind: 'page-failed';
      readonly reason: RenderFailureReason | 'resting';
      readonly ms: number;
    })
  | (OfRelease & { readonly kind: 'view' })
  | (OfRelease & {
      readonly kind: 'failure';
      readonly failure: BrowserFailure;
      readonly problem: string;
      readonly first: boolean;
    })
  | (OfRelease & { readonly kind: 'load'; readonly ms: number })
  | (OfRelease & { readonly kind: 'vital'; readonly vital: Vital; readonly value: number });

/** The one place of a host's process where signals come together. */
export interface Signals {
  record(signal: Signal): void;
  /** Listeners are called at once, in the order in which they came, and must be quick. @returns ends it */
  follow(listener: (signal: Signal) => void): () => void;
}

/** @param failed called when a listener throws: the page continues, and so do the other listeners */
export function openSignals(failed: (problem: unknown) => void): Signals {
  const listeners = new Set<(signal: Signal) => void>();
  return {
    record(signal) {
      for (const listener of listeners) {
        try {
          listener(signal);
        } catch (problem) {
          failed(problem);
        }
      }
    },
    follow(listener) {
      // Of its own, so that a function that follows twice is called twice.
      const own = (signal: Signal): void => listener(signal);
      listeners.add(own);
      return () => listeners.delete(own);
    },
  };
}
