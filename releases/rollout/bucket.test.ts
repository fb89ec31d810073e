import { inRollout, isSeed, newSeed } from './bucket.ts';

const seeds = Array.from({ length: 20_000 }, (_, at) => String(at).padStart(5, '0'));
const those = (area: string, version: string, percent: number) =>
  new Set(seeds.filter((seed) => inRollout(seed, area, { version, percent })));

test.each([1, 10, 50, 90])('[REL-05] a rollout of %i per cent reaches that share of the visitors', (percent) => {
  expect(those('search', '1.0.1', percent).size / seeds.length).toBeCloseTo(percent / 100, 1.5);
});

test('[REL-05] a visitor in the rollout stays in it while the percentage grows', () => {
  const few = those('search', '1.0.1', 10);
  const many = those('search', '1.0.1', 40);
  expect([...few].every((seed) => many.has(seed))).toBe(true);
});

test('[REL-05] areas and releases draw independently of each other', () => {
  const search = those('search', '1.0.1', 50);
  for (const other of [those('listing', '1.0.1', 50), those('search', '1.0.2', 50)]) {
    const both = [...search].filter((seed) => other.has(seed)).length;
    expect(both / seeds.length).toBeCloseTo(0.25, 1.5);
  }
});

test('[REL-05] a seed has five digits: too few to identify a visitor', () => {
  expect(isSeed(newSeed())).toBe(true);
  expect([isSeed('1'), isSeed('12345x'), isSeed('')]).toEqual([false, false, false]);
});
