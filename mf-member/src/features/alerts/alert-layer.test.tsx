import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Site } from '@verandah/areas/test-kit';
import { readPending } from '@verandah/kit';
import { stubGraph, refused, settle, signIn } from '../../test-kit/stub-graph.ts';
import { AlertLayer } from './alert-layer.tsx';

const message = { search: '/for-sale/richmond-vic-3121/real-estate', name: 'Homes in Richmond', position: 'results' };
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function close() {
    this.removeAttribute('open');
  };
});
beforeEach(() => localStorage.clear());

function open(responses: Record<string, unknown> = {}) {
  const given = stubGraph({
    Alerts: { alerts: { results: [], unseenListingCount: 0, joinedCount: 0 } },
    AddAlert: { addAlert: { id: '1', filter: { locationIds: ['5'] } } },
    ...responses,
  });
  const view = render(
    <Site given={given.services}>
      <AlertLayer message={message} />
    </Site>,
  );
  return {
    ...given,
    again: () =>
      view.rerender(
        <Site given={given.services}>
          <AlertLayer message={{ ...message }} />
        </Site>,
      ),
  };
}

test('[SRCH-22, TRK-10] one press creates a member’s alert once, with a notification and a tracking event', async () => {
  const { bus, names, notices } = open();
  const tracked: unknown[] = [];
  bus.follow('tracked', (each) => tracked.push(each));
  act(() => signIn(bus));
  await act(settle);
  expect([names().filter((name) => name === 'AddAlert'), notices]).toEqual([
    ['AddAlert'],
    ['success: Alert created: Homes in Richmond. We’ll let you know about new homes.'],
  ]);
  expect(tracked).toEqual([
    {
      about: 'listing',
      event: { contentType: 'alert', listingType: 'buy', locationId: 5, pageElementPosition: 'results' },
    },
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('[ALRT-05] a failure is shown in a dialog, which offers to try again with the same key', async () => {
  const { bus, responses, requests, notices } = open({
    AddAlert: refused('FORBIDDEN', 'Verify your email address first.'),
  });
  act(() => signIn(bus));
  expect(await screen.findByRole('alert')).toHaveTextContent('Error creating AlertVerify your email address first.');
  responses['AddAlert'] = { addAlert: { id: '1', filter: { locationIds: ['5'] } } };
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await act(settle);
  expect(notices).toHaveLength(1);
  const keys = requests.flatMap(({ name, variables }) =>
    name === 'AddAlert' ? [(variables as { key: string }).key] : [],
  );
  expect(new Set(keys).size).toBe(1);
  expect(keys).toHaveLength(2);
});

test('[ALRT-05] after a lost response, requesting the same search again creates its alert once, then a new one can be', async () => {
  const { bus, responses, requests, again } = open({ AddAlert: refused('', 'Failed to fetch') });
  act(() => signIn(bus));
  await screen.findByRole('dialog');
  responses['AddAlert'] = { addAlert: { id: '1', filter: { locationIds: ['5'] } } };
  again();
  await act(settle);
  again();
  await act(settle);
  const keys = requests.flatMap(({ name, variables }) =>
    name === 'AddAlert' ? [(variables as { key: string }).key] : [],
  );
  expect(keys.map((key) => keys.indexOf(key))).toEqual([0, 0, 2]);
});

test('[ALRT-03] a visitor’s name, search and position are stored until they have signed in', async () => {
  const { bus, names } = open();
  act(() => bus.publish('session', { signedIn: false, roles: [] }));
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await userEvent.click(screen.getByRole('link', { name: 'Sign in or create account' }));
  expect(readPending()).toEqual([{ kind: 'alert', ...message, key: expect.stringMatching(/^[\da-f-]{36}$/) }]);
  expect(names()).toEqual([]);
});

test('[ALRT-03] after signing in on the same page the alert is created from the stored entry, not by the dialog again', async () => {
  const { bus, names } = open();
  act(() => bus.publish('session', { signedIn: false, roles: [] }));
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  act(() => bus.publish('navigation', { href: '/sign-in', area: 'member', page: 'sign-in' }));
  act(() => signIn(bus));
  await act(settle);
  expect(names()).toEqual([]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('[ALRT-10] a visitor can be emailed without an account; a wrong address has its error at the field', async () => {
  const sent: unknown[] = [];
  global.fetch = jest.fn((_path: string, init: RequestInit) => {
    sent.push(JSON.parse(String(init.body)));
    return Promise.resolve({ status: 202, headers: { get: () => null }, text: () => Promise.resolve('{}') });
  }) as never;
  const { bus } = open();
  act(() => bus.publish('session', { signedIn: false, roles: [] }));
  await act(settle);
  expect(screen.getByRole('link', { name: 'Sign in or create account' })).toBeInTheDocument();
  const button = screen.getByRole('button', { name: 'Email me new homes' });
  await userEvent.type(screen.getByLabelText('Email'), 'kim');
  await userEvent.click(button);
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Enter an email address like name@example.com.');
  expect(sent).toEqual([]);
  await userEvent.type(screen.getByLabelText('Email'), '@example.com');
  await userEvent.selectOptions(screen.getByLabelText('How often'), 'Weekly');
  await userEvent.click(button);
  expect(await screen.findByText(/we’ve sent kim@example\.com a link/)).toBeInTheDocument();
  expect(sent).toEqual([{ email: 'kim@example.com', every: 'weekly', search: message.search }]);
});
