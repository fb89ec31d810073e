import type { Bus, TopicValue } from '@verandah/bus';
import { mayTrack } from './may-track.ts';

type Tracked = TopicValue<'tracked'>;

/** The service takes this many at once. */
const mostAtOnce = 50;
/** Milliseconds for which events are gathered. */
const gatheredFor = 5000;

const addresses = { listing: '/rest/tracking/listings', agent: '/rest/tracking/agents' } as const satisfies Record<
  Tracked['about'],
  string
>;

/** A beacon outlives the page; where there is none, or it is full, a request that may outlive it. */
function send(address: string, events: readonly object[]): void {
  const body = JSON.stringify({ events });
  if (navigator.sendBeacon?.(address, body)) return;
  fetch(address, {
    method: 'POST',
    body,
    keepalive: true,
    headers: { 'content-type': 'text/plain;charset=UTF-8' },
  }).catch(() => undefined);
}

/**
 * Gathers the tracking events of a visit and sends them off the main path: after a few seconds, when many have come,
 * and when the page is left or hidden. Consent is checked when an event comes and again when it is sent.
 */
export function createTracker(bus: Pick<Bus, 'last'>): { add(tracked: Tracked): void } {
  const waiting: Record<Tracked['about'], object[]> = { listing: [], agent: [] };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    for (const about of ['listing', 'agent'] as const) {
      const events = waiting[about].splice(0);
      if (mayTrack(bus)) while (events.length > 0) send(addresses[about], events.splice(0, mostAtOnce));
    }
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush();
  });
  window.addEventListener('pagehide', flush);
  return {
    add({ about, event }) {
      if (!mayTrack(bus)) return;
      waiting[about].push({ ...event, eventId: crypto.randomUUID() });
      if (waiting[about].length >= mostAtOnce) flush();
      else timer ??= setTimeout(flush, gatheredFor);
    },
  };
}
