import { collectGarbage, releaseIdleMemory } from './idle-memory.ts';

afterEach(() => {
  jest.useRealTimers();
});

test('[SHELL-99] the garbage of a process is collected once it rests, and again when its memory has grown', () => {
  jest.useFakeTimers();
  let [cpu, resident, collections] = [0, 500, 0];
  const end = releaseIdleMemory({
    everyMs: 60_000,
    cpu: () => cpu,
    resident: () => resident,
    collect: () => {
      collections += 1;
      resident = 200;
    },
  });
  const minute = (work: number): number => {
    cpu += work;
    jest.advanceTimersByTime(60_000);
    return collections;
  };
  const [busy, quiet] = [6_000_000, 60_000];
  expect([minute(busy), minute(quiet), minute(quiet)]).toEqual([0, 1, 1]);
  resident = 210;
  expect([minute(busy), minute(quiet)]).toEqual([1, 1]);
  resident = 230;
  expect([minute(busy), minute(quiet), minute(quiet)]).toEqual([1, 2, 2]);
  end();
  resident = 900;
  expect(minute(quiet)).toBe(2);
});

test('[SHELL-99] a collection frees what nothing refers to', async () => {
  const weak = new WeakRef({ referred: false });
  // The reference that was just made stays until the end of the job.
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  collectGarbage();
  expect(weak.deref()).toBeUndefined();
});
