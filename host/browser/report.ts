import { trail } from '../shell/trail.ts';
import { errorMessage } from './error-message.ts';
import type { failureReporter } from './failures.ts';
import { isLeaving } from './leaving.ts';

type ReportFailure = (error: unknown, where: string) => void;
let forward: ReportFailure | undefined;
let early: [error: unknown, where: string][] = [];
let recorded: Promise<unknown> = Promise.resolve();

/** Resolves once the failures so far are recorded: they are sent even if the page is left then. */
export const failuresRecorded = (): Promise<unknown> => recorded;

/**
 * Logs an error with its location and passes it to the failure reporter. Once the visitor has left the page nothing is
 * a failure: Firefox and WebKit end its requests.
 * @param where 'search@1.4.0 render'
 */
export function reportError(error: unknown, where: string): void {
  if (isLeaving()) return;
  trail.add('error', `${where}: ${errorMessage(error)}`);
  console.error(`[${where}]`, error);
  pass(error, where);
}

function pass(error: unknown, where: string): void {
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
    recorded = failureSink.then(
      (to) => to(error, where),
      () => {
        failureSink = undefined; // the network lost it: the next failure loads it again
      },
    );
  });
}

/** Whether a script of ours, of a release or of the shell, is in an error's stack. */
const isOurs = (error: unknown): boolean =>
  error instanceof Error && (error.stack?.includes(`${window.location.origin}/r/`) ?? false);

/**
 * Reports uncaught errors as well, which the browser has logged.
 * @param all also those in scripts that are not ours, such as of a browser's extension
 */
export function followUncaught(all: boolean): void {
  const uncaught = (error: unknown, where: string): void => {
    if (isLeaving() || !(all || isOurs(error))) return;
    trail.add('error', `${where}: ${errorMessage(error)}`);
    pass(error, where);
  };
  window.addEventListener('error', ({ error, message }) => uncaught(error ?? message, 'page uncaught'));
  window.addEventListener('unhandledrejection', ({ reason }) => uncaught(reason, 'promise uncaught'));
}
