import { failedFile } from '@verandah/areas';
import { isNetworkFailure } from './network-failure.ts';
import { failureOf as countedFailureOf } from './page-report/failure-kind.ts';
import { pageReport } from './page-report/page-report.ts';

/** A failure as the API accepts it: by area and release, without personal data. */
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
/** Maximum number of distinct failures that one page reports. A repeated failure counts as one. */
const most = 10;
/** Milliseconds between the first failure and the report. */
const gatheredFor = 2000;

/**
 * Removes queries, email addresses and long numbers but positions in scripts: personal data must stay in the browser.
 */
const bare = (text: string): string =>
  text
    .replace(/[?#][^\s:)'"]*/g, '')
    .replace(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '[address]')
    .replace(/(?<!\.js:(?:\d+:)?)\b\d{5,}\b/g, '[number]');

/**
 * Name and message of an error. Of a failed operation only the reason and message: its variables and data may be
 * personal.
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
 * Returns a function that collects this page's failures and sends them to the API by beacon.
 * @param page name of the page that is shown: 'search results'
 */
export function failureReporter(
  hostVersion: string,
  page: () => string | undefined,
): (error: unknown, where: string) => void {
  const reported = new Map<string, Failure>();
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
    // A failed report is dropped: reporting it would fail too.
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
  const record = (error: unknown, where: string, shown: string | undefined): void => {
    const counted = countedFailureOf(error, where);
    if (counted) pageReport()?.failed(counted);
    const failure = failureOf(error, where, hostVersion, shown);
    const key = `${where} ${failure.problem}`;
    const before = reported.get(key);
    if (before) before.times += 1;
    else if (reported.size < most) reported.set(key, failure);
    const entry = reported.get(key);
    // A repeated failure is sent again when the visitor leaves the page.
    if (!entry) return;
    waiting.add(entry);
    if (!before) timer ??= setTimeout(flush, gatheredFor);
  };
  return (error, where) => {
    const shown = page();
    if (failedFile(error) === undefined) return record(error, where, shown);
    // A file that the network lost, or whose load ended as the visitor left, is no failure of a release.
    void isNetworkFailure(error).then((isLost) =>
      record(error, isLost ? where.replace(/[a-z]+$/, 'network') : where, shown),
    );
  };
}
