import { screen, within } from '@testing-library/react';
import type { Delivery } from '@verandah/releases';
import {
  openDialog,
  areaCard,
  openConsole,
  passTime,
  pressElement,
  setUpConsole,
  submitDialog,
} from '../test-console.tsx';
import { someStatus } from '../test-desk.ts';

const desk = setUpConsole();

test('[REL-04] an area shows what is live, since when, by whom, from which source, and the rollback target', async () => {
  await openConsole();
  const search = within(areaCard('search'));
  expect(search.getByText('1.0.1')).toBeInTheDocument();
  expect(areaCard('search')).toHaveTextContent(
    /Since21 Nov 2026, \d\d:05, by annlarger photographsSource0123456789abRollback target1\.0\.0Newest1\.0\.2, not live/,
  );
  expect(search.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Promote … search',
    'Roll back … search',
    'Roll out … search',
    'Deliver … search',
    'Preview … search',
    'Withdraw … search',
  ]);
  expect(
    within(areaCard('listing'))
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Preview … listing', 'Withdraw … listing']);
});

test('[REL-05] a rollout starts with its share, is shown, and ends', async () => {
  await openConsole();
  desk.host.responses.set('/ops/api/areas/search/rollout', {
    body: { area: 'search', live: '1.0.1', version: '1.0.2', percent: 25, changed: true, notes: [] },
  });
  const dialog = await openDialog('search', /^Roll out/);
  await pressElement(within(dialog).getByRole('button', { name: '25%' }));
  expect(dialog).toHaveTextContent('To1.0.2 for 25% of the visitors');
  const [listing, search] = someStatus().areas;
  if (!listing || !search) throw new Error('no areas');
  desk.host.status = {
    ...desk.host.status,
    revision: 8,
    areas: [listing, { ...search, rollout: { version: '1.0.2', percent: 25 } }],
  };
  await submitDialog(dialog, /Give 1\.0\.2 to 25%/);
  expect(
    within(areaCard('search')).getByRole('progressbar', { name: 'Share of the visitors who get search 1.0.2' }),
  ).toHaveValue(25);
  await submitDialog(await openDialog('search', /^End rollout/), /End the rollout of 1\.0\.2/);
  expect(desk.host.acts.map(({ body }) => body)).toEqual([
    { version: '1.0.2', percent: 25, expected: '1.0.1' },
    { version: '1.0.2', percent: 0, expected: '1.0.1' },
  ]);
});

test('[REL-05] a preview link is created and shown', async () => {
  await openConsole();
  desk.host.responses.set('/ops/api/areas/search/preview', {
    body: {
      area: 'search',
      version: '1.0.2',
      link: 'https://verandah.example/preview/abc',
      until: '2026-11-21T12:00:00Z',
    },
  });
  await submitDialog(await openDialog('search', /^Preview/), /Create the link/);
  expect(desk.host.acts).toEqual([
    { path: '/ops/api/areas/search/preview', body: { version: '1.0.2', lasts: 7_200_000 } },
  ]);
  const shown = screen.getByRole('dialog');
  expect(within(shown).getByLabelText('Link to search 1.0.2')).toHaveValue('https://verandah.example/preview/abc');
  expect(within(shown).getByRole('link', { name: 'Open it in a new tab' })).toHaveAttribute(
    'href',
    'https://verandah.example/preview/abc',
  );
});

test("[REL-06] an area shows the monitor's verdict on a new release", async () => {
  const verdict = {
    state: 'worse',
    monitored: 'rollout',
    version: '1.0.2',
    against: '1.0.1',
    since: null,
    until: null,
    words: '20 of 200 views of 1.0.2 failed',
    acts: 'end-rollout',
  };
  desk.host.responses.set('/ops/api/health', {
    body: {
      at: '2026-11-21T10:00:00Z',
      minutes: 60,
      step: 60,
      monitor: 'on',
      areas: [{ area: 'search', releases: [], verdict }],
    },
  });
  await openConsole();
  expect(areaCard('search')).toHaveTextContent('Worse: 20 of 200 views of 1.0.2 failed');
  desk.host.responses.set('/ops/api/health', {
    body: {
      at: '2026-11-21T10:00:00Z',
      minutes: 60,
      step: 60,
      monitor: 'on',
      areas: [
        {
          area: 'search',
          releases: [],
          verdict: { ...verdict, state: 'waiting', words: '3 page views so far; 50 are needed to judge' },
        },
      ],
    },
  });
  await passTime(15_000);
  expect(areaCard('search')).toHaveTextContent('Waiting. 3 page views so far; 50 are needed to judge.');
});

test('[REL-103] a delivery plan is shown with its step, and held, resumed, advanced and stopped', async () => {
  const [listing, search] = someStatus().areas;
  if (!listing || !search) throw new Error('no areas');
  const delivery = {
    id: 1,
    area: 'search',
    version: '1.0.2',
    steps: [
      { percent: 0, audiences: ['staff'], minutes: 10, views: 0 },
      { percent: 10, audiences: ['staff'], minutes: 10, views: 200 },
      { percent: 100, audiences: [], minutes: 0, views: 0 },
    ],
    step: 1,
    state: 'running',
    why: null,
    who: 'ann',
    startedAt: '2026-11-21T03:05:00Z',
    stepAt: '2026-11-21T03:15:00Z',
  } as const;
  const rollout = { version: '1.0.2', percent: 10, audiences: ['staff'] };
  const show = (more: Partial<Delivery> = {}): void => {
    const one = { ...search, rollout, delivery: { ...delivery, ...more } };
    desk.host.status = { ...desk.host.status, revision: desk.host.status.revision + 1, areas: [listing, one] };
  };
  show();
  for (const action of ['hold', 'resume', 'skip', 'stop'])
    desk.host.responses.set(`/ops/api/areas/search/delivery/${action}`, {
      body: { area: 'search', version: '1.0.2', delivery: null, notes: [] },
    });
  await openConsole();
  expect(areaCard('search')).toHaveTextContent(
    /1\.0\.2 goes to staff and 10% of the visitors.*Step 2 of 3 since 21 Nov 2026, \d\d:15, for 10 minutes and 200 page views; then all visitors\./,
  );
  expect(within(areaCard('search')).queryByRole('button', { name: /rollout/ })).toBeNull();
  show({ state: 'held', why: 'odd figures' });
  await submitDialog(await openDialog('search', /^Hold/), /^Hold the delivery of 1\.0\.2/);
  expect(areaCard('search')).toHaveTextContent('Held: odd figures.');
  await submitDialog(await openDialog('search', /^Resume/), /^Resume/);
  const next = await openDialog('search', /^Next step/);
  expect(next).toHaveTextContent('To1.0.2 for everyone');
  expect(next).toHaveTextContent('Begins now: all visitors.');
  await submitDialog(next, /^Next step/);
  const stop = await openDialog('search', /^Stop/);
  expect(stop).toHaveTextContent('The plan ends, and all visitors get 1.0.1 with their next page.');
  await submitDialog(stop, /^Stop/);
  expect(desk.host.acts).toEqual(
    ['hold', 'resume', 'skip', 'stop'].map((action) => ({
      path: `/ops/api/areas/search/delivery/${action}`,
      body: { step: 1, expected: '1.0.1' },
    })),
  );
});
