/** A page that is part of a trace: the span of its load, which the server has named. */
export interface TracedPage {
  readonly traceId: string;
  readonly spanId: string;
}

/**
 * Reads the trace of this page from the Server-Timing of its response. Undefined for the many pages that are not traced
 * and for pages from a cache.
 */
export function tracedPage(
  entries: readonly PerformanceEntry[] = performance.getEntriesByType('navigation'),
): TracedPage | undefined {
  const [entry] = entries as readonly PerformanceNavigationTiming[];
  if (!entry || entry.transferSize === 0) return undefined;
  const traceparent = entry.serverTiming?.find(({ name }) => name === 'traceparent')?.description ?? '';
  const [, traceId, spanId] = /^00-([0-9a-f]{32})-([0-9a-f]{16})-01$/.exec(traceparent) ?? [];
  return traceId && spanId ? { traceId, spanId } : undefined;
}
