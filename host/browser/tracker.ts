import { randomUuid } from '@verandah/areas';
import type { Bus, TopicValue } from '@verandah/bus';
import { mayTrack } from './may-track.ts';

type Tracked = TopicValue<'tracked'>;

/** The API accepts this many events per request. */
const mostAtOnce = 50;
/** Milliseconds for which events are batched. */
const gatheredFor = 5000;

const addresses = { listing: '/rest/tracking/listings', agent: '/rest/tracking/agents' } as const satisfies Record<
  Tracked['about'],
  string
>;

/** Sends by beacon, which outlives the page. Without one, or when its queue is full, by a keepalive request. */
function sendEvents(address: string, events: readonly object[]): void {
  // Nothing is sent without consent.
  const body = JSON.stringify({ consent: true, events });
  if (navigator.sendBeacon?.(address, body)) return;
  fetch(address, {
    method: 'POST',
    body,
    keepalive: true,
    headers: { 'content-type': 'text/plain;charset=UTF-8' },
  }).catch(() => undefined); // a lost report is dropped: reporting it would fail too
}

/**
 * Batches tracking events and sends them off the main path: after a few seconds, when a batch is full, and when the
 * page is left or hidden. Consent is checked when an event is added and again when it is sent.
 */
export function createTracker(bus: Pick<Bus, 'last'>): { add(tracked: Tracked): void } {
  const waiting: Record<Tracked['about'], object[]> = { listing: [], agent: [] };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    for (const about of ['listing', 'agent'] as const) {
      const events = waiting[about].splice(0);
      if (mayTrack(bus)) while (events.length > 0) sendEvents(addresses[about], events.splice(0, mostAtOnce));
    }
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush();
  });
  window.addEventListener('pagehide', flush);
  return {
    add({ about, event }) {
      if (!mayTrack(bus)) return;
      waiting[about].push({ ...event, eventId: randomUuid() });
      if (waiting[about].length >= mostAtOnce) flush();
      else timer ??= setTimeout(flush, gatheredFor);
    },
  };
}
