import fastify, { type FastifyInstance } from 'fastify';
import type { ReleaseSet } from '../release-set.ts';
import { pageReports } from './page-reports.ts';
import { openSample } from './sample.ts';
import { openSignals, type Signal } from './signals.ts';
import { openTickets } from './tickets.ts';

const own = 'https://verandah.example';
const tickets = openTickets('a secret');
const release = (version: string) => ({ manifest: { version } });
const set = {
  areas: [
    {
      name: 'search',
      live: release('1.0.3'),
      previous: release('1.0.2'),
      rollout: { release: release('1.0.4'), percent: 5 },
    },
    { name: 'listing', live: release('2.0.0') },
  ],
} as unknown as ReleaseSet;
const failure = (name: string, kind = 'mount', problem = 'TypeError') => ({ release: name, kind, problem });
const [live, chosen] = [
  () => tickets.issue({ variant: '' }, 'search', '1.0.3'),
  () => tickets.issue({ variant: 'search@1.0.4' }, 'search', '1.0.4'),
];

let app: FastifyInstance;
let recorded: Signal[];
beforeEach(async () => {
  recorded = [];
  const signals = openSignals((problem) => {
    throw problem;
  });
  signals.follow((signal) => recorded.push(signal));
  app = fastify();
  await app.register(
    pageReports({
      signals,
      sample: openSample(2),
      tickets,
      currentSet: () => set,
      publicUrl: own,
      trustProxy: false,
      log: { warn: () => {} },
      positions: { original: async (stack) => stack.replace(/^.*\/r\/search.*$/, 'search 1.0.3 src/view.tsx:41:7') },
    }),
  );
});
afterEach(() => app.close());

async function post(
  body: unknown,
  { origin = own, address = '192.0.2.1' } = {},
): Promise<{ status: number; message?: string }> {
  const response = await app.inject({
    method: 'POST',
    url: '/api/page-report',
    headers: { origin, 'content-type': 'text/plain;charset=UTF-8' },
    remoteAddress: address,
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: response.statusCode, ...(response.body ? response.json<{ message: string }>() : {}) };
}
const signalTexts = (): string[] =>
  recorded.map((signal) =>
    [
      signal.kind,
      `${signal.area}@${signal.version}`,
      ...(signal.kind === 'failure'
        ? [signal.failure, signal.problem, signal.first]
        : signal.kind === 'vital'
          ? [signal.vital, signal.value]
          : []),
    ].join(' '),
  );

test("[REL-06, REL-09] a page's report is counted for its release, once, however often it is sent", async () => {
  const report = {
    ticket: chosen(),
    failures: [failure('search@1.0.4'), failure('search@1.0.4', 'unhandled', 'Error')],
    views: ['listing@2.0.0'],
    load: 812,
    vitals: { LCP: 1200, CLS: 0.02 },
  };
  for (let time = 0; time < 3; time++) expect((await post(report)).status).toBe(204);
  expect(signalTexts()).toEqual([
    'view listing@2.0.0',
    'failure search@1.0.4 mount TypeError true',
    'failure search@1.0.4 unhandled Error false',
    'load search@1.0.4',
    'vital search@1.0.4 LCP 1200',
    'vital search@1.0.4 CLS 0.02',
  ]);
});

test('[REL-92] a failure is recorded with its message and its position in the source, without personal data', async () => {
  await post({
    ticket: live(),
    failures: [
      {
        ...failure('search@1.0.3'),
        message: 'TypeError: no listing 1234567 of ada@example.com',
        position: `${own}/r/search/1.0.3/web/js/a.js:1:2`,
      },
    ],
  });
  expect(recorded).toMatchObject([
    { kind: 'failure', example: 'TypeError: no listing [number] of [address] (search 1.0.3 src/view.tsx:41:7)' },
  ]);
  expect(
    await post({ ticket: live(), failures: [{ ...failure('search@1.0.3'), position: 'in the cellar' }] }),
  ).toMatchObject({ status: 400, message: 'failures.0.position must be a position in a script' });
});

test('[REL-06] a page cannot report a release that its visitor was not served', async () => {
  await post({
    ticket: live(),
    failures: [failure('search@1.0.4'), failure('search@0.9.0'), failure('member@1.0.0')],
    views: ['listing@2.0.1'],
  });
  expect(signalTexts()).toEqual([]);
  // The previous release replaces a failing live release, and may fail too.
  await post({ ticket: live(), failures: [failure('search@1.0.3'), failure('search@1.0.2')] });
  expect(signalTexts()).toEqual([
    'failure search@1.0.3 mount TypeError true',
    'view search@1.0.2',
    'failure search@1.0.2 mount TypeError true',
  ]);
});

test('[REL-06] reports without a counted page are ignored', async () => {
  for (const ticket of [
    '',
    'x',
    live().replace('1.0.3', '1.0.4'),
    openTickets('another').issue({ variant: '' }, 'search', '1.0.3'),
  ])
    expect((await post({ ticket, failures: [failure('search@1.0.3')] })).status).toBe(204);
  expect(signalTexts()).toEqual([]);
});

test('[REL-06] a network counts for a few views of another area, however many it loads, and for no failure without a view', async () => {
  for (let page = 0; page < 9; page++) await post({ ticket: live(), failures: [failure('listing@2.0.0')] });
  expect(signalTexts().filter((signal) => signal.startsWith('failure'))).toHaveLength(2);
  await post({ ticket: live(), views: ['listing@2.0.0'] }, { address: '198.51.100.7' });
  expect(signalTexts().filter((signal) => signal.startsWith('view'))).toHaveLength(3);
});

test('[REL-06] reports from other sites are rejected; an invalid report is rejected by field name', async () => {
  expect(await post({ ticket: live() }, { origin: 'https://elsewhere.example' })).toEqual({
    status: 403,
    message: 'Only pages of this site can send reports.',
  });
  expect(await post('no JSON')).toEqual({ status: 400, message: 'The body must be JSON' });
  expect(await post({ ticket: live(), failures: [failure('search@1.0.3', 'sulking')] })).toEqual({
    status: 400,
    message: 'failures.0.kind must be a kind of failure',
  });
  expect(
    await post({ ticket: live(), failures: [failure('search@1.0.3', 'mount', 'ada@example.com said no')] }),
  ).toEqual({ status: 400, message: 'failures.0.problem must be the class of an error' });
  expect(await post({ ticket: live(), vitals: { LCP: 1e9 } })).toEqual({
    status: 400,
    message: 'vitals.LCP must be 600000 at most',
  });
  expect(await post({ ticket: live(), views: Array.from({ length: 21 }, () => 'listing@2.0.0') })).toEqual({
    status: 400,
    message: 'views must be 20 at most',
  });
  expect((await post('x'.repeat(17_000))).status).toBe(413);
  expect(signalTexts()).toEqual([]);
});
