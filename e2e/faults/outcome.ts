import type { ObservedRequest } from './watchers/request-log.ts';

/** Outcome of one fault, or of two at once. */
export interface Outcome {
  readonly name: string;
  /** The requests from its beginning until the system had recovered. */
  readonly requests: readonly ObservedRequest[];
  /** Its duration in milliseconds. */
  readonly lasted: number;
  /** Milliseconds from its end until recovery, and what recovered last; undefined: it did not. */
  readonly recovered: { readonly ms: number | undefined; readonly last: string };
  readonly recovery: string;
  /** What an operator sees meanwhile: distinct lines of the logs, of `/readyz` and of alarms. */
  readonly seen: readonly string[];
  readonly writes: {
    readonly acknowledged: number;
    readonly refused: number;
    /** Milliseconds without any acknowledged draft. */
    readonly gap: number;
  };
  /** Acknowledged writes that are lost or duplicated; those known only at the end of the run are added then. */
  readonly lost: string[];
  /** Mails that arrived twice with the same Message-ID. */
  repeatedMails: number;
  /** Why it fails; empty when it passes. */
  readonly problems: string[];
}
