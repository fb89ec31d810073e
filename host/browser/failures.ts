import { failedFile } from '@verandah/areas';
import { isNetworkFailure } from './network-failure.ts';
import { bareText } from '../bare-text.ts';
import {
  failureOf as countedFailureOf,
  isLostRequest,
  uncaughtOf,
  type CountedFailure,
} from './page-report/failure-kind.ts';
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
    operation: bareText(doing).slice(0, 80),
    problem: bareText(`${name}: ${message}`).slice(0, 400),
    times: 1,
    ...(page !== undefined && { page: page.slice(0, 60) }),
    ...(stack !== undefined && { stack: bareText(stack).slice(0, 2000) }),
  };
}

/** An uncaught error by the release whose script threw it; null for a request that was lost. */
function whereOfUncaught(error: unknown, given: string): string | null {
  if (given.includes('@')) return given; // React has named the component
  if (isLostRequest(error)) return null;
  const own = uncaughtOf(error, window.location.origin);
  return own ? `${own.release} uncaught` : given;
}

/** The message, and the first position in a script of the release, or else of the shell. */
function exampleOf({ problem, stack = '' }: Failure): Pick<CountedFailure, 'message' | 'position'> {
  const positions = stack.match(/https?:\/\/[^\s()]{1,100}\/r\/[^\s()]{1,150}\.js:\d{1,7}:\d{1,7}/g) ?? [];
  const position = positions.find((each) => !each.includes('/r/host/')) ?? positions[0];
  return { message: problem.slice(0, 200), ...(position !== undefined && { position }) };
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
    }).catch(() => undefined); // reporting it would fail too
  };
  window.addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush();
  });
  const record = (error: unknown, where: string, shown: string | undefined): void => {
    const failure = failureOf(error, where, hostVersion, shown);
    const counted = countedFailureOf(error, where);
    if (counted) pageReport()?.failed({ ...counted, ...exampleOf(failure) });
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
  return (error, given) => {
    const where = given.endsWith(' uncaught') ? whereOfUncaught(error, given) : given;
    if (where === null) return;
    const shown = page();
    if (failedFile(error) === undefined) return record(error, where, shown);
    // A file that the network lost, or whose load ended as the visitor left, is no failure of a release.
    void isNetworkFailure(error).then((isLost) =>
      record(error, isLost ? where.replace(/[a-z]+$/, 'network') : where, shown),
    );
  };
}
