import type { HostBuilds, Log, Operations } from '@verandah/releases';

const hour = 3_600_000;

export interface HousekeepingParts {
  readonly builds: Pick<HostBuilds, 'served'>;
  readonly shellVersion: string;
  readonly operations: Pick<Operations, 'clean' | 'verify'>;
  /** Called with the number of problems that a check of everything stored has found. */
  readonly verified: (problems: number) => void;
  readonly log: Log;
}

/** Hours between two checks of everything stored: with a bucket each of them downloads all of it. */
const hoursBetweenChecks = 24;

/**
 * Records that this build of the shell is in use and, every hour, removes releases that nothing can need any more. An
 * hour after the start, then every day, checks the log and everything stored.
 * @returns ends it
 */
export async function runHousekeeping({
  builds,
  shellVersion,
  operations,
  verified,
  log,
}: HousekeepingParts): Promise<() => void> {
  const note = (): Promise<void> =>
    builds
      .served(shellVersion, new Date())
      .catch((problem: unknown) => log.warn({ err: problem }, 'shell version not recorded'));
  const turn = async (): Promise<void> => {
    await note();
    try {
      for (const { area, version } of await operations.clean({ who: 'cleaning', why: 'unused' }))
        log.info({ area, version }, 'old release removed');
    } catch (problem) {
      log.warn({ err: problem }, 'old releases not removed, will retry in an hour');
    }
  };
  const check = async (): Promise<void> => {
    try {
      const { problems } = await operations.verify();
      verified(problems.length);
      for (const mismatch of problems) log.warn({ mismatch }, 'stored release or log not as it was written');
    } catch (problem) {
      log.warn({ err: problem }, 'stored releases not checked, will retry in a day');
    }
  };
  await note();
  let turns = 0;
  const timer = setInterval(() => {
    void turn();
    if (turns++ % hoursBetweenChecks === 0) void check();
  }, hour);
  timer.unref();
  return () => clearInterval(timer);
}
