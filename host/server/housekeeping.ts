import type { HostBuilds, Log, Operations } from '@verandah/releases';

const hour = 3_600_000;

export interface HousekeepingParts {
  readonly builds: Pick<HostBuilds, 'served'>;
  readonly shellVersion: string;
  readonly operations: Pick<Operations, 'clean'>;
  readonly log: Log;
}

/**
 * Records that this build of the shell is in use and, every hour, removes releases that nothing can need any more.
 * @returns ends it
 */
export async function runHousekeeping({
  builds,
  shellVersion,
  operations,
  log,
}: HousekeepingParts): Promise<() => void> {
  const note = (): Promise<void> =>
    builds
      .served(shellVersion, new Date())
      .catch((problem: unknown) => log.warn({ err: problem }, 'shell version not recorded'));
  const turn = async (): Promise<void> => {
    await note();
    try {
      for (const { area, version } of await operations.clean({ who: 'cleaning', why: 'nobody was served it for long' }))
        log.info({ area, version }, 'old release removed');
    } catch (problem) {
      log.warn({ err: problem }, 'old releases not removed, will retry in an hour');
    }
  };
  await note();
  const timer = setInterval(() => void turn(), hour);
  timer.unref();
  return () => clearInterval(timer);
}
