/** A known vulnerability that is temporarily accepted. */
export interface Exception {
  /** The audit's name for it: 'GHSA-xxxx-xxxx-xxxx'. */
  readonly advisory: string;
  /** Why it is not exploitable here. */
  readonly why: string;
  /** Date of the next review: '2026-12-31'. */
  readonly until: string;
}

export const exceptions: readonly Exception[] = [];
