import type { ObservedRequest } from './watchers/request-log.ts';

/** What came of one fault, or of two at once. */
export interface Outcome {
  readonly name: string;
  /** The requests from its beginning until all was well again. */
  readonly asked: readonly ObservedRequest[];
  /** Milliseconds that it lasted. */
  readonly lasted: number;
  /** Milliseconds from its end until all was well, and what was last; undefined: it was not. */
  readonly recovered: { readonly ms: number | undefined; readonly last: string };
  readonly mended: string;
  readonly writes: {
    readonly acknowledged: number;
    readonly refused: number;
    /** Milliseconds without any acknowledged draft. */ readonly gap: number;
  };
  /** Writes that were acknowledged and are lost or there twice; what is known at the end only is added then. */
  readonly lost: string[];
  /** Mails that came twice under one Message-ID. */
  repeatedMails: number;
  /** Why it fails; empty when it does not. */
  readonly problems: string[];
}
