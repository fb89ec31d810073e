import { fireEvent, screen, within } from '@testing-library/react';
import type { Delivery } from '@verandah/releases';
import { areaCard, openConsole, openDialog, pressElement, setUpConsole, submitDialog } from '../test-console.tsx';
import { someStatus, squad } from '../test-desk.ts';

const desk = setUpConsole();
const type = (element: HTMLElement, value: string): boolean => fireEvent.change(element, { target: { value } });
const stepOf = (dialog: HTMLElement, number: number) =>
  within(within(dialog).getByRole('group', { name: `Step ${number}` }));
const begun = { body: { area: 'search', version: '1.0.2', delivery: null, notes: ['It grew by 2 KB.'] } };

test('[REL-161] a plan is begun from a usual one, changed, and sent once as the command sends it', async () => {
  await openConsole();
  desk.host.responses.set('/ops/api/areas/search/delivery', begun);
  const dialog = await openDialog('search', /^Deliver/);
  expect(dialog).toHaveTextContent(/AreasearchFrom1\.0\.1To1\.0\.2 step by step/);
  expect(dialog).toHaveTextContent('First 1% of the visitors get 1.0.2, for 10 minutes.');
  await pressElement(within(dialog).getByRole('button', { name: 'Quick' }));
  await pressElement(within(dialog).getByLabelText('Rehearse it first'));
  expect(dialog).toHaveTextContent(
    'First 1.0.2 is rehearsed, which no visitor notices. If it is as good as the live release, 10% of the visitors get it. After the last step all visitors do, without another question.',
  );
  await pressElement(within(dialog).getByRole('button', { name: 'Add a step' }));
  // Before the step that ends the plan; the keyboard goes on in it.
  expect(stepOf(dialog, 3).getByLabelText('Per cent')).toHaveFocus();
  type(stepOf(dialog, 3).getByLabelText('Per cent'), '50');
  type(stepOf(dialog, 3).getByLabelText('Page views'), '200');
  await pressElement(stepOf(dialog, 2).getByLabelText('Staff'));
  type(stepOf(dialog, 2).getByLabelText(/^Regions and headers/), 'region:vic, header:x-tester=yes');
  await pressElement(within(dialog).getByRole('button', { name: 'Add a rehearsal' }));
  type(within(dialog).getByLabelText(/^Why/), 'a new map');
  await submitDialog(dialog, /^Deliver 1\.0\.2$/);
  expect(desk.host.acts).toEqual([
    {
      path: '/ops/api/areas/search/delivery',
      body: {
        version: '1.0.2',
        steps: [
          { rehearse: true },
          { percent: 10, audiences: ['staff', 'region:vic', 'header:x-tester=yes'], minutes: 10 },
          { percent: 50, audiences: [], minutes: 10, views: 200 },
          { rehearse: true },
          { percent: 100, minutes: 0, views: 0 },
        ],
        expected: '1.0.1',
        why: 'a new map',
      },
    },
  ]);
  expect(screen.getByText(/The delivery of search 1\.0\.2 has begun: a rehearsal/)).toBeVisible();
  expect(screen.getByText('It grew by 2 KB.')).toBeVisible();
});

test('[REL-161] what the command rejects is named at its field before anything is sent, and mended there', async () => {
  await openConsole();
  desk.host.responses.set('/ops/api/areas/search/delivery', begun);
  const dialog = await openDialog('search', /^Deliver/);
  const percent = () => stepOf(dialog, 2).getByLabelText('Per cent');
  type(percent(), 'half');
  type(stepOf(dialog, 1).getByLabelText(/^Regions and headers/), 'everyone');
  expect(within(dialog).queryByText(/must be/)).toBeNull();
  await submitDialog(dialog, /^Deliver/);
  expect(percent()).toHaveAccessibleDescription('Per cent must be a whole number from 0 to 100.');
  const others = stepOf(dialog, 1).getByLabelText(/^Regions and headers/);
  expect(others).toHaveAccessibleDescription(/Each must be staff, members, region:NAME or header:NAME=VALUE/);
  expect(others).toHaveFocus();
  type(others, '');
  type(percent(), '60');
  expect(within(dialog).getByRole('alert')).toHaveTextContent('The steps must not shrink.');
  await submitDialog(dialog, /^Deliver/);
  expect(desk.host.acts).toEqual([]);
  await pressElement(stepOf(dialog, 2).getByRole('button', { name: /^Remove/ }));
  expect(stepOf(dialog, 1).getByLabelText('Per cent')).toHaveFocus();
  await submitDialog(dialog, /^Deliver/);
  expect(desk.host.acts).toHaveLength(1);
});

test('[REL-161] a plan in a rehearsal is shown without a rollout, with its steps and why it is held', async () => {
  const [listing, search] = someStatus().areas;
  if (!listing || !search) throw new Error('no areas');
  const delivery: Delivery = {
    ...{ id: 1, area: 'search', version: '1.0.2', step: 0, state: 'held', who: 'ann' },
    steps: [
      { percent: 0, audiences: [], minutes: 43_200, views: 0, rehearse: true },
      { percent: 10, audiences: ['staff'], minutes: 10, views: 200 },
      { percent: 100, audiences: [], minutes: 0, views: 0 },
    ],
    why: 'The rehearsal: 1 problem in 50 addresses beside 1.0.1: /buy: has no title',
    ...{ startedAt: '2026-11-21T03:05:00Z', stepAt: '2026-11-21T03:15:00Z' },
  };
  desk.host.status = { ...desk.host.status, areas: [listing, { ...search, delivery }] };
  await openConsole();
  const plan = within(areaCard('search')).getByRole('region', { name: 'Delivery of search 1.0.2' });
  expect(plan).toHaveTextContent(
    /Step 1 of 3 since 21 Nov 2026, \d\d:15, a rehearsal; then staff and 10% of the visitors\.\s*Held: The rehearsal: 1 problem in 50 addresses beside 1\.0\.1: \/buy: has no title\./,
  );
  expect(
    within(plan)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['a rehearsal', 'staff and 10% of the visitors, for 10 minutes and 200 page views', 'all visitors']);
  expect(within(plan).getByText('a rehearsal')).toHaveAttribute('aria-current', 'step');
  const buttons = within(areaCard('search')).getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent?.replace(/ … search$/, ''))).toEqual([
    ...['Resume', 'Next step', 'Stop'],
    ...['Promote', 'Roll back', 'Preview', 'Withdraw'],
  ]);
  expect(await openDialog('search', /^Resume/)).toHaveTextContent('The step begins again: a rehearsal.');
});

test('[REL-161] without a live release nothing can be rehearsed, and no usual plan does', async () => {
  const [listing, search] = someStatus().areas;
  if (!listing || !search) throw new Error('no areas');
  desk.host.status = { ...desk.host.status, areas: [{ ...listing, live: null }, search] };
  await openConsole();
  const dialog = await openDialog('listing', /^Deliver/);
  expect(within(dialog).queryByText(/rehears/i)).toBeNull();
  await pressElement(within(dialog).getByRole('button', { name: 'Careful' }));
  expect(stepOf(dialog, 1).getByLabelText('Per cent')).toHaveValue('1');
  expect(within(dialog).queryByText(/rehears/i)).toBeNull();
});

test('[REL-161] only who may roll out and promote in an area can begin a plan there', async () => {
  await openConsole(squad);
  expect(within(areaCard('search')).queryByRole('button', { name: /^Deliver/ })).toBeNull();
  expect(within(areaCard('listing')).queryByRole('button')).toBeNull();
});
