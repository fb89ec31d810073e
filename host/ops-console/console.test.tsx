import { fireEvent, screen, within } from '@testing-library/react';
import {
  openDialog,
  areaCard,
  goTo,
  openConsole,
  passTime,
  pressElement,
  setUpConsole,
  submitDialog,
} from './test-console.tsx';
import { operations, squad } from './test-desk.ts';

const desk = setUpConsole();

test("[REL-07] a squad sees everything but other areas' buttons; no call for operations is made in its name", async () => {
  await openConsole(squad);
  expect(
    within(areaCard('search'))
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Promote … search', 'Roll back … search']);
  expect(areaCard('search')).toHaveTextContent('You may not roll out, preview or withdraw here.');
  expect(within(areaCard('listing')).queryByRole('button')).toBeNull();
  expect(areaCard('listing')).toHaveTextContent('You can view listing. Only its squad and operations can change it.');
  expect(screen.getByText('ci-search (Ben)').closest('p')).toHaveTextContent(
    'ci-search (Ben) may promote and roll back in search',
  );
  const fetched = jest.spyOn(globalThis, 'fetch');
  for (const [hash, words] of [
    ['access', 'Tokens, notifications and keys are for operations.'],
    ['checks', 'Checking the log and the stored releases is for operations.'],
    ['freezes', 'Adding and lifting freezes is for operations.'],
  ] as const) {
    await goTo(hash);
    expect(screen.getByText(words, { exact: false })).toBeInTheDocument();
  }
  expect(fetched.mock.calls.map(([path]) => path).filter((path) => /tokens|keys|verify/.test(String(path)))).toEqual(
    [],
  );
});

test('[REL-07] in a freeze squads see why nothing can go live, and operations must state a reason for an exception', async () => {
  const freeze = {
    id: 1,
    area: null,
    from: '2026-11-21T00:00:00Z',
    until: '2026-11-25T00:00:00Z',
    why: 'the auctions',
    createdBy: 'ann',
    liftedAt: null,
  };
  desk.host.status = { ...desk.host.status, freezes: [freeze] };
  await openConsole(squad);
  expect(
    within(areaCard('search'))
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Roll back … search']);
  expect(areaCard('search')).toHaveTextContent('the auctions. Rolling back is possible.');
});

test("[REL-04] without the registry the console shows the host's releases without buttons; without the host, its age", async () => {
  desk.host.responses.set('/ops/api/status', {
    status: 503,
    body: { reason: 'registry-away', message: 'unavailable' },
  });
  desk.host.responses.set('/ops/last-known', {
    body: {
      revision: 7,
      areas: [{ area: 'search', live: '1.0.1', previous: '1.0.0', rollout: null, sourceRevision: null }],
    },
  });
  await openConsole();
  expect(screen.getByRole('alert')).toHaveTextContent(
    'The registry does not respond: nothing can be changed until it is back. Below is what this host serves.',
  );
  expect(areaCard('search')).toHaveTextContent('1.0.1');
  expect(within(areaCard('search')).queryByRole('button')).toBeNull();
  desk.host.responses.delete('/ops/api/status');
  await passTime(3000);
  expect(screen.queryByRole('alert')).toBeNull();
  globalThis.fetch = () => Promise.reject(new TypeError('unavailable'));
  await passTime(3000);
  expect(screen.getByRole('alert')).toHaveTextContent(
    /The host does not respond\. Below is what was read at \d\d:00:03\./,
  );
  expect(areaCard('search')).toHaveTextContent('1.0.1');
  const promoteButton = within(areaCard('search')).getByRole('button', { name: /^Promote/ });
  expect(promoteButton).toHaveAttribute('aria-disabled', 'true');
  await pressElement(promoteButton);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('[REL-07] an ended session is shown, and everything stays in place', async () => {
  await openConsole();
  const dialog = await openDialog('search', /^Promote/);
  fireEvent.change(within(dialog).getByLabelText(/^Why/), { target: { value: 'half a sentence' } });
  desk.host.responses.set('/ops/api/status', {
    status: 401,
    body: { reason: 'not-allowed', message: 'Your session has ended.' },
  });
  await passTime(3000);
  expect(screen.getByText(/Your session has ended/)).toBeInTheDocument();
  expect(document.title).toBe('Areas | Operations | Verandah');
  expect(within(dialog).getByLabelText(/^Why/)).toHaveValue('half a sentence');
  desk.host.responses.set('/ops/api/areas/search/promote', {
    status: 401,
    body: { reason: 'not-allowed', message: 'Your session has ended. Sign in again.' },
  });
  await submitDialog(dialog, /Promote search/);
  expect(within(dialog).getByRole('alert')).toHaveTextContent(
    'Sign in again. Use another tab, so that what you typed here stays; then press the button once more.',
  );
});

test('[REL-04] a view that fails to render does not affect the others', async () => {
  const heard = jest.spyOn(console, 'error').mockImplementation();
  desk.host.responses.set('/ops/api/health', { body: { at: '', minutes: 60, step: 60, monitor: 'on', areas: [{}] } });
  await openConsole(operations, 'health');
  expect(screen.getByRole('alert')).toHaveTextContent('The host’s response can’t be shown here.');
  desk.host.responses.delete('/ops/api/health');
  await goTo('areas');
  expect(areaCard('search')).toHaveTextContent('1.0.1');
  heard.mockRestore();
});
