import { trail } from '../shell/trail.ts';
import type { failureTeller } from './failures.ts';

type Tell = (error: unknown, where: string) => void;
let tell: Tell | undefined;
let early: [error: unknown, where: string][] = [];

/** Says what went wrong and where: 'search@1.4.0 render'. */
export function report(error: unknown, where: string): void {
  trail.add('error', `${where}: ${error instanceof Error ? error.message : String(error)}`);
  console.error(`[${where}]`, error);
  if (tell) tell(error, where);
  else if (early.length < 10) early.push([error, where]);
}

/** Tells failures to the service from now on, those from before first. */
export function tellFailures(to: Tell): void {
  tell = to;
  for (const [error, where] of early) to(error, where);
  early = [];
}

/** The same by a module that is fetched with the first failure: a page where all goes well has no need of it. */
export function tellFailuresBy(
  fetchTeller: () => Promise<{ readonly failureTeller: typeof failureTeller }>,
  ...given: Parameters<typeof failureTeller>
): void {
  let teller: Promise<Tell> | undefined;
  tellFailures((error, where) => {
    teller ??= fetchTeller().then((module) => module.failureTeller(...given));
    teller.then(
      (to) => to(error, where),
      () => {
        teller = undefined;
      },
    );
  });
}

/** Reports what nobody caught as well. */
export function followUncaught(): void {
  window.addEventListener('error', ({ error, message }) => report(error ?? message, 'page'));
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason, 'page promise'));
}
