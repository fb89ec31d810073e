import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ofEveryChange } from '../../e2e/every-change.ts';
import { chosenTests, fallsTo, journeysOf } from './chosen-tests.ts';

const parts = ['lint', 'types', 'unit and integration', 'statements', 'journeys in a browser'];
const tree = {
  areas: ['search', 'listing'],
  exists: (path: string) => ['api', 'api/domains/saved/alerts', 'host', 'e2e', 'e2e/journeys'].includes(path),
};
const chosen = (...words: string[]) => chosenTests(words, parts, tree);

test('npm test runs everything, one part, or the tests of an area or a folder', () => {
  expect(chosen()).toMatchObject({ parts, folders: [], full: false });
  expect(chosen('unit')).toMatchObject({ parts: ['unit and integration'], folders: [] });
  const ofAFolder = ['lint', 'types', 'unit and integration'];
  expect(chosen('search')).toMatchObject({ parts: ofAFolder, folders: ['mf-search'] });
  expect(chosen('search', 'listing', 'types')).toMatchObject({
    parts: ['types'],
    folders: ['mf-search', 'mf-listing'],
  });
  expect(chosen('api/domains/saved/alerts/', 'host')).toMatchObject({
    parts: ofAFolder,
    folders: ['api/domains/saved/alerts', 'host'],
  });
  expect(chosen('./api', 'unit')).toMatchObject({ parts: ['unit and integration'], folders: ['api'] });
});

test('journeys belong to their folder only', () => {
  expect(chosen('e2e/journeys').parts).toContain('journeys in a browser');
  expect(chosen('e2e', 'journeys').parts).toEqual(['journeys in a browser']);
  expect(chosen('api').parts).not.toContain('journeys in a browser');
});

test('--full runs all cases, beside other words or alone', () => {
  expect(chosen('--full')).toMatchObject({ parts, folders: [], full: true });
  expect(chosen('api', '--full', '--shard', '1/2')).toMatchObject({ folders: ['api'], full: true });
});

test('a word that is neither a part nor an area nor a folder is rejected: running nothing is not a success', () => {
  expect(() => chosen('serach')).toThrow(
    'There is no part of the tests, no area and no folder serach. Parts are lint, types, unit and integration, statements, journeys in a browser; areas are search, listing.',
  );
  for (const wrong of ['../../api', '/api', '--fully', 'api/nothing'])
    expect(() => chosen(wrong)).toThrow(`There is no part of the tests, no area and no folder ${wrong}.`);
  expect(() => chosen('search', 'journeys')).toThrow(
    'The tests of journeys are of the whole site: leave mf-search out.',
  );
});

test('--shard 2/4 takes the second of four shares, beside names or without', () => {
  expect(chosen().shard).toEqual({ index: 1, count: 1 });
  expect(chosen('--shard', '2/4')).toEqual({ parts, folders: [], full: false, shard: { index: 2, count: 4 } });
  expect(chosen('--shard=3/4', 'unit')).toEqual({
    parts: ['unit and integration'],
    folders: [],
    full: false,
    shard: { index: 3, count: 4 },
  });
  for (const wrong of ['0/4', '5/4', '2', 'x/y', ''])
    expect(() => chosen('--shard', wrong)).toThrow('write --shard 2/4 for the second of four');
});

test('each part that cannot be divided runs in one shard', () => {
  for (const position of [0, 1, 2, 3, 4])
    expect([1, 2, 3].filter((index) => fallsTo(position, { index, count: 3 }))).toHaveLength(1);
});

test('of several shards the last takes the pictures, if they are made, and the others share all other journeys', () => {
  expect(journeysOf({ index: 2, count: 2 }, ['desktop'], false)).toEqual(['--shard=2/2']);
  const of = (index: number, count: number) => journeysOf({ index, count }, ['desktop', 'phone'], true);
  expect(of(1, 1)).toEqual([]);
  expect(of(1, 2)).toEqual(['--project=desktop', '--project=phone', '--shard=1/1']);
  expect(of(2, 2)).toEqual(['--project=pictures']);
  expect([1, 2, 3].map((index) => of(index, 3).at(-1))).toEqual(['--shard=1/2', '--shard=2/2', '--project=pictures']);
});

test('the journeys of every change are there, and those of their files that are left to --full', () => {
  for (const [path, leftToFull] of Object.entries(ofEveryChange)) {
    const file = join(import.meta.dirname, '../../e2e', path);
    expect([path, existsSync(file)]).toEqual([path, true]);
    const text = leftToFull.length === 0 ? '' : readFileSync(file, 'utf8').replaceAll('${engine}', 'Firefox');
    expect(leftToFull.filter((title) => !text.includes(`] ${title}`))).toEqual([]);
  }
});
