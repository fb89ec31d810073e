import { fireEvent, screen, within } from '@testing-library/react';
import { openDialog, openConsole, passTime, pressElement, setUpConsole, submitDialog } from '../test-console.tsx';
import { operations, someStatus, squad } from '../test-desk.ts';

const desk = setUpConsole();

test('[REL-04] a promotion names area, from and to, is sent once with the state that was seen, and is reported', async () => {
  await openConsole();
  desk.host.responses.set('/ops/api/areas/search/promote', {
    body: { area: 'search', from: '1.0.1', to: '1.0.2', changed: true, notes: ['It grew by 2 KB.'] },
  });
  const dialog = await openDialog('search', /^Promote/);
  expect(dialog).toHaveTextContent(/AreasearchFrom1\.0\.1To1\.0\.2 for everyone/);
  fireEvent.change(within(dialog).getByLabelText(/^Why/), { target: { value: 'a new map' } });
  const letGo = desk.host.hold();
  const form = dialog.querySelector('form') as HTMLFormElement;
  fireEvent.submit(form);
  fireEvent.submit(form);
  await passTime(0);
  expect(within(dialog).getByRole('button', { name: 'Working …' })).toHaveAttribute('aria-disabled', 'true');
  letGo();
  await passTime(0);
  expect(desk.host.acts).toEqual([
    { path: '/ops/api/areas/search/promote', body: { version: '1.0.2', expected: '1.0.1', why: 'a new map' } },
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
  const [listing, search] = someStatus().areas;
  if (!listing || !search) throw new Error('no areas');
  desk.host.status = {
    ...desk.host.status,
    revision: 8,
    areas: [
      listing,
      { ...search, live: '1.0.2', since: { at: '2026-11-21T10:00:00Z', who: operations.name, why: null } },
    ],
  };
  await passTime(3000);
  // The reader's own action is reported once.
  expect(screen.getAllByText(/search 1\.0\.2 is live/)).toHaveLength(1);
  expect(screen.getByText(/search 1\.0\.2 is live; 1\.0\.1 was\./).closest('[role="status"]')).toHaveTextContent(
    'It grew by 2 KB.',
  );
});

test('[REL-04] rolling back uses the last good release, with a reason', async () => {
  await openConsole();
  desk.host.responses.set('/ops/api/areas/search/rollback', {
    body: { area: 'search', from: '1.0.1', to: '1.0.0', changed: true, notes: [] },
  });
  const dialog = await openDialog('search', /^Roll back/);
  fireEvent.change(within(dialog).getByLabelText(/^Why/), { target: { value: ' prices are wrong ' } });
  await submitDialog(dialog, /Roll back to 1\.0\.0/);
  expect(desk.host.acts).toEqual([
    { path: '/ops/api/areas/search/rollback', body: { to: '1.0.0', expected: '1.0.1', why: 'prices are wrong' } },
  ]);
  expect(screen.getByText(/search is back at 1\.0\.0, from 1\.0\.1\./)).toBeInTheDocument();
});

test('[REL-04] a roll back as a precaution is sent as one', async () => {
  await openConsole();
  desk.host.responses.set('/ops/api/areas/search/rollback', {
    body: { area: 'search', from: '1.0.1', to: '1.0.0', changed: true, notes: [] },
  });
  const dialog = await openDialog('search', /^Roll back/);
  fireEvent.click(within(dialog).getByLabelText('Only as a precaution: 1.0.1 can be gone back to later'));
  await submitDialog(dialog, /Roll back to 1\.0\.0/);
  expect(desk.host.acts).toMatchObject([{ body: { to: '1.0.0', precaution: true, expected: '1.0.1' } }]);
});

test('[REL-04] an area with no earlier live release has no rollback target, which its dialog states', async () => {
  const [listing, search] = someStatus().areas;
  if (!listing || !search) throw new Error('no areas');
  desk.host.status = { ...desk.host.status, areas: [listing, { ...search, previous: null }] };
  desk.host.responses.set('/ops/api/areas/search/releases', {
    body: { releases: ['1.0.2', '1.0.1', '1.0.0'].map((version) => ({ version, wentLive: version === '1.0.1' })) },
  });
  await openConsole();
  const dialog = await openDialog('search', /^Roll back/);
  expect(dialog).toHaveTextContent(/No other release of search has been live.*Promote another release instead\./);
  expect(within(dialog).queryByRole('combobox')).toBeNull();
  await submitDialog(dialog, /^Roll back$/);
  expect(desk.host.acts).toEqual([]);
});

test('[REL-04] after a concurrent change of the area nothing is sent until the operator has seen the new state', async () => {
  await openConsole();
  const dialog = await openDialog('search', /^Promote/);
  const [listing, search] = someStatus().areas;
  if (!listing || !search) throw new Error('no areas');
  desk.host.status = {
    ...desk.host.status,
    revision: 8,
    areas: [
      listing,
      { ...search, live: '1.0.0', previous: null, since: { at: '2026-11-21T10:00:01Z', who: 'ben', why: null } },
    ],
  };
  await passTime(3000);
  expect(within(dialog).getByRole('alert')).toHaveTextContent('Meanwhile ben made 1.0.0 live.');
  fireEvent.submit(dialog.querySelector('form') as HTMLFormElement);
  expect(desk.host.acts).toEqual([]);
  await pressElement(within(dialog).getByRole('button', { name: 'Continue from 1.0.0' }));
  expect(within(dialog).queryByRole('alert')).toBeNull();
  await submitDialog(dialog, /Promote search 1\.0\.2/);
  expect(desk.host.acts).toMatchObject([{ body: { expected: '1.0.0' } }]);
  expect(screen.getByText(/^\d\d:00:03: search 1\.0\.0 is live, by ben; 1\.0\.1 was\.$/)).toBeInTheDocument();
});

test('[REL-04] a rejection is shown in the dialog, and no input is lost', async () => {
  await openConsole();
  desk.host.responses.set('/ops/api/areas/search/promote', {
    status: 409,
    body: { reason: 'moved-meanwhile', message: 'search is at 1.0.0 by now.' },
  });
  const dialog = await openDialog('search', /^Promote/);
  fireEvent.change(within(dialog).getByLabelText(/^Why/), { target: { value: 'a new map' } });
  await submitDialog(dialog, /Promote search/);
  expect(within(dialog).getByRole('alert')).toHaveTextContent('search is at 1.0.0 by now.');
  expect(within(dialog).getByRole('alert')).toHaveFocus();
  expect(within(dialog).getByLabelText(/^Why/)).toHaveValue('a new map');
});

test('[REL-07] in a freeze operations must give a reason', async () => {
  desk.host.status = {
    ...desk.host.status,
    freezes: [
      {
        id: 1,
        area: 'search',
        from: '2026-11-21T00:00:00Z',
        until: '2026-11-25T00:00:00Z',
        why: 'the auctions',
        createdBy: 'ann',
        liftedAt: null,
      },
    ],
  };
  await openConsole();
  const dialog = await openDialog('search', /^Promote/);
  expect(within(dialog).getByLabelText('Why')).toBeRequired();
  await pressElement(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(within(await openDialog('search', /^Roll back/)).getByLabelText(/^Why/)).not.toBeRequired();
});

test('[REL-28, REL-35] an area is withdrawn with redirects, and restored', async () => {
  await openConsole();
  desk.host.responses.set('/ops/api/areas/search/withdraw', {
    body: { area: 'search', live: '1.0.1', withdrawn: true, changed: true, notes: [] },
  });
  const dialog = await openDialog('search', /^Withdraw/);
  const type = (label: RegExp, texts: readonly string[]): void =>
    within(dialog)
      .getAllByLabelText(label)
      .forEach((input, at) => fireEvent.change(input, { target: { value: texts[at] } }));
  const add = within(dialog).getByRole('button', { name: 'Add a redirect' });
  await pressElement(add);
  expect(within(dialog).getAllByLabelText(/^Route/)[1]).toHaveFocus();
  await pressElement(add);
  type(/^Route/, ['/search/*', '/search/*', '/search/map']);
  type(/^To/, ['/buy', '/rent', ' /map ']);
  expect(within(dialog).getByRole('alert')).toHaveTextContent('/search/* redirects twice');
  await submitDialog(dialog, /^Withdraw search/);
  expect(desk.host.acts).toEqual([]);
  await pressElement(within(dialog).getByRole('button', { name: 'Remove redirect 2' }));
  expect(within(dialog).getAllByLabelText(/^Route/)[0]).toHaveFocus();
  await submitDialog(dialog, /^Withdraw search/);
  expect(desk.host.acts).toEqual([
    {
      path: '/ops/api/areas/search/withdraw',
      body: { redirects: { '/search/*': '/buy', '/search/map': '/map' }, expected: '1.0.1' },
    },
  ]);
  const [listing, search] = someStatus().areas;
  if (!listing || !search) throw new Error('no areas');
  desk.host.status = {
    ...desk.host.status,
    areas: [listing, { ...search, withdrawn: { redirects: { '/search/*': '/buy' } } }],
  };
  await passTime(3000);
  expect(screen.getByText(/^Off the site: its pages are gone/)).toHaveTextContent('gone, or redirect.');
  desk.host.responses.set('/ops/api/areas/search/restore', {
    body: { area: 'search', live: '1.0.1', withdrawn: false, changed: true, notes: [] },
  });
  await submitDialog(await openDialog('search', /^Restore/), /^Restore search/);
  expect(screen.getByText(/search 1\.0\.1 is back on the site\./)).toBeVisible();
});

test('[REL-29] areas that went live together are rolled back together, or one by itself', async () => {
  const [listing, search] = someStatus().areas;
  if (!listing || !search) throw new Error('no areas');
  const joint = [
    { area: 'search', from: '1.0.0', to: '1.0.1' },
    { area: 'listing', from: '1.9.0', to: '2.0.0' },
  ];
  desk.host.status = { ...desk.host.status, areas: [listing, { ...search, joint }] };
  await openConsole();
  desk.host.responses.set('/ops/api/areas/search/rollback', {
    body: {
      ...{ area: 'search', from: '1.0.1', to: '1.0.0', changed: true, notes: [] },
      joint: joint.map(({ area, from, to }) => ({ area, from: to, to: from })),
    },
  });
  const dialog = await openDialog('search', /^Roll back/);
  expect(dialog).toHaveTextContent('search went live together with listing 2.0.0. They go back together.');
  await submitDialog(dialog, /^Roll back search and listing/);
  expect(desk.host.acts).toEqual([{ path: '/ops/api/areas/search/rollback', body: { expected: '1.0.1' } }]);
  expect(screen.getByText(/search is back at 1\.0\.0, listing is back at 1\.9\.0\./)).toBeVisible();
});

test('[REL-35] releases of several areas are promoted by one action, and previewed by one link', async () => {
  const [listing, search] = someStatus().areas;
  if (!listing || !search) throw new Error('no areas');
  desk.host.status = { ...desk.host.status, areas: [{ ...listing, versions: ['2.0.0', '2.0.1'] }, search] };
  await openConsole();
  const preview = await openDialog('search', /^Preview/);
  fireEvent.change(within(preview).getByLabelText('listing'), { target: { value: '2.0.1' } });
  desk.host.responses.set('/ops/api/areas/search/preview', {
    body: {
      ...{
        area: 'search',
        version: '1.0.2',
        until: '2026-11-21T12:00:00Z',
        link: 'https://verandah.example/preview/x',
      },
      also: [{ area: 'listing', version: '2.0.1' }],
    },
  });
  await submitDialog(preview, /Create the link/);
  expect(desk.host.acts.at(-1)).toMatchObject({
    body: { version: '1.0.2', also: [{ area: 'listing', version: '2.0.1' }] },
  });
  const shown = screen.getByRole('dialog');
  expect(within(shown).getByLabelText('Link to search 1.0.2 and listing 2.0.1')).toBeVisible();
  await pressElement(within(shown).getByRole('button', { name: /close/i }));

  const dialog = await openDialog('search', /^Promote/);
  fireEvent.change(within(dialog).getByLabelText('listing'), { target: { value: '2.0.1' } });
  desk.host.responses.set('/ops/api/promote', {
    body: {
      moves: [
        { area: 'search', from: '1.0.1', to: '1.0.2' },
        { area: 'listing', from: '2.0.0', to: '2.0.1' },
      ],
      ...{ changed: true, notes: ['listing: It grew by 2 KB.'] },
    },
  });
  expect(dialog).toHaveTextContent(/AreasearchFrom1\.0\.1To1\.0\.2.*ArealistingFrom2\.0\.0To2\.0\.1/);
  await submitDialog(dialog, /^Promote together$/);
  expect(desk.host.acts.at(-1)).toEqual({
    path: '/ops/api/promote',
    body: {
      releases: [
        { area: 'search', version: '1.0.2', expected: '1.0.1' },
        { area: 'listing', version: '2.0.1', expected: '2.0.0' },
      ],
    },
  });
  expect(screen.getByText(/search 1\.0\.2 and listing 2\.0\.1 are live together\./)).toBeVisible();
});

test('[REL-35] only areas that the reader may promote can go with one', async () => {
  const [listing, search] = someStatus().areas;
  if (!listing || !search) throw new Error('no areas');
  desk.host.status = { ...desk.host.status, areas: [{ ...listing, versions: ['2.0.0', '2.0.1'] }, search] };
  await openConsole(squad);
  expect(within(await openDialog('search', /^Promote/)).queryByText('Together with other areas')).toBeNull();
});
