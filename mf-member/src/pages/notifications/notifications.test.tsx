import type { PageRequest } from '@verandah/areas';
import { Site } from '@verandah/areas/test-kit';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubGraph, cut, settle, signIn } from '../../test-kit/stub-graph.ts';
import { load as loadNotifications, submit as submitForm } from './load.ts';
import type { NotificationsData } from './view.tsx';
import { NotificationsView } from './view.tsx';

const now = Date.parse('2026-11-21T00:00:00Z');
const result = {
  id: '12',
  text: 'Priya Nair answered your question about Richmond',
  subject: 'Is it noisy?',
  excerpt: 'Only on Fridays.',
  path: '/question/is-it-noisy-3#answer-5',
  photo: null,
  createdAt: '2026-11-20T00:00:00Z',
  isRead: false,
};
const invited = {
  id: '9',
  text: 'Noah Field invited you to a collection',
  subject: 'Homes with a garden',
  excerpt: null,
  path: '/collections/x1?collectionId=1',
  photo: { key: 'ab/cd', colour: '#aabbcc', alt: 'The house' },
  createdAt: '2026-11-10T00:00:00Z',
  isRead: true,
};
const response = (results: readonly object[] = [result, invited], olderThan: string | null = null, unread = 1) => ({
  notifications: { results, olderThan },
  unreadNotifications: unread,
});
const data: NotificationsData = { list: { results: [result, invited], olderThan: null }, unread: 1, before: null };
const request = (
  path: string,
  graph: PageRequest['graph'],
  session: PageRequest['session'] = { signedIn: true, memberId: '4', username: 'mia', roles: ['member'] },
): PageRequest => ({
  url: new URL(path, 'https://verandah.example'),
  params: {},
  session,
  flags: {},
  now,
  graph,
});

test('[NTFY-03, NTFY-06] the list is loaded by parts, for the member only', async () => {
  const { graph, requests } = stubGraph({ Notifications: response([invited], '9') });
  expect(await loadNotifications(request('/notifications?before=12', graph))).toMatchObject({
    status: 200,
    data: { before: '12', unread: 1, list: { olderThan: '9' } },
    head: { noIndex: true },
  });
  expect(requests[0]?.variables).toEqual({ before: '12', take: 25 });
  expect(await loadNotifications(request('/notifications', graph, { signedIn: false, roles: [] }))).toEqual({
    status: 303,
    location: '/sign-in?return=%2Fnotifications&reason=notifications',
  });
  expect(await loadNotifications(request('/notifications?before=x', graph))).toEqual({ status: 404 });
});

test('[NTFY-06] without script the buttons mark one, or all that are shown, as read', async () => {
  const { graph, requests, responses } = stubGraph({
    Notifications: response(),
    MarkNotificationsRead: { markNotificationsRead: 0 },
    MarkAllNotificationsRead: { markAllNotificationsRead: 0 },
  });
  const submit = (fields: Record<string, string>) => submitForm(request('/notifications', graph), fields);
  expect(await submit({ do: 'one', id: '12' })).toEqual({ status: 303, location: '/notifications' });
  expect(requests.at(-1)).toMatchObject({ name: 'MarkNotificationsRead', variables: { ids: ['12'] } });
  expect(await submit({ do: 'all', id: '12' })).toEqual({ status: 303, location: '/notifications' });
  expect(requests.at(-1)).toMatchObject({ name: 'MarkAllNotificationsRead', variables: { upTo: '12' } });
  responses['MarkNotificationsRead'] = cut();
  expect(await submit({ do: 'one', id: '12' })).toMatchObject({
    status: 422,
    data: { refused: { failure: { message: expect.stringContaining('couldn’t mark this as read') } } },
  });
});

function open(responses: Record<string, unknown>, shown: NotificationsData = data) {
  const visit = stubGraph(responses);
  signIn(visit.bus);
  render(
    <Site given={visit.services} now={now}>
      <NotificationsView data={shown} />
    </Site>,
  );
  return visit;
}
const items = () => within(screen.getByRole('list', { name: 'Notifications' })).getAllByRole('listitem');

test('[NTFY-06] each item describes its event and links to it; opening an unread one marks it as read', async () => {
  const visit = open({ MarkNotificationsRead: { markNotificationsRead: 0 } });
  const link = screen.getByRole('link', { name: result.text });
  expect(link).toHaveAttribute('href', result.path);
  expect(items().map((item) => item.querySelector('h2')?.textContent)).toEqual([
    `Unread: ${result.text}`,
    invited.text,
  ]);
  expect(items()[0]).toHaveTextContent('Is it noisy?Only on Fridays.yesterday');
  await userEvent.click(screen.getByRole('link', { name: invited.text }));
  expect(visit.names()).toEqual([]);
  await userEvent.click(link);
  expect(visit.requests.at(-1)?.variables).toEqual({ ids: ['12'] });
  await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
  expect(visit.names().at(-1)).toBe('MarkAllNotificationsRead');
});

test('[NTFY-06] new ones are shown while the page is open, without a navigation', async () => {
  const visit = open({
    Notifications: response([{ ...result, id: '13', text: 'Noah Field replied to your review' }, invited]),
  });
  await act(async () => {
    visit.bus.publish('pushed', { kind: 'collection' });
    visit.bus.publish('pushed', { kind: 'notifications' });
    await settle();
  });
  expect(visit.names()).toEqual(['Notifications']);
  expect(items()[0]).toHaveTextContent('Noah Field replied to your review');
  expect(visit.moves).toEqual([]);
});

test('[NTFY-06] a member without any learns what would be here, and finds the way back from the end', () => {
  open({}, { ...data, list: { results: [], olderThan: null }, unread: 0 });
  expect(screen.getByText('You don’t have any notifications yet')).toBeInTheDocument();
  open({}, { ...data, before: '12', list: { results: [invited], olderThan: '9' } });
  const pages = within(screen.getByRole('navigation', { name: 'Pages of notifications' }));
  expect(pages.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/notifications',
    '/notifications?before=9',
  ]);
});
