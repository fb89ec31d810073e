import { openSignals, type Signal } from './signals.ts';
import { openSums } from './sums.ts';

const of = { area: 'search', version: '1.0.4', counts: true } as const;
const noon = Date.parse('2026-11-21T12:00:00Z');

test('[REL-09] signals are summed by area, release and minute; a failed view counts once, however many failures it has', () => {
  let now = noon + 59_000;
  const sums = openSums(() => now);
  const signals: Signal[] = [
    { kind: 'page', ...of, status: 200, stale: false, ms: 12 },
    { kind: 'page', ...of, status: 200, stale: false, ms: 12 },
    { kind: 'failure', ...of, failure: 'mount', problem: 'TypeError', first: true },
    { kind: 'failure', ...of, failure: 'render', problem: 'Error', first: false },
    { kind: 'page-failed', ...of, reason: 'threw', ms: 3 },
    { kind: 'load', ...of, ms: 800 },
    { kind: 'vital', ...of, vital: 'CLS', value: 0.02 },
  ];
  signals.forEach(sums.add);
  now += 1000;
  sums.add({ kind: 'view', ...of, area: 'listing' });
  expect(sums.take()).toEqual([
    {
      area: 'search',
      version: '1.0.4',
      at: '2026-11-21T12:00:00.000Z',
      counts: {
        'server 14': 2,
        'render 14': 2,
        views: 3,
        failed: 2,
        'server-failed': 1,
        'failure mount TypeError': 1,
        'failure render Error': 1,
        'failure server threw': 1,
        'load 37': 1,
        'CLS 17': 1,
      },
    },
    { area: 'listing', version: '1.0.4', at: '2026-11-21T12:01:00.000Z', counts: { views: 1 } },
  ]);
  expect(sums.take()).toEqual([]);
});

test('[REL-06] a release is not blamed for missing data or a full server; uncounted pages are only timed', () => {
  const sums = openSums(() => noon);
  sums.add({ kind: 'page-failed', ...of, reason: 'data', ms: 6000 });
  sums.add({ kind: 'page-failed', ...of, reason: 'crowded', ms: 0 });
  sums.add({ kind: 'page-failed', ...of, counts: false, reason: 'threw', ms: 3 });
  sums.add({ kind: 'page', ...of, status: 200, stale: true, ms: 0 });
  expect(sums.take()).toEqual([]);
  sums.add({ kind: 'page-failed', ...of, reason: 'resting', ms: 0 });
  sums.add({ kind: 'page', ...of, counts: false, status: 200, stale: false, ms: 12 });
  expect(sums.take()).toMatchObject([
    { counts: { views: 1, failed: 1, 'server-failed': 1, 'failure server resting': 1, 'server 14': 1 } },
  ]);
});

test("[REL-06] a release's own 503s and the workers that it ended are counted against it", () => {
  const sums = openSums(() => noon);
  sums.add({ kind: 'page-failed', ...of, reason: 'overloaded', ms: 0 });
  sums.add({ kind: 'ended', ...of, reason: 'memory' });
  expect(sums.take()).toMatchObject([
    {
      counts: {
        views: 1,
        failed: 1,
        'server-failed': 1,
        ended: 1,
        'failure server overloaded': 1,
        'failure worker memory': 1,
      },
    },
  ]);
});

test('[REL-09] sums that could not be written are added to the next ones', () => {
  const sums = openSums(() => noon);
  sums.add({ kind: 'view', ...of });
  const taken = sums.take();
  sums.add({ kind: 'view', ...of });
  sums.giveBack(taken);
  expect(sums.take()).toMatchObject([{ counts: { views: 2 } }]);
});

test('[REL-09] a sum distinguishes a limited number of failure kinds', () => {
  const sums = openSums(() => noon);
  for (let kind = 0; kind < 100; kind++)
    sums.add({
      kind: 'failure',
      ...of,
      failure: 'render',
      problem: `Error${'abcdefghij'[kind % 10]}${'klmnopqrst'[Math.floor(kind / 10)]}`,
      first: true,
    });
  const [{ counts } = { counts: {} }] = sums.take();
  expect(Object.keys(counts)).toHaveLength(32);
  expect(counts).toMatchObject({ failed: 100, 'failure other': 70 });
});

test('[REL-09] each listener receives every signal; one that throws is reported and does not affect the others', () => {
  const problems: unknown[] = [];
  const signals = openSignals((problem) => problems.push(problem));
  const received: Signal[] = [];
  signals.follow(() => {
    throw new Error('a bug');
  });
  const end = signals.follow((signal) => received.push(signal));
  signals.record({ kind: 'view', ...of });
  end();
  signals.record({ kind: 'view', ...of });
  expect([received, problems.length]).toEqual([[{ kind: 'view', ...of }], 2]);
});

test('[REL-92] a sum has five examples of failures at most, however many there are', () => {
  const sums = openSums(() => noon);
  for (let at = 0; at < 20; at++)
    sums.add({ kind: 'failure', ...of, failure: 'mount', problem: 'Error', first: true, example: `problem ${at}` });
  sums.add({ kind: 'page-failed', ...of, reason: 'threw', ms: 3, example: 'problem 0' });
  const [{ counts } = { counts: {} }] = sums.take();
  expect(Object.keys(counts).filter((key) => key.startsWith('example'))).toEqual(
    [0, 1, 2, 3, 4].map((at) => `example mount Error: problem ${at}`),
  );
  expect(counts).toMatchObject({ failed: 21, 'failure mount Error': 20 });
});
