/** A known vulnerability that the product lives with for a while. */
export interface Exception {
  /** As the audit names it: 'GHSA-xxxx-xxxx-xxxx'. */
  readonly advisory: string;
  /** Why it can't be used against us here. */
  readonly why: string;
  /** The day on which it has to be looked at anew: '2026-12-31'. */
  readonly until: string;
}

export const exceptions: readonly Exception[] = [];
