/**
 * The ticket with which this page may report to the host: in its response's Server-Timing. Pages that don't count, and
 * pages that came from a cache, have none.
 */
export function ticketOf(
  entries: readonly PerformanceEntry[] = performance.getEntriesByType?.('navigation') ?? [],
): string | undefined {
  const [entry] = entries as readonly PerformanceNavigationTiming[];
  if (!entry || entry.transferSize === 0) return undefined;
  return entry.serverTiming?.find(({ name }) => name === 'ticket')?.description || undefined;
}
