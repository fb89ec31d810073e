import { act, render, screen, within } from '@testing-library/react';
import type { AreaHealth, ReleaseHealth } from '@verandah/releases';
import { HealthView } from './health-view.tsx';
import { testHost } from '../test-desk.ts';

const none = { LCP: null, CLS: null, INP: null, TTFB: null };
const release = (version: string, role: ReleaseHealth['role'], failed: number): ReleaseHealth => ({
  version,
  role,
  views: 200,
  failed,
  serverFailed: 1,
  failureRate: failed / 200,
  failures: failed > 1 ? [{ kind: 'mount TypeError', count: failed }] : [],
  server: { p50: 40, p95: 1200, samples: 200 },
  load: { p75: 900, samples: 90 },
  vitals: { ...none, LCP: { p75: 2400, samples: 90 }, CLS: { p75: 0.031, samples: 90 } },
  series: [0, 1, 2].map((at) => ({
    at: `2026-11-21T09:0${at}:00.000Z`,
    views: at === 1 ? 0 : 100,
    failed: at === 2 ? failed : 0,
    serverFailed: 0,
    serverP95: at === 1 ? null : 1200,
    p75: { ...none, LCP: at === 1 ? null : 2400 },
  })),
});
const verdict: AreaHealth['verdict'] = {
  state: 'worse',
  monitored: 'rollout',
  version: '1.0.2',
  against: '1.0.1',
  since: '2026-11-21T09:00:00Z',
  until: null,
  words: '20 of 200 views of 1.0.2 failed, 1 of 200 of 1.0.1 beside it',
  acts: 'end-rollout',
};
const idle: AreaHealth['verdict'] = {
  state: 'idle',
  monitored: null,
  version: null,
  against: null,
  since: null,
  until: null,
  words: 'nothing is live',
  acts: null,
};

test('[REL-06, REL-09] the area with the worst health is shown first: rollout beside stable over time, as charts and as tables', async () => {
  const host = testHost();
  const areas: AreaHealth[] = [
    { area: 'listing', releases: [], verdict: idle },
    { area: 'search', releases: [release('1.0.1', 'live', 1), release('1.0.2', 'rollout', 20)], verdict },
  ];
  host.responses.set('/ops/api/health', {
    body: { at: '2026-11-21T09:03:00Z', minutes: 60, step: 60, monitor: 'dry-run', areas },
  });
  render(<HealthView />);
  await act(async () => {});
  expect(
    screen.getByText('The health monitor is in dry-run mode: it reports what it would undo, and undoes nothing.'),
  ).toBeInTheDocument();
  // What is worse comes before any figure, and its area is the first.
  expect(screen.getByText('search is worse than before.').parentElement).toHaveTextContent(
    '5.25% of 400 views failed. search 1.0.2: 20 of 200 views of 1.0.2 failed, 1 of 200 of 1.0.1 beside it.',
  );
  expect(
    within(screen.getByRole('table', { name: /All areas/ }))
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['search', 'listing']);
  expect(screen.getByRole('heading', { name: 'search' })).toBeInTheDocument();
  expect(screen.getAllByText('Worse.').at(-1)?.parentElement).toHaveTextContent(
    /Worse\. 20 of 200 views of 1\.0\.2 failed, 1 of 200 of 1\.0\.1 beside it, monitored since/,
  );
  const chart = screen.getByRole('table', { name: 'Views that failed', hidden: true });
  expect(
    within(chart)
      .getAllByRole('row', { hidden: true })
      .map(({ textContent }) => textContent?.replace(/^\d\d:\d\d/, '')),
  ).toEqual(['Time1.0.1, live1.0.2, in rollout', '1%20%', '––', '0%0%']);
  expect(
    within(screen.getByRole('table', { name: 'LCP: largest content', hidden: true })).getAllByRole('row', {
      hidden: true,
    })[1],
  ).toHaveTextContent(/2\.4 s2\.4 s$/);
  expect(screen.queryByText('INP: response to an interaction')).toBeNull();
  const figures = screen.getByRole('table', { name: 'By release; of vitals the 75th percentile' });
  expect(within(figures).getByRole('row', { name: /^1\.0\.2, in rollout/ })).toHaveTextContent(
    '1.0.2, in rollout20010%140 ms, 1.2 s900 ms2.4 s–0.031–',
  );
  expect(screen.getByText('mount TypeError: 20')).toBeInTheDocument();
});

test('[REL-09] after a rollback the rolled-back release is shown beside the live one, with its failures', async () => {
  const host = testHost();
  host.responses.set('/ops/api/health', {
    body: {
      at: '2026-11-21T09:03:00Z',
      minutes: 60,
      step: 60,
      monitor: 'on',
      areas: [
        { area: 'search', releases: [release('1.0.1', 'live', 1), release('1.0.2', 'undone', 20)], verdict: idle },
      ],
    },
  });
  render(<HealthView />);
  await act(async () => {});
  expect(
    within(screen.getByRole('table', { name: 'By release; of vitals the 75th percentile' })).getByRole('row', {
      name: /^1\.0\.2, undone/,
    }),
  ).toHaveTextContent('1.0.2, undone20010%');
  expect(screen.getByRole('heading', { name: 'What failed in 1.0.2, undone' })).toBeInTheDocument();
});
