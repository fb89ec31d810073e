import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ShellProps } from '../boot.ts';
import { ownPages } from './own-pages.ts';
import { renderShell } from './render-shell.tsx';
import { createShellStore } from './shell-state.ts';
import { Shell } from './shell.tsx';

const props: ShellProps = {
  path: '/for-sale?page=2',
  page: { kind: 'not-found' },
  areas: [],
  help: { phone: '1800 160 401', email: 'help@verandah.example' },
  renderedAt: '2026-11-21T00:00:00.000Z',
  navigation: [],
  ownPages,
};
const mia = {
  known: true,
  signedIn: true,
  memberId: '4',
  username: 'mia',
  name: 'Mia Kovac',
  roles: ['member'],
} as const;
function draw(change: Partial<ShellProps> = {}) {
  const all = { ...props, ...change };
  const store = createShellStore(all);
  const signOut = jest.fn();
  render(<Shell props={all} store={store} signOut={signOut} />);
  return { store, signOut };
}
const menu = () =>
  within(screen.getByRole('banner'))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])
    .slice(1);

test('[SHELL-01] a visitor finds Sign in, which leads back to the page, but not to the sign-in pages themselves', () => {
  const { store } = draw();
  expect(menu()).toEqual([['Sign in', '/sign-in?return=%2Ffor-sale%3Fpage%3D2']]);
  act(() => store.set({ path: '/sign-up' }));
  expect(menu()).toEqual([['Sign in', '/sign-in']]);
});

test('[MEMB-12, MEMB-14, MEMB-18] a member finds their own pages, an agent and an admin one more, and only those that are live', () => {
  const { store } = draw();
  act(() => store.set({ session: mia }));
  expect(menu()).toEqual([
    ['Profile', '/user/mia'],
    ['Notifications', '/notifications'],
    ['Alerts', '/alerts'],
    ['Collections', '/collections'],
    ['Inspections', '/inspections'],
    ['Following', '/following'],
    ['Recently viewed homes', '/user-history'],
    ['Account', '/account'],
  ]);
  act(() => store.set({ session: { ...mia, agentId: '9', roles: ['member', 'agent', 'admin'] } }));
  expect(menu().slice(8)).toEqual([
    ['Agent portal', '/agent-portal'],
    ['Moderation', '/moderation'],
  ]);
  expect(screen.getByLabelText('Mia Kovac, your pages')).toBeInTheDocument();
});

test('[SHELL-01] pages without a live release are not in the menu', () => {
  draw({
    ownPages: ['/account', '/sign-out'],
    session: { signedIn: true, known: true, memberId: '4', username: 'mia', name: 'Mia', roles: ['member'] },
  });
  expect(menu()).toEqual([['Account', '/account']]);
});

test('[MEMB-08] signing out works by a form without script, and in place with it', async () => {
  const html = renderShell({
    ...props,
    session: { signedIn: true, known: true, memberId: '4', username: 'mia', name: 'Mia', roles: ['member'] },
  });
  expect(html).toMatch(/<form class="\w+" action="\/sign-out" method="post"><button type="submit"[^>]*>Sign out/);
  const { store, signOut } = draw();
  act(() => store.set({ session: mia }));
  const opened = screen.getByLabelText('Mia Kovac, your pages').parentElement as HTMLDetailsElement;
  opened.open = true;
  await userEvent.click(screen.getByText('Sign out'));
  expect([signOut.mock.calls.length, opened.open]).toEqual([1, false]);
});

test('the menu closes on Escape, which restores the focus, and on a press elsewhere', async () => {
  const { store } = draw();
  act(() => store.set({ session: mia }));
  const summary = screen.getByLabelText('Mia Kovac, your pages');
  const opened = summary.parentElement as HTMLDetailsElement;
  opened.open = true;
  screen.getByText('Account').focus();
  await userEvent.keyboard('{Escape}');
  expect([opened.open, document.activeElement === summary]).toEqual([false, true]);
  opened.open = true;
  await userEvent.click(screen.getByRole('main'));
  expect(opened.open).toBe(false);
});

test('[SHELL-102] menus close when the visitor leaves for another page, not when it arrives', () => {
  const { store } = draw({ navigation: [{ label: 'Buy', href: '/for-sale', order: 1 }] });
  const main = screen.getByRole('navigation', { name: 'Main', hidden: true });
  main.hidePopover = jest.fn();
  act(() => store.set({ session: mia }));
  const own = screen.getByLabelText('Mia Kovac, your pages').parentElement as HTMLDetailsElement;
  const closed = () => [!own.open, (main.hidePopover as jest.Mock).mock.calls.length];
  own.open = true;
  act(() => store.set({ departure: 1 }));
  expect(closed()).toEqual([true, 1]);
  own.open = true;
  act(() => store.set({ path: '/for-rent' }));
  expect(closed()).toEqual([false, 1]);
});

test('a pressed menu has the focus, in Safari too, so that an arriving page does not take it', () => {
  const { store } = draw();
  act(() => store.set({ session: mia }));
  const summary = screen.getByLabelText('Mia Kovac, your pages');
  summary.click();
  expect(document.activeElement).toBe(summary);
});

test('the menu closes when the keyboard moves on from it', async () => {
  const { store } = draw();
  act(() => store.set({ session: mia }));
  const own = screen.getByLabelText('Mia Kovac, your pages').parentElement as HTMLDetailsElement;
  own.open = true;
  screen.getByText('Sign out').focus();
  await userEvent.tab();
  expect(own.open).toBe(false);
});

test('[MEMB-06] notices are announced politely, the same text once, until they are dismissed', async () => {
  const { store } = draw();
  const place = screen.getByRole('status', { name: 'Notices' });
  act(() => {
    store.notify({ kind: 'info', text: 'Your sign-in session has ended' });
    store.notify({ kind: 'info', text: 'Your sign-in session has ended' });
  });
  expect(place).toHaveAttribute('aria-live', 'polite');
  expect(await within(place).findAllByText('Your sign-in session has ended')).toHaveLength(1);
  await userEvent.click(within(place).getByRole('button'));
  expect(place).toBeEmptyDOMElement();
});

test('[SHELL-03] the server renders no notice, only its region; a notice may contain a link', async () => {
  expect(renderShell({ ...props })).toContain('aria-label="Notices"></div>');
  const { store } = draw();
  act(() =>
    store.notify({ kind: 'success', text: 'Alert created.', link: { label: 'See your alerts', href: '/alerts' } }),
  );
  const link = await screen.findByRole('link', { name: 'See your alerts' });
  expect(link).toHaveAttribute('href', '/alerts');
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await userEvent.click(link);
  expect(screen.getByRole('status', { name: 'Notices' })).toBeEmptyDOMElement();
});

test('[MEMB-15, ALRT-01] the alerts entry shows the number of new homes, once it is loaded', () => {
  const { store } = draw({ navigation: [{ label: 'Alerts', href: '/alerts', order: 95 }] });
  const entry = () =>
    within(screen.getByRole('navigation', { name: 'Main', hidden: true })).getByRole('link', { hidden: true })
      .textContent;
  expect(entry()).toBe('Alerts');
  act(() => store.set({ unseen: 3 }));
  expect(entry()).toBe('Alerts 3 new');
  act(() => store.set({ unseen: 120 }));
  expect(entry()).toBe('Alerts 99+ new');
  act(() => store.set({ unseen: 0 }));
  expect(entry()).toBe('Alerts');
});

test('[NTFY-05] a member’s bell shows how many notifications are unread and announces more; visitors have none', async () => {
  const { store } = draw();
  act(() => store.set({ unread: 2 }));
  expect(screen.queryByRole('link', { name: /Notifications/ })).toBeNull();
  act(() => store.set({ session: mia, path: '/notifications' }));
  const bell = await screen.findByRole('link', { name: 'Notifications, 2 unread' });
  expect([bell.getAttribute('href'), bell.getAttribute('aria-current')]).toEqual(['/notifications', 'page']);
  expect(screen.queryByText(/unread notification/)).toBeNull();
  act(() => store.set({ unread: 3 }));
  expect(screen.getByText('3 unread notifications')).toBeInTheDocument();
  act(() => store.set({ unread: 0 }));
  expect(bell).toHaveAccessibleName('Notifications');
  expect(bell).toHaveTextContent('');
});

test('[MEMB-63] the header shows how many homes are saved, to visitors too, and a member’s next inspection', async () => {
  const { store } = draw({ navigation: [{ label: 'Collections', href: '/collections', order: 90 }] });
  const collections = () => within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link');
  expect(collections()).toHaveAccessibleName('Collections');
  act(() => store.set({ saved: 12, nextInspection: 'Sat 5 Dec, 11:00 am' }));
  expect(collections()).toHaveAccessibleName('Collections 12 saved');
  expect(screen.queryByRole('link', { name: /Next inspection/ })).toBeNull();
  act(() => store.set({ session: mia }));
  const next = await screen.findByRole('link', { name: 'Next inspection: Sat 5 Dec, 11:00 am' });
  expect(next).toHaveAttribute('href', '/inspections');
  expect(menu()).toContainEqual(['Inspections: Sat 5 Dec, 11:00 am', '/inspections']);
});
