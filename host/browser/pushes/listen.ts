import type { Bus } from '@verandah/bus';
import { looseObject, minValue, number, object, pipe, safeParse, string } from 'valibot';

const pushedEvent = looseObject({ kind: string() });
const alerts = object({ unseenListingCount: pipe(number(), minValue(0)) });

/** Milliseconds before a rejected stream is reopened; the delay doubles each time. */
const again = { first: 5000, longest: 120_000 } as const;

/**
 * Subscribes to the API's event stream and publishes its events on the bus. Browsers allow few connections per site, so
 * one tab subscribes and the others receive the events by the bus. The browser reconnects a broken stream. A rejected
 * one is reopened after a delay, and `again` is published because events may have been missed.
 * @returns ends the subscription
 */
export function listenToPushes(bus: Bus): () => void {
  const ended = new AbortController();
  const holdLock = (): Promise<void> =>
    new Promise((resolve) => {
      const close = openStream(bus);
      ended.signal.addEventListener('abort', () => {
        close();
        resolve();
      });
      if (ended.signal.aborted) {
        close();
        resolve();
      }
    });
  if ('locks' in navigator)
    navigator.locks.request('verandah.pushes', { signal: ended.signal }, holdLock).catch(() => undefined); // aborted while waiting for the lock
  else void holdLock();
  return () => ended.abort();
}

function openStream(bus: Bus): () => void {
  let source: EventSource;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause: number = again.first;
  let missed = false;
  const open = (): void => {
    clearTimeout(timer);
    timer = undefined;
    source = new EventSource('/events');
    source.addEventListener('open', () => {
      pause = again.first;
      if (missed) bus.publish('pushed', { kind: 'again' });
      missed = false;
    });
    source.addEventListener('message', ({ data }: MessageEvent<string>) => publishEvent(bus, data));
    source.addEventListener('error', () => {
      missed = true;
      if (source.readyState !== EventSource.CLOSED || timer !== undefined) return; // the browser reconnects
      timer = setTimeout(open, pause);
      pause = Math.min(pause * 2, again.longest);
    });
  };
  const online = (): void => {
    if (source.readyState !== EventSource.OPEN) {
      source.close();
      open();
    }
  };
  window.addEventListener('online', online);
  open();
  return () => {
    window.removeEventListener('online', online);
    clearTimeout(timer);
    source.close();
  };
}

function publishEvent(bus: Bus, data: string): void {
  let value: unknown;
  try {
    value = JSON.parse(data);
  } catch {
    return; // nothing that we know
  }
  const event = safeParse(pushedEvent, value);
  if (!event.success) return;
  bus.publish('pushed', event.output);
  const unseenAlerts = safeParse(alerts, value);
  if (event.output.kind === 'alerts' && unseenAlerts.success)
    bus.publish('alerts', { ...bus.last('alerts'), unseen: unseenAlerts.output.unseenListingCount });
}
