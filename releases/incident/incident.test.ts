import { exampleKey, failureKey, sentKey } from '../health-monitor/counts.ts';
import { runCommand } from '../command/run.ts';
import { readCommand } from '../command/usage.ts';
import { ann, operatedSite, type OperatedSite } from '../test-kit/operated-site.ts';

const begin = Date.parse('2026-11-21T14:05:00.000Z');
const minute = 60_000;
const at = (minutes: number): string => new Date(begin + minutes * minute).toISOString();
const noBuild = () => Promise.reject(new Error('not built here'));

let site: OperatedSite;
beforeEach(async () => {
  site = await operatedSite();
  setTime(-600);
  for (const version of ['1.0.0', '1.1.0']) await site.operations.accept(await site.sealed({ version }), ann);
  await site.operations.accept(await site.sealed({ area: 'listing' }), ann);
  await site.operations.promote('search', '1.0.0', ann);
  await site.operations.promote('listing', '1.0.0', ann);
});
afterEach(() => site.close());

/** Sets the clock of site and registry. @param minutes after the window begins */
function setTime(minutes: number): void {
  site.now = begin + minutes * minute;
  site.client.clock = () => site.now;
}

const broken = { area: 'search', version: '1.1.0' };
const where = 'TypeError: x is undefined (search 1.1.0 src/pages/home/view.tsx:41:7)';

/** 1.1.0 goes live ten minutes before the window and fails in it; the release before was well. */
async function breakSearch(): Promise<void> {
  setTime(-10);
  await site.operations.promote('search', '1.1.0', { who: 'ann', why: 'larger photographs' });
  site.client.sums.push(
    { area: 'search', version: '1.0.0', at: at(-60), counts: { views: 400, [failureKey('mount TypeError')]: 1 } },
    {
      ...broken,
      at: at(2),
      counts: {
        views: 100,
        failed: 60,
        [failureKey('mount TypeError')]: 40,
        [exampleKey('mount TypeError', where)]: 3,
        [sentKey('live', 'own')]: 75,
        [sentKey('live', 'previous 1.0.0')]: 25,
      },
    },
    { ...broken, at: at(4), counts: { [failureKey('mount TypeError')]: 2, [failureKey('server threw')]: 20 } },
    { ...broken, at: at(40), counts: { [failureKey('server threw')]: 99 } },
  );
  site.client.operations.push(
    { at: at(3), operation: 'ListingPage', calls: 9, failed: 2, slow: 4, meanMs: 900, slowestMs: 3200 },
    { at: at(-5), operation: 'ListingPage', calls: 90, failed: 0, slow: 0, meanMs: 40, slowestMs: 90 },
  );
}

test('[REL-130] an incident has the moves, errors with the line of the source, slow operations and what visitors saw', async () => {
  await breakSearch();
  setTime(20);
  const incident = await site.as('a-token-of-operations').incident(at(0), at(15));
  expect(incident.moves.map(({ when, action, area, from, to }) => [when, action, area, from, to])).toEqual([
    ['before', 'promote', 'search', '1.0.0', '1.1.0'],
  ]);
  expect(incident.errors).toEqual([
    {
      ...broken,
      kind: 'mount TypeError',
      count: 42,
      before: 0,
      first: at(2),
      example: where,
      position: 'src/pages/home/view.tsx:41:7',
    },
    { ...broken, kind: 'server threw', count: 20, before: 0, first: at(4), example: null, position: null },
  ]);
  expect(incident.operations).toEqual([
    { operation: 'ListingPage', calls: 9, failed: 2, slow: 4, meanMs: 900, slowestMs: 3200, meanMsBefore: 40 },
  ]);
  expect(incident.sent).toEqual([
    { ...broken, group: 'live', shown: 'own', count: 75, share: 0.75 },
    { ...broken, group: 'live', shown: 'previous 1.0.0', count: 25, share: 0.25 },
  ]);
});

test('[REL-130] its verdict is that of the end of the time, with figures, whatever happened after that', async () => {
  await breakSearch();
  setTime(16);
  await site.operations.rollback('search', undefined, { who: 'watch', why: '60 % of 100 page views failed' });
  setTime(300);
  const { verdicts, moves, undo } = await site.operations.incident(at(0), at(15));
  expect(verdicts).toMatchObject([{ area: 'search', version: '1.1.0', against: '1.0.0', state: 'worse' }]);
  expect(verdicts[0]?.words).toContain('100 page views');
  expect(moves.map(({ when, who, why }) => [when, who, why])).toEqual([
    ['before', 'ann', 'larger photographs'],
    ['after', 'watch', '60 % of 100 page views failed'],
  ]);
  expect(undo).toEqual([]);
});

test('[REL-131] an incident names the commands that take back what is in effect, the most suspect first', async () => {
  setTime(-20);
  await site.operations.accept(await site.sealed({ area: 'listing', version: '1.2.0' }), ann);
  await site.operations.rollout('listing', '1.2.0', 5, ann);
  await breakSearch();
  setTime(5);
  await site.operations.withdraw('listing', {}, ann);
  setTime(16);
  await site.operations.accept(await site.sealed({ area: 'walks' }), ann);
  await site.operations.promote('walks', '1.0.0', ann);
  const commands = async (until: string): Promise<string[]> =>
    (await site.operations.incident(at(0), until)).undo.map((undo) => undo.arguments.join(' '));
  expect(await commands(at(15))).toEqual(['rollback search', 'restore listing']);
  setTime(17);
  expect(await commands(at(17))).not.toContain('withdraw walks');
  site.client.sums.push({
    area: 'walks',
    version: '1.0.0',
    at: at(16),
    counts: { views: 3, [failureKey('server threw')]: 3 },
  });
  expect(await commands(at(17))).toContain('withdraw walks');
  setTime(18);
  for (const undo of (await site.operations.incident(at(0), at(17))).undo)
    expect((await runCommand(readCommand(undo.arguments), site.operations, '', 'ann', noBuild)).failed).toBeFalsy();
  expect(await commands(at(17))).toEqual([]);
});

test('[REL-130] figures that are older than two days are by the hour, and the page says so', async () => {
  await breakSearch();
  setTime(3 * 1440);
  const incident = await site.operations.incident(at(0), at(15));
  expect(incident.step).toBe(3600);
  expect(incident.errors[0]).toMatchObject({ kind: 'server threw', count: 119 });
  const { text } = await runCommand(
    readCommand(['incident', '2026-11-21T14:05..14:20', '--utc']),
    site.operations,
    '',
    'ann',
    noBuild,
  );
  expect(text).toContain('2026-11-21 14:05:00 to 14:20:00 (UTC); figures by the hour');
});

test('[REL-132] ops incident prints one page', async () => {
  await breakSearch();
  setTime(20);
  const { text } = await runCommand(
    readCommand(['incident', '2026-11-21T14:05..14:20', '--utc']),
    site.operations,
    '',
    'ann',
    noBuild,
  );
  const [verdict] = (await site.operations.incident(at(0), at(15))).verdicts;
  expect(text).toBe(`2026-11-21 14:05:00 to 14:20:00 (UTC); figures by the minute

Moves, from an hour before to half an hour after
  13:55:00  before  ann  promote  search 1.0.0 → 1.1.0  larger photographs

Verdicts of the health monitor, as of 14:20:00
  search 1.1.0  worse  ${verdict?.words}

Errors
  search 1.1.0  mount TypeError  42 times (0 before)  since 14:07:00  src/pages/home/view.tsx:41:7  ${where}
  search 1.1.0  server threw     20 times (0 before)  since 14:09:00  –

Slowest operations of the API
  ListingPage  slowest 3,200 ms  mean 900 ms (40 ms before)  9 calls  4 over 1 s  2 failed

What visitors saw
  search  1.1.0 for everybody  that release               75 pages (75.0 %)
  search  1.1.0 for everybody  the release before, 1.0.0  25 pages (25.0 %)

To undo
  npm run ops -- rollback search  search went from 1.0.0 to 1.1.0`);
});

test('[REL-132] a time that cannot be one is rejected with what is wrong', async () => {
  const from = new Date(site.now - 3 * 86_400_000).toISOString();
  const now = new Date(site.now).toISOString();
  await expect(site.operations.incident(from, now)).rejects.toThrow('a day at most');
  await expect(site.operations.incident(now, from)).rejects.toThrow('in the future');
  await expect(site.operations.incident(from, from)).rejects.toThrow('ends after it begins');
  await expect(site.as('a-token-of-operations').incident('yesterday', now)).rejects.toThrow('from: A moment');
});
