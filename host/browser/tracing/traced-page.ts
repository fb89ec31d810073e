/** A page that is part of a trace: the span of its load, which the server has named. */
export interface TracedPage {
  readonly traceId: string;
  readonly spanId: string;
}

/**
 * What the server says of this page in its answer's Server-Timing; undefined for the many pages that no trace records,
 * and for one that came from a cache.
 */
export function tracedPage(
  entries: readonly PerformanceEntry[] = performance.getEntriesByType('navigation'),
): TracedPage | undefined {
  const [entry] = entries as readonly PerformanceNavigationTiming[];
  if (!entry || entry.transferSize === 0) return undefined;
  const said = entry.serverTiming?.find(({ name }) => name === 'traceparent')?.description ?? '';
  const [, traceId, spanId] = /^00-([0-9a-f]{32})-([0-9a-f]{16})-01$/.exec(said) ?? [];
  return traceId && spanId ? { traceId, spanId } : undefined;
}
