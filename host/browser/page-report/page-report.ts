import type { Vital } from '@verandah/releases';
import type { CountedFailure } from './failure-kind.ts';
import { ticketOf } from './ticket.ts';

/** How this page fares, as the host takes it; releases go by 'search@1.4.0'. */
export interface PageReport {
  failed(failure: CountedFailure): void;
  /** A navigation has brought a further area onto the page. */
  viewed(release: string): void;
  /**
   * Sent as the page is left or hidden, and once: what follows is another page's, or nobody's.
   * @param measure called at that moment
   */
  measured(measure: () => { readonly load?: number; readonly vitals: Readonly<Partial<Record<Vital, number>>> }): void;
}

const address = '/api/page-report';
/** Milliseconds until a failure is sent, with those that come with it; and a navigation, which can wait. */
const soon = 1000;
const later = 10_000;
/** The reports of each kind that one page sends. */
const most = 20;

const send = (body: string): void => {
  if (navigator.sendBeacon?.(address, body)) return;
  fetch(address, {
    method: 'POST',
    body,
    keepalive: true,
    headers: { 'content-type': 'text/plain;charset=UTF-8' },
  }).catch(() => undefined);
};

function openReport(ticket: string): PageReport {
  const told = new Set<string>();
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
    send(
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
  const isNew = (key: string): boolean => told.size < most && !told.has(key) && Boolean(told.add(key));
  window.addEventListener('pagehide', () => flush(true));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush(true);
  });
  return {
    failed(failure) {
      if (!isNew(Object.values(failure).join(' '))) return;
      failures.push(failure);
      within(soon);
    },
    viewed(release) {
      if (!isNew(release)) return;
      views.push(release);
      within(later);
    },
    measured: (asked) => {
      measure = asked;
    },
  };
}

let report: PageReport | undefined;
/** The one report of this page; undefined when the page does not count. */
export function pageReport(): PageReport | undefined {
  const ticket = ticketOf();
  return (report ??= ticket === undefined ? undefined : openReport(ticket));
}
