import { runHousekeeping } from './housekeeping.ts';

test("[REL-04] a host records its shell's build, cleans up every hour and checks all that is stored every day, with retries", async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  const served: string[] = [];
  const logged: string[] = [];
  const checks: number[] = [];
  const cleaned = Promise.withResolvers<void>();
  let turns = 0;
  const clean = jest.fn(async () => {
    if (++turns === 1) throw new Error('the registry is unavailable');
    cleaned.resolve();
    return [{ area: 'search', version: '1.0.0' }];
  });
  const log = {
    info: (fields: object, message: string) => void logged.push(`${JSON.stringify(fields)} ${message}`),
    warn: ({ err, mismatch }: { err?: Error; mismatch?: string }, message: string) =>
      void logged.push(`${err?.message ?? mismatch}: ${message}`),
  };
  const end = await runHousekeeping({
    builds: { served: async (version) => void served.push(version) },
    shellVersion: '1.0.0-a',
    operations: {
      clean,
      verify: async () => ({
        log: { entries: 1, head: null, broken: null },
        releases: 1,
        problems: ['search 1.0.0: web/a.js is not the file'],
        origins: [],
      }),
    },
    verified: (problems) => void checks.push(problems),
    log,
  });
  expect(served).toEqual(['1.0.0-a']);
  expect(clean).not.toHaveBeenCalled();
  jest.advanceTimersByTime(2 * 3_600_000);
  await cleaned.promise;
  await new Promise((resolve) => {
    setImmediate(resolve);
  });
  expect(logged).toEqual(
    expect.arrayContaining([
      'the registry is unavailable: old releases not removed, will retry in an hour',
      '{"area":"search","version":"1.0.0"} old release removed',
    ]),
  );
  end();
  // Everything stored was checked once, an hour after the start: the next check is a day later.
  expect(checks).toEqual([1]);
  expect(logged).toContain('search 1.0.0: web/a.js is not the file: stored release or log not as it was written');
  jest.advanceTimersByTime(2 * 3_600_000);
  expect(clean).toHaveBeenCalledTimes(2);
  expect(served).toEqual(['1.0.0-a', '1.0.0-a', '1.0.0-a']);
  jest.useRealTimers();
});
