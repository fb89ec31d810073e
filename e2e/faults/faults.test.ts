import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { faults, nameOf, pairs } from './faults.ts';
import { judge } from './judge.ts';
import { wrongOf, type ObservedRequest } from './watchers/request-log.ts';

const page = readFileSync(join(import.meta.dirname, '../../docs/faults.md'), 'utf8');
/** Names of a table's rows. */
const rowsBelow = (heading: string): readonly string[] =>
  (page.split(`\n## ${heading}\n`)[1] ?? '')
    .split('\n## ')[0]
    ?.split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| --- |'))
    .slice(1)
    .map((line) => line.split(' | ')[0]?.slice(2).replace(' **fails**', '') ?? '') ?? [];

test('docs/faults.md has a row for each fault and each pair, and no others', () => {
  expect(rowsBelow('One by one')).toEqual(faults.map(({ name }) => name));
  expect(rowsBelow('In pairs')).toEqual(pairs.map(nameOf));
});

test('each fault has a name of its own, and one of each part represents it in pairs', () => {
  expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length);
  expect(
    faults
      .filter(({ inPairs }) => inPairs)
      .map(({ part }) => part)
      .toSorted(),
  ).toEqual([...new Set(faults.map(({ part }) => part))].toSorted());
});

test('an error response must have a message for people', () => {
  expect(
    wrongOf(
      'text/html',
      '<!doctype html><html><head><title>Sorry</title><style>main { color: red }</style></head><body><div id="root"></div></body></html>',
    ),
  ).toBe('blank');
  expect(
    wrongOf(
      'text/html',
      '<h1>Sorry, we are unable to load this page</h1><p>Please try again in a moment, or call us.</p>',
    ),
  ).toBeUndefined();
  expect(wrongOf('application/json', '{"errors":[{"message":"Please try again in a moment."}]}')).toBeUndefined();
  expect(wrongOf('application/json', '{}')).toBe('blank');
  expect(
    wrongOf(
      'text/html',
      '<h1>Sorry, we are unable to load this page</h1><pre>TypeError: x is not a function\n    at show (file:///srv/host/page.ts:1:1)</pre>',
    ),
  ).toBe('inner words');
  expect(wrongOf('application/json', '{"errors":[{"message":"connect ECONNREFUSED 127.0.0.1:5432"}]}')).toBe(
    'inner words',
  );
});

test('a fault fails by what it should not affect, by waits, by losses and when the system does not recover', () => {
  const observed = (more: Partial<ObservedRequest>): ObservedRequest => ({
    action: 'page',
    address: 'http://localhost/',
    at: 0,
    ms: 10,
    status: 503,
    good: false,
    message: 'Please try again.',
    ...more,
  });
  const well = { ms: 100, last: 'drafts' };
  const verdict = (
    all: readonly ObservedRequest[],
    touches: readonly ObservedRequest['action'][],
    more: {
      readonly lost?: string[];
      readonly recovered?: { readonly ms: number | undefined; readonly last: string };
    } = {},
    refused: readonly string[] = [],
  ): readonly string[] => judge({ requests: all, recovered: well, lost: [], ...more }, [{ touches }], refused);
  expect(verdict([observed({}), observed({ good: true, status: 200 })], ['page'])).toEqual([]);
  expect(verdict([observed({})], ['draft'])).toEqual([
    expect.stringMatching(/^page is affected but must not be, 1 times/),
  ]);
  expect(verdict([observed({ status: 0, wrong: 'no answer in time' })], ['page'])).toEqual([
    expect.stringMatching(/^page: no answer in time, 1 times/),
  ]);
  expect(verdict([], ['page'], { lost: ['draft 7 is missing'] })).toEqual(['draft 7 is missing']);
  expect(verdict([], ['page'], { recovered: { ms: undefined, last: 'a mail' } })).toEqual([
    expect.stringMatching(/^not recovered after 120 s: a mail/),
  ]);
  expect(verdict([], ['draft'], {}, ['503', 'no answer'])).toEqual(['draft: connection broken, 1 times']);
  expect(verdict([], [], {}, ['503'])).toEqual(['draft is affected but must not be, 1 times (503)']);
});
