import { fireEvent, screen, within } from '@testing-library/react';
import type { RegistryEvent } from '@verandah/releases';
import { openConsole, passTime, pressElement, setUpConsole } from '../test-console.tsx';
import { operations, someStatus } from '../test-desk.ts';

const desk = setUpConsole();

const entry = (id: number, more: Partial<RegistryEvent> = {}): RegistryEvent => ({
  id,
  at: '2026-11-21T09:00:00Z',
  who: 'ann',
  action: 'promote',
  area: 'search',
  from: '1.0.0',
  to: `1.0.${id}`,
  why: null,
  detail: null,
  ...more,
});

test('[REL-07] the log is shown in sentences, page by page; new entries wait until they are requested', async () => {
  const first = Array.from({ length: 30 }, (_, at) => entry(60 - at));
  desk.host.responses.set('/ops/api/history?limit=30', { body: { events: first } });
  desk.host.responses.set('/ops/api/history?limit=30&before=31', {
    body: {
      events: [
        entry(30, {
          action: 'deny',
          who: 'ci-listing',
          from: null,
          to: null,
          detail: { asked: 'promote' },
          why: 'not yours',
        }),
      ],
    },
  });
  await openConsole(operations, 'history');
  const lines = () =>
    within(screen.getByRole('list', { name: 'Entries, newest first' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(lines()[0]).toMatch(/ann promoted 1\.0\.60, in place of 1\.0\.0 in search$/);
  desk.host.responses.set('/ops/api/history?limit=30', {
    body: { events: [entry(61, { action: 'rollback', who: 'ben', why: 'slow' }), ...first.slice(0, 29)] },
  });
  await passTime(10_000);
  expect(lines()[0]).toContain('1.0.60');
  await pressElement(screen.getByRole('button', { name: 'Show 1 newer entry' }));
  expect(lines()[0]).toMatch(/ben rolled back to 1\.0\.61 from 1\.0\.0 in searchslow$/);
  await pressElement(screen.getByRole('button', { name: 'Show older entries' }));
  expect(lines().at(-1)).toMatch(/ci-listing was not allowed to promote in searchnot yours$/);
  expect(screen.queryByRole('button', { name: 'Show older entries' })).toBeNull();
});

test('[REL-07] shows what was live at a given time', async () => {
  const at = new Date('2026-11-20T14:05').toISOString();
  desk.host.responses.set(`/ops/api/status?at=${encodeURIComponent(at)}`, { body: { ...someStatus(), at } });
  await openConsole(operations, 'history');
  fireEvent.change(screen.getByLabelText('Date and time'), { target: { value: '2026-11-20T14:05' } });
  await pressElement(screen.getByRole('button', { name: 'Show' }));
  const table = screen.getByRole('table', { name: 'Live on 20 Nov 2026, 14:05' });
  expect(
    within(table)
      .getAllByRole('row')
      .map(({ textContent }) => textContent)[2],
  ).toMatch(/^search1\.0\.1–21 Nov 2026/);
});

test('[REL-103] the steps of a delivery plan, and what the monitor found, are sentences of the log', async () => {
  const steps = [{}, {}, {}];
  const events = [
    entry(5, { who: 'watch', action: 'watch', to: '1.0.2', why: 'slow' }),
    entry(4, { who: 'watch', action: 'deliver-hold', to: '1.0.2' }),
    entry(3, {
      who: 'watch',
      action: 'rollout',
      to: '1.0.2',
      detail: { percent: 10, audiences: ['staff'], step: '2 of 3' },
    }),
    entry(2, { action: 'rollout', to: '1.0.2', detail: { percent: 0, audiences: ['staff'], step: '1 of 3' } }),
    entry(1, { action: 'deliver', to: '1.0.2', detail: { steps } }),
  ];
  desk.host.responses.set('/ops/api/history?limit=30', { body: { events } });
  await openConsole(operations, 'history');
  const lines = within(screen.getByRole('list', { name: 'Entries, newest first' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  for (const [at, words] of [
    'watch found 1.0.2 worse, without undoing it',
    'watch held the delivery of 1.0.2',
    'watch gave 1.0.2 to staff and 10% of the visitors, step 2 of 3',
    'ann gave 1.0.2 to staff, step 1 of 3',
    'ann began to deliver 1.0.2 in 3 steps',
  ].entries())
    expect(lines[at]).toContain(words);
});
