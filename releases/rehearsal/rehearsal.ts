/** A pair of figures of the same page: of the live release and of the candidate. */
export interface Pair<Value> {
  readonly live: Value;
  readonly candidate: Value;
}

/**
 * An address as both releases rendered it. `problems`: the candidate is worse; `differences`: it differs, which may be
 * the purpose of the release. `pictureDiffers`: share of the pixels, 0 to 1; null: no picture was taken.
 */
export interface RehearsedAddress {
  readonly address: string;
  /** How often visitors opened it. */
  readonly views: number;
  readonly status: Pair<number>;
  /** Milliseconds to the end of the page's HTML. */
  readonly ms: Pair<number>;
  readonly problems: readonly string[];
  readonly differences: readonly string[];
  readonly pictureDiffers: number | null;
}

/** The result of a rehearsal. `ms`: medians over all addresses. `browser`: how many addresses were opened in one. */
export interface Rehearsal {
  readonly area: string;
  readonly version: string;
  readonly live: string;
  readonly addresses: readonly RehearsedAddress[];
  readonly ms: Pair<number>;
  readonly browser: { readonly addresses: number; readonly why: string | null };
  /** Problems of all addresses together, and of the rehearsal itself. */
  readonly problems: readonly string[];
  /** Whether nothing says that the candidate is worse. */
  readonly passed: boolean;
}
