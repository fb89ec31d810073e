import type { Bus } from '@verandah/bus';
import { looseObject, minValue, number, object, pipe, safeParse, string } from 'valibot';

const told = looseObject({ kind: string() });
const alerts = object({ unseenListingCount: pipe(number(), minValue(0)) });

/** Milliseconds after which a refused stream is opened again: twice as long each time. */
const again = { first: 5000, longest: 120_000 } as const;

/**
 * Receives the API's event stream and publishes on the bus. One tab receives for all of the visitor's, which get it by
 * the bus: a browser has few connections to a site. A stream that breaks is taken up again by the browser; what was
 * refused is opened later, and `again` is published because something may have been missed.
 * @returns ends it
 */
export function listen(bus: Bus): () => void {
  const ended = new AbortController();
  const held = (): Promise<void> =>
    new Promise((resolve) => {
      const close = stream(bus);
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
    navigator.locks.request('verandah.pushes', { signal: ended.signal }, held).catch(() => undefined); // given up while it waited
  else void held();
  return () => ended.abort();
}

function stream(bus: Bus): () => void {
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
    source.addEventListener('message', ({ data }: MessageEvent<string>) => tell(bus, data));
    source.addEventListener('error', () => {
      missed = true;
      if (source.readyState !== EventSource.CLOSED || timer !== undefined) return; // the browser tries by itself
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

function tell(bus: Bus, data: string): void {
  let value: unknown;
  try {
    value = JSON.parse(data);
  } catch {
    return;
  } // nothing that we know
  const event = safeParse(told, value);
  if (!event.success) return;
  bus.publish('pushed', event.output);
  const news = safeParse(alerts, value);
  if (event.output.kind === 'alerts' && news.success) bus.publish('alerts', { unseen: news.output.unseenListingCount });
}
