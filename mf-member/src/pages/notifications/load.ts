import type { FormFields, Loaded, PageRequest } from '@verandah/areas';
import { signInHref } from '@verandah/kit';
import { readOwn } from '../../features/actions/private-page.ts';
import { readNotifications } from '../../features/notifications/queries.ts';
import { notificationsAddress, pageSize } from './address.ts';
import type { NotificationsData } from './view.tsx';
import { submitBy } from '../../features/actions/action.ts';
import { actOnNotifications } from './action.ts';

export { NotificationsView as View } from './view.tsx';

/** Loads the member's notifications, latest first. */
export async function load({ session, graph, url }: PageRequest): Promise<Loaded<NotificationsData>> {
  const toSignIn = { status: 303, location: signInHref(url.pathname + url.search, 'notifications') } as const;
  if (!session.signedIn) return toSignIn;
  const before = url.searchParams.get('before');
  if (before !== null && !/^\d{1,18}$/.test(before)) return { status: 404 };
  const found = await readOwn(() => graph.read(readNotifications, { before, take: pageSize }));
  if (found === null) return toSignIn;
  return {
    status: 200,
    data: { list: found.notifications, unread: found.unreadNotifications, before },
    head: { title: 'Notifications | Verandah', canonical: notificationsAddress(before), noIndex: true },
  };
}

/** Handles the forms sent without script. */
export const submit = (request: PageRequest, form: FormFields): Promise<Loaded<NotificationsData>> =>
  submitBy(load, actOnNotifications(request.url.pathname + request.url.search))(request, form);
