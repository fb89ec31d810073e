import { trail } from '../shell/trail.ts';
import type { failureReporter } from './failures.ts';
import { isLeaving } from './leaving.ts';

type ReportFailure = (error: unknown, where: string) => void;
let forward: ReportFailure | undefined;
let early: [error: unknown, where: string][] = [];

/**
 * Logs an error with its location and passes it to the failure reporter. Once the visitor has left the page nothing is
 * a failure: Firefox and WebKit end its requests.
 * @param where 'search@1.4.0 render'
 */
export function report(error: unknown, where: string): void {
  if (isLeaving()) return;
  trail.add('error', `${where}: ${error instanceof Error ? error.message : String(error)}`);
  console.error(`[${where}]`, error);
  if (forward) forward(error, where);
  else if (early.length < 10) early.push([error, where]);
}

/** Sends errors to `to` from now on, earlier ones first. */
export function reportUncaught(to: ReportFailure): void {
  forward = to;
  for (const [error, where] of early) to(error, where);
  early = [];
}

/** Like `reportUncaught`, but loads the reporter with the first failure: a page without failures does not need it. */
export function reportUncaughtBy(
  fetchReporter: () => Promise<{ readonly failureReporter: typeof failureReporter }>,
  ...given: Parameters<typeof failureReporter>
): void {
  let failureSink: Promise<ReportFailure> | undefined;
  reportUncaught((error, where) => {
    failureSink ??= fetchReporter().then((module) => module.failureReporter(...given));
    failureSink.then(
      (to) => to(error, where),
      () => {
        failureSink = undefined;
      },
    );
  });
}

/** Reports uncaught errors as well. */
export function followUncaught(): void {
  window.addEventListener('error', ({ error, message }) => report(error ?? message, 'page'));
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason, 'page promise'));
}
