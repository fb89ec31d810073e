/**
 * The ticket for this page's health report, from the Server-Timing of its response. Undefined for pages that are not
 * counted and pages from a cache.
 */
export function ticketOf(
  entries: readonly PerformanceEntry[] = performance.getEntriesByType?.('navigation') ?? [],
): string | undefined {
  const [entry] = entries as readonly PerformanceNavigationTiming[];
  if (!entry || entry.transferSize === 0) return undefined;
  return entry.serverTiming?.find(({ name }) => name === 'ticket')?.description || undefined;
}
