import pino from 'pino';
import { sparingLog } from './sparing-log.ts';

let now: number;
let lines: { readonly msg: string; readonly alike?: number; readonly err?: { readonly message: string } }[];
const open = () =>
  pino(
    { hooks: sparingLog(() => now) },
    { write: (line: string) => void lines.push(JSON.parse(line) as (typeof lines)[number]) },
  );
beforeEach(() => {
  now = 1000;
  lines = [];
});

test('a repeated failure is logged once in ten seconds, with its count', () => {
  const log = open();
  const away = (): void => log.error({ err: new Error('connect ECONNREFUSED') }, 'database unavailable');
  for (let count = 0; count < 5; count++) away();
  expect(lines).toMatchObject([{ msg: 'database unavailable', err: { message: 'connect ECONNREFUSED' } }]);
  now += 10_000;
  away();
  expect(lines).toMatchObject([{}, { msg: 'database unavailable', alike: 4 }]);
  now += 10_000;
  away();
  expect(lines[2]).not.toHaveProperty('alike');
});

test('[SEC-114] pages that a crowded host refuses are one line in ten seconds for each release', () => {
  const log = open();
  const refuse = (area: string, url: string): void =>
    log.warn({ area, version: '1.0.0', url, err: new Error('200 pages are waiting') }, 'page render failed');
  for (let page = 0; page < 100; page++) refuse('search', `/buy?page=${page}`);
  refuse('listing', '/property/1');
  expect(lines).toMatchObject([{ area: 'search', url: '/buy?page=0' }, { area: 'listing' }]);
});

test('other failures, and lines without one, are all logged', () => {
  const log = open();
  log.error({ err: new Error('one') }, 'database unavailable');
  log.error({ err: new Error('two') }, 'database unavailable');
  log.error(new Error('one'), 'a job failed');
  log.error(new Error('three'));
  log.warn({ operation: 'Home' }, 'graph operation was slow');
  log.warn({ operation: 'Home' }, 'graph operation was slow');
  log.info({ err: new Error('one') }, 'logged');
  log.info({ err: new Error('one') }, 'logged');
  expect(lines.map(({ msg }) => msg)).toEqual([
    'database unavailable',
    'database unavailable',
    'a job failed',
    'three',
    'graph operation was slow',
    'graph operation was slow',
    'logged',
    'logged',
  ]);
  expect(lines[2]).toMatchObject({ err: { message: 'one' } });
});

test('whatever input is logged, a log line stays one line of JSON with the input unchanged', () => {
  const raw: string[] = [];
  const log = pino({ hooks: sparingLog(() => now) }, { write: (line: string) => void raw.push(line) });
  const forged = 'ada\r\n{"level":30,"audit":"signed-in","memberId":1}\u2028\u0000\u001b[2J\u0085end';
  log.info({ address: forged, [forged]: 1 }, forged);
  log.error({ err: new Error(forged) }, 'failed');
  log.error(new Error(forged));
  expect(raw).toHaveLength(3);
  // No line break, cursor movement or end of text but the line's own end.
  for (const line of raw) expect([...line.trimEnd()].filter((character) => character < ' ')).toEqual([]);
  expect(JSON.parse(raw[0] ?? '')).toMatchObject({ level: 30, msg: forged, address: forged });
  expect(raw.map((line) => 'audit' in (JSON.parse(line) as object))).toEqual([false, false, false]);
});
