import { pinAreas } from './pin-areas.ts';
import type { RunOptions } from './process-supervisor.ts';

/** Commands of which publishing fails for some areas until it may succeed. */
function commands(failing: readonly string[] = []) {
  const calls: string[] = [];
  const live: string[] = [];
  let fails = true;
  return {
    calls,
    succeed: (): void => {
      fails = false;
    },
    run: async (_name: string, file: string, args: readonly string[], { onLine }: RunOptions = {}) => {
      calls.push([file.split('/').at(-1), ...args].join(' '));
      if (args[0] === 'status')
        return JSON.stringify({ areas: live.map((area) => ({ area, live: '1.0.0', problem: null })) });
      for (const area of args.slice(1)) {
        if (fails && failing.includes(area)) throw new Error('the API did not respond in time');
        live.push(area);
        onLine?.(`area ${area}@1.0.0 is live`);
      }
      return '';
    },
  };
}
const options = { root: '/', site: 'http://localhost:3000', filled: Promise.resolve(), say: () => {} };
const reading = 'cli.ts status --json';
const publishing = (...areas: string[]): string => ['publish-areas.ts http://localhost:3000', ...areas].join(' ');

test('[DATA-12] areas without a live release are built in two processes, and each is reported when it is live', async () => {
  const { run, calls } = commands();
  const lines: string[] = [];
  const areas = ['agents', 'community', 'search'];
  await pinAreas({ ...options, run, areas, say: (line) => lines.push(line) });
  expect(calls).toEqual([reading, publishing('agents', 'search'), publishing('community')]);
  expect(lines.toSorted()).toEqual(areas.map((area) => `area ${area}@1.0.0 is live`));
  await pinAreas({ ...options, run, areas });
  expect(calls.slice(3)).toEqual([reading]);
});

test('[DATA-12] an area whose promotion failed on a busy database is published again once it is filled', async () => {
  const { run, calls, succeed } = commands(['search']);
  const { promise: filled, resolve } = Promise.withResolvers<void>();
  const lines: string[] = [];
  await pinAreas({
    ...options,
    run,
    areas: ['member', 'search'],
    filled,
    say(line) {
      lines.push(line);
      if (!line.includes('again')) return;
      succeed();
      resolve();
    },
  });
  expect(calls).toEqual([reading, publishing('member'), publishing('search'), reading, publishing('search')]);
  expect(lines).toContain('area search@1.0.0 is live');
});

test('[DATA-12] an area that cannot be promoted in three attempts ends the start', async () => {
  const { run, calls } = commands(['search']);
  await expect(pinAreas({ ...options, run, areas: ['search'] })).rejects.toThrow('the API did not respond in time');
  expect(calls.filter((call) => call === publishing('search'))).toHaveLength(3);
});
