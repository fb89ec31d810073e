import { failureOf as countedFailureOf } from './page-report/failure-kind.ts';
import { pageReport } from './page-report/page-report.ts';

/** A failure as the service takes it: by area and release, without anything of who visits. */
export interface Failure {
  readonly area: string;
  readonly release: string;
  readonly operation: string;
  readonly page?: string;
  readonly problem: string;
  readonly stack?: string;
  times: number;
}

const address = '/rest/error-reports';
/** Kinds of failure that one page reports; what fails in a circle is one kind. */
const most = 10;
/** Milliseconds for which they are gathered. */
const gatheredFor = 2000;

/** Queries of addresses, and everything that looks personal: it stays in the browser. */
const bare = (text: string): string =>
  text
    .replace(/[?#][^\s:)'"]*/g, '')
    .replace(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '[address]')
    .replace(/\b\d{5,}\b/g, '[number]');

/**
 * The error's own words. Of a failed operation its reason and message: its variables and data may be somebody's
 * own.
 */
function wordsOf(error: unknown): {
  readonly name: string;
  readonly message: string;
  readonly stack?: string | undefined;
} {
  if (error instanceof Error) return error;
  const { reason = 'Error', message } = (typeof error === 'object' ? (error ?? {}) : {}) as {
    readonly reason?: unknown;
    readonly message?: unknown;
  };
  return typeof message === 'string' ? { name: String(reason), message } : { name: 'Error', message: String(error) };
}

function failureOf(error: unknown, where: string, hostVersion: string, page: string | undefined): Failure {
  const [, area = 'host', release = hostVersion, doing = where] = /^([a-z][a-z-]*)@(\S+) (.+)$/.exec(where) ?? [];
  const { name, message, stack } = wordsOf(error);
  return {
    area,
    release,
    operation: doing.slice(0, 80),
    problem: bare(`${name}: ${message}`).slice(0, 400),
    times: 1,
    ...(page !== undefined && { page: page.slice(0, 60) }),
    ...(stack !== undefined && { stack: bare(stack).slice(0, 2000) }),
  };
}

/**
 * Gathers what fails on this page and reports it to the API, by a beacon that outlives the page.
 * @param page name of the page that is shown: 'search results'
 */
export function failureReporter(
  hostVersion: string,
  page: () => string | undefined,
): (error: unknown, where: string) => void {
  const told = new Map<string, Failure>();
  let waiting = new Set<Failure>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.size === 0) return;
    const body = JSON.stringify({ failures: [...waiting] });
    for (const failure of waiting) failure.times = 0;
    waiting = new Set();
    if (navigator.sendBeacon?.(address, body)) return;
    // A failed report is dropped: a report of that would fail likewise.
    fetch(address, {
      method: 'POST',
      body,
      keepalive: true,
      headers: { 'content-type': 'text/plain;charset=UTF-8' },
    }).catch(() => undefined);
  };
  window.addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush();
  });
  return (error, where) => {
    const counted = countedFailureOf(error, where);
    if (counted) pageReport()?.failed(counted);
    const failure = failureOf(error, where, hostVersion, page());
    const key = `${where} ${failure.problem}`;
    const before = told.get(key);
    if (before) before.times += 1;
    else if (told.size < most) told.set(key, failure);
    const kept = told.get(key);
    // What was reported once and continues is reported once more, as the page is left.
    if (!kept) return;
    waiting.add(kept);
    if (!before) timer ??= setTimeout(flush, gatheredFor);
  };
}
