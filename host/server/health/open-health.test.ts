import { openHealth, type HealthParts } from './open-health.ts';
import { openSignals } from './signals.ts';

afterEach(() => jest.useRealTimers());

test('[SHELL-97] sums are written three seconds after the first signal, again if that failed, and never without', async () => {
  jest.useFakeTimers();
  const written: number[] = [];
  let fails = true;
  const signals = openSignals((problem) => {
    throw problem;
  });
  const parts: Pick<HealthParts, 'signals' | 'client' | 'secret' | 'viewsPerAddress' | 'releaseDays' | 'log' | 'now'> =
    {
      signals,
      client: {
        addHealth: async ({ sums }) => {
          written.push(sums.length);
          if (fails) throw new Error('unavailable');
        },
        tidyHealth: async () => undefined,
      },
      secret: 'secret',
      viewsPerAddress: 10,
      releaseDays: 30,
      log: { info: () => undefined, warn: () => undefined },
      now: Date.now,
    };
  const health = openHealth(parts as HealthParts);
  // Whatever it waits for is due in an hour.
  expect(jest.getTimerCount()).toBe(1);
  for (const area of ['search', 'listing'])
    signals.record({ kind: 'ended', area, version: '1.0.0', counts: true, reason: 'memory' });
  await jest.advanceTimersByTimeAsync(2999);
  expect(written).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(written).toEqual([2]);
  fails = false;
  await jest.advanceTimersByTimeAsync(3000);
  expect(written).toEqual([2, 2]);
  expect(jest.getTimerCount()).toBe(1);
  await health.close();
});
