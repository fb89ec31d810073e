import type { TracedPage } from './traced-page.ts';

/** A span as the host accepts it. Times are milliseconds since 1970 by this browser's clock. */
interface BrowserSpan extends TracedPage {
  readonly parentId?: string;
  readonly name: 'page load' | 'call';
  readonly start: number;
  readonly end: number;
  readonly path?: string;
  readonly area?: string;
  readonly release?: string;
  readonly method?: string;
  readonly to?: string;
  readonly status?: number;
}

export interface TracedParts {
  readonly page: TracedPage;
  /** The area that rendered the page, and its release. */
  readonly area?: string | undefined;
  readonly release?: string | undefined;
  readonly send?: (body: string) => void;
}

const address = '/telemetry/spans';
const most = 40;
/** Milliseconds during which calls belong to the page load. */
const settling = 10_000;
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];
const currentTime = (): number => performance.timeOrigin + performance.now();
const hexDigits = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');
const sendBeacon = (body: string): void =>
  void navigator.sendBeacon(address, new Blob([body], { type: 'application/json' }));

/**
 * Traces a page: reports its load once it has ended, and its calls to our own origin, which carry the trace context.
 * Each later call starts a trace of its own.
 */
export function tracePage({ page, area, release, send = sendBeacon }: TracedParts): void {
  let waiting: BrowserSpan[] = [];
  let loading = true;
  const flush = (): void => {
    if (waiting.length > 0) send(JSON.stringify({ now: currentTime(), spans: waiting }));
    waiting = [];
  };
  const add = (span: BrowserSpan): void => {
    waiting.push(span);
    if (waiting.length >= most) flush();
  };

  const fetched = window.fetch;
  window.fetch = async (input, init) => {
    const whole = typeof input === 'object' && 'url' in input ? input : undefined;
    const url = new URL(whole?.url ?? String(input), window.location.href);
    if (url.origin !== window.location.origin || url.pathname.startsWith('/r/') || url.pathname === address)
      return fetched.call(window, input, init);
    const place = loading ? { traceId: page.traceId, parentId: page.spanId } : { traceId: hexDigits(16) };
    const spanId = hexDigits(8);
    const headers = new Headers(init?.headers ?? whole?.headers);
    headers.set('traceparent', `00-${place.traceId}-${spanId}-01`);
    const requestMethod = (init?.method ?? whole?.method ?? 'GET').toUpperCase();
    const start = currentTime();
    const record = (status: number): void =>
      add({
        ...place,
        spanId,
        name: 'call',
        start,
        end: currentTime(),
        ...(methods.includes(requestMethod) && { method: requestMethod }),
        to: url.pathname,
        status,
      });
    try {
      const response = await fetched.call(window, input, { ...init, headers });
      record(response.status);
      return response;
    } catch (problem) {
      record(0);
      throw problem;
    }
  };

  const loaded = (): void => {
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    add({
      ...page,
      name: 'page load',
      start: performance.timeOrigin,
      end: performance.timeOrigin + (entry?.loadEventEnd || performance.now()),
      path: window.location.pathname,
      ...(area !== undefined && { area }),
      ...(release !== undefined && { release }),
    });
    flush();
    setTimeout(() => {
      loading = false;
      flush();
    }, settling);
  };
  if (document.readyState === 'complete') setTimeout(loaded);
  else window.addEventListener('load', () => setTimeout(loaded));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush();
  });
}
