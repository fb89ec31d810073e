import { memoryRegistry } from '../test-kit/memory-registry.ts';
import { throttleClient } from './sparingly.ts';

const range = (from: string, until: string) => ({
  from: `2026-11-21T${from}:00Z`,
  until: `2026-11-21T${until}:00Z`,
  step: 99_999,
  area: 'search',
});

test('[REL-06] the log is read again after a change, sums over a long time every five minutes, and recent sums each time', async () => {
  const calls: string[] = [];
  const registry = memoryRegistry();
  const sparing = throttleClient({
    events: (query) => {
      calls.push(`events ${query?.area}`);
      return registry.events(query);
    },
    health: (given) => {
      calls.push(`${given.from.slice(11, 16)}-${given.until.slice(11, 16)}`);
      return registry.health(given);
    },
  });
  for (const revision of [1, 1, 2]) await sparing(revision).events({ area: 'search', limit: 500 });
  expect(calls.splice(0)).toEqual(['events search', 'events search']);
  for (const until of ['14:01', '14:04', '14:05']) await sparing(2).health(range('10:00', until));
  expect(calls.splice(0)).toEqual(['10:00-14:01', '10:00-14:05']);
  for (let time = 0; time < 2; time++) await sparing(2).health(range('13:00', '14:00'));
  expect(calls.splice(0)).toEqual(['13:00-14:00', '13:00-14:00']);
});

test('[REL-06] a failed read is repeated', async () => {
  let isUnavailable = true;
  const sparing = throttleClient({
    events: async () => {
      if (isUnavailable) throw new Error('unavailable');
      return [];
    },
    health: async () => [],
  });
  await expect(sparing(1).events({ area: 'search', limit: 500 })).rejects.toThrow('unavailable');
  isUnavailable = false;
  expect(await sparing(1).events({ area: 'search', limit: 500 })).toEqual([]);
});
