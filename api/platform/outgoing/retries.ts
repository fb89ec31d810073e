const [second, minute, hour] = [1000, 60_000, 3_600_000];
/**
 * Milliseconds after the first, the second … attempt of a delivery until the next; after the last one it has failed.
 */
export const retryPauses = [
  5 * second,
  minute,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  10 * hour,
] as const;
/** The share by which a pause is longer or shorter: deliveries that failed together are not sent again together. */
const jitter = 0.2;
/** Longest pause of a receiver whose attempts all fail, and the longest that it may request. */
const longestPause = hour;

/** When to try again after a failed attempt. */
export interface Retry {
  /** Seconds until the delivery is due again; null: it was the last attempt. */
  readonly delivery: number | null;
  /** Seconds for which the receiver gets nothing, other deliveries included. */
  readonly receiver: number;
}

/**
 * @param attempts of the delivery so far @param failures of its receiver in a row, before this one
 * @param wait milliseconds that the receiver requests
 */
export function retryAfter(attempts: number, failures: number, wait: number): Retry {
  const pause = retryPauses[attempts - 1];
  const requested = Math.min(wait, longestPause);
  const spread = 1 - jitter + Math.random() * 2 * jitter;
  const ownPause = Math.min(5 * second * 4 ** Math.min(failures, 10), longestPause);
  return {
    delivery: pause === undefined ? null : Math.max(requested, pause * spread) / second,
    receiver: Math.max(requested, ownPause * spread) / second,
  };
}
