/** When a file's response began and ended, milliseconds, and its bytes with headers; 0 if a cache had it. */
export type Download = Pick<PerformanceResourceTiming, 'responseStart' | 'responseEnd' | 'transferSize'>;

/** Fewer bytes arrive at once on any line. */
const least = 30_000;

/** Bytes a millisecond while files arrived; undefined when too little came by the network. */
export function downloadRate(files: readonly Download[]): number | undefined {
  let [bytes, time, until] = [0, 0, 0];
  for (const { responseStart, responseEnd, transferSize } of files.toSorted(
    (one, other) => one.responseStart - other.responseStart,
  )) {
    if (transferSize === 0) continue;
    bytes += transferSize;
    // Files that arrive together share the line.
    time += Math.max(0, responseEnd - Math.max(responseStart, until));
    until = Math.max(until, responseEnd);
  }
  return bytes < least ? undefined : bytes / Math.max(time, 1);
}
