import { trail } from '../shell/trail.ts';
import type { failureReporter } from './failures.ts';

type ReportFailure = (error: unknown, where: string) => void;
let tell: ReportFailure | undefined;
let early: [error: unknown, where: string][] = [];

/** Says what went wrong and where: 'search@1.4.0 render'. */
export function report(error: unknown, where: string): void {
  trail.add('error', `${where}: ${error instanceof Error ? error.message : String(error)}`);
  console.error(`[${where}]`, error);
  if (tell) tell(error, where);
  else if (early.length < 10) early.push([error, where]);
}

/** Reports failures to the API from now on, earlier ones first. */
export function reportUncaught(to: ReportFailure): void {
  tell = to;
  for (const [error, where] of early) to(error, where);
  early = [];
}

/** The same by a module that is fetched with the first failure: a page where all goes well has no need of it. */
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

/** Reports what nobody caught as well. */
export function followUncaught(): void {
  window.addEventListener('error', ({ error, message }) => report(error ?? message, 'page'));
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason, 'page promise'));
}
