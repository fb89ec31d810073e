import type { BrowserFailure, KillReason, RenderFailureReason, VisitorGroup, Vital } from '@verandah/releases';

interface OfRelease {
  readonly area: string;
  readonly version: string;
  /** Whether it counts for release health. One address counts for a few views only, a preview for none. */
  readonly counts: boolean;
}

/**
 * An event of a release, on the server or, as reported by browsers, on the page. Times are milliseconds.
 * - page: the server rendered a page of an area; `status` is the area's status, `stale` means that an older page was
 * sent instead;
 * - page-failed: a release could not render a page ('resting': it failed so often that it was not tried);
 * - ended: a render worker was ended over one of its pages;
 * - view: a page of an area was shown without being rendered for it: from the cache, or by client-side navigation;
 * - failure: code of a release failed in a browser; `problem` is the error's class, `first` marks the first failure of
 * this release on that page; `example`, of both kinds of failure, is its message and its position in the source;
 * - sent: a page was sent to a visitor for whom this release was chosen; `shown` is what the visitor got, which is
 * another release when that one failed;
 * - load: a page finished loading; vital: a web vital of a page, CLS without a unit.
 */
export type Signal =
  | (OfRelease & { readonly kind: 'page'; readonly status: number; readonly stale: boolean; readonly ms: number })
  | (OfRelease & {
      readonly kind: 'page-failed';
      readonly reason: RenderFailureReason | 'resting';
      readonly ms: number;
      readonly example?: string;
    })
  | (OfRelease & { readonly kind: 'ended'; readonly reason: KillReason })
  | (OfRelease & { readonly kind: 'view' })
  | (OfRelease & {
      readonly kind: 'failure';
      readonly failure: BrowserFailure;
      readonly problem: string;
      readonly first: boolean;
      readonly example?: string;
    })
  | (OfRelease & { readonly kind: 'sent'; readonly group: VisitorGroup; readonly shown: string })
  | (OfRelease & { readonly kind: 'load'; readonly ms: number })
  | (OfRelease & { readonly kind: 'vital'; readonly vital: Vital; readonly value: number });

/** Collects the signals of a host's process. */
export interface Signals {
  record(signal: Signal): void;
  /** Calls listeners synchronously, in the order of registration; they must be quick. @returns removes the listener */
  follow(listener: (signal: Signal) => void): () => void;
}

/** @param failed called when a listener throws: the page and the other listeners continue */
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
      // A new function each time, so that a function that follows twice is called twice.
      const own = (signal: Signal): void => listener(signal);
      listeners.add(own);
      return () => listeners.delete(own);
    },
  };
}
