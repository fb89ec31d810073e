import { chosenTests, fallsTo, journeysOf } from './chosen-tests.ts';

const parts = ['lint', 'types', 'unit and integration', 'journeys in a browser'];
const areas = ['search', 'listing'];
const chosen = (...words: string[]) => chosenTests(words, parts, areas);

test('npm test runs everything, one part, or the tests of one area', () => {
  expect(chosen()).toMatchObject({ parts, areas: [] });
  expect(chosen('unit')).toMatchObject({ parts: ['unit and integration'], areas: [] });
  expect(chosen('search')).toMatchObject({ parts: ['lint', 'types', 'unit and integration'], areas: ['search'] });
  expect(chosen('search', 'listing', 'types')).toMatchObject({ parts: ['types'], areas: ['search', 'listing'] });
});

test('a word that is neither a part nor an area is rejected: running nothing is not a success', () => {
  expect(() => chosen('serach')).toThrow(
    'There is no part of the tests and no area serach. Parts are lint, types, unit and integration, journeys in a browser; areas are search, listing.',
  );
  expect(() => chosen('search', 'journeys')).toThrow('The tests of journeys are of the whole site: leave search out.');
});

test('--shard 2/4 takes the second of four shares, beside names or without', () => {
  expect(chosen().shard).toEqual({ index: 1, count: 1 });
  expect(chosen('--shard', '2/4')).toEqual({ parts, areas: [], shard: { index: 2, count: 4 } });
  expect(chosen('--shard=3/4', 'unit')).toEqual({
    parts: ['unit and integration'],
    areas: [],
    shard: { index: 3, count: 4 },
  });
  for (const wrong of ['0/4', '5/4', '2', 'x/y', ''])
    expect(() => chosen('--shard', wrong)).toThrow('write --shard 2/4 for the second of four');
});

test('each part that cannot be divided runs in one shard', () => {
  for (const position of [0, 1, 2, 3, 4])
    expect([1, 2, 3].filter((index) => fallsTo(position, { index, count: 3 }))).toHaveLength(1);
});

test('of several shards the last takes the pictures, and the others share all other journeys', () => {
  const of = (index: number, count: number) => journeysOf({ index, count }, ['desktop', 'phone']);
  expect(of(1, 1)).toEqual([]);
  expect(of(1, 2)).toEqual(['--project=desktop', '--project=phone', '--shard=1/1']);
  expect(of(2, 2)).toEqual(['--project=pictures']);
  expect([1, 2, 3].map((index) => of(index, 3).at(-1))).toEqual(['--shard=1/2', '--shard=2/2', '--project=pictures']);
});
