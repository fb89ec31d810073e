import { join } from 'node:path';
import { allSources } from './source-rules.ts';

/** Characters of a title in the source, with its IDs. */
const longest = 120;
/** The title in a call of `test`, `it` or `describe`, or of what their `each` returns. */
const titleCall = /(?:(?<![\w.'"`])(?:test|it|describe)(?:\.\w+)*|[\])\w]\))\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*?)\1,/g;

const longTitles = (text: string): string[] =>
  [...text.matchAll(titleCall)].flatMap(([, , title = '']) => (title.length > longest ? [title] : []));

test('a title that is too long is found, beside the name of a test and behind a table of cases', () => {
  const title = 'a '.repeat(61);
  const calls = [
    `test('${title}', () => {})`,
    `test.each([1])(\n  \`${title}\`,\n  () => {})`,
    `describe("${title}", f)`,
  ];
  expect(calls.map(longTitles)).toEqual([[title], [title], [title]]);
  expect(longTitles(`test('${title.slice(2)}', () => { expect('${title}').toBe(it) })`)).toEqual([]);
});

test('titles of tests have at most 120 characters: they state a behaviour', () => {
  const tests = allSources(join(import.meta.dirname, '../..')).filter(({ path }) =>
    /\.(?:test|spec)\.tsx?$/.test(path),
  );
  expect(tests.length).toBeGreaterThan(500);
  expect(tests.flatMap(({ path, text }) => longTitles(text).map((title) => `${path}: ${title}`))).toEqual([]);
});
