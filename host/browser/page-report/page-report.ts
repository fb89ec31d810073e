import type { Vital } from '@verandah/releases';
import type { CountedFailure } from './failure-kind.ts';
import { ticketOf } from './ticket.ts';

/** The health report of this page. Releases are written as 'search@1.4.0'. */
export interface PageReport {
  failed(failure: CountedFailure): void;
  /** A navigation has added another area to the page. */
  viewed(release: string): void;
  /**
   * Reported once, when the page is left or hidden. Later measurements are dropped.
   * @param measure called at that moment
   */
  measured(measure: () => { readonly load?: number; readonly vitals: Readonly<Partial<Record<Vital, number>>> }): void;
}

const address = '/api/page-report';
/** Milliseconds until failures are sent, and until further areas are sent, which can wait. */
const soon = 1000;
const later = 10_000;
/** Maximum number of distinct entries that one page reports. */
const most = 20;

const sendReport = (body: string): void => {
  if (navigator.sendBeacon?.(address, body)) return;
  fetch(address, {
    method: 'POST',
    body,
    keepalive: true,
    headers: { 'content-type': 'text/plain;charset=UTF-8' },
  }).catch(() => undefined); // a lost report is dropped: reporting it would fail too
};

function openReport(ticket: string): PageReport {
  const reported = new Set<string>();
  let failures: CountedFailure[] = [];
  let views: string[] = [];
  let measure: Parameters<PageReport['measured']>[0] | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let due = Infinity;
  const flush = (leaving: boolean): void => {
    clearTimeout(timer);
    due = Infinity;
    const measures = leaving ? measure?.() : undefined;
    if (failures.length === 0 && views.length === 0 && !measures) return;
    sendReport(
      JSON.stringify({
        ticket,
        ...(failures.length > 0 && { failures }),
        ...(views.length > 0 && { views }),
        ...measures,
      }),
    );
    [failures, views] = [[], []];
    if (measures) measure = undefined;
  };
  const within = (ms: number): void => {
    const at = performance.now() + ms;
    if (at >= due) return;
    clearTimeout(timer);
    due = at;
    timer = setTimeout(() => flush(false), ms);
  };
  const isNew = (key: string): boolean => reported.size < most && !reported.has(key) && Boolean(reported.add(key));
  window.addEventListener('pagehide', () => flush(true));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush(true);
  });
  return {
    failed(failure) {
      if (!isNew(`${failure.release} ${failure.kind} ${failure.problem}`)) return;
      failures.push(failure);
      within(soon);
    },
    viewed(release) {
      if (!isNew(release)) return;
      views.push(release);
      within(later);
    },
    measured: (callback) => {
      measure = callback;
    },
  };
}

let report: PageReport | undefined;
/** The report of this page; undefined when the page is not counted. */
export function pageReport(): PageReport | undefined {
  const ticket = ticketOf();
  return (report ??= ticket === undefined ? undefined : openReport(ticket));
}
