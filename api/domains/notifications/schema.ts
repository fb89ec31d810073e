import { badInput, builder, sizeWithin } from '../../platform/graph/public.ts';
import { Photo } from '../listings/public.ts';
import { notificationKinds, type Notification } from './notification.ts';
import { ownNotifications, readSome, readUpTo, unreadCount, type NotificationList } from './rules.ts';

const mostMarked = 100;
const isId = (id: string): boolean => /^\d{1,18}$/.test(id);

/** @throws {GraphQLError} for what is no number */
function idOf(given: string | number): string {
  const id = String(given);
  if (!isId(id)) throw badInput('A notification’s id is a number.');
  return id;
}

const NotificationType = builder.objectRef<Notification>('Notification').implement({
  description: 'Something that happened for the caller.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Newer ones have greater ids.' }),
    kind: t.field({
      type: builder.enumType('NotificationKind', { values: notificationKinds }),
      resolve: ({ kind }) => kind,
    }),
    text: t.exposeString('text', { description: 'A sentence without a full stop.' }),
    subject: t.exposeString('subject', { nullable: true, description: 'What it is about, such as a title.' }),
    excerpt: t.exposeString('excerpt', { nullable: true, description: 'The beginning of what was written.' }),
    photo: t.field({
      type: Photo,
      nullable: true,
      description: 'The first of the listing that it is about.',
      resolve: ({ listing }) => listing?.media.photos.find(({ key }) => key !== null) ?? null,
    }),
    path: t.exposeString('path', { description: 'Root-relative.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'ISO 8601' }),
    isRead: t.exposeBoolean('isRead'),
  }),
});

const NotificationListType = builder.objectRef<NotificationList>('NotificationList').implement({
  fields: (t) => ({
    results: t.field({ type: [NotificationType], resolve: ({ results }) => results }),
    olderThan: t.exposeID('olderThan', {
      nullable: true,
      description: 'What older ones are read with, as `before`; null when there are none.',
    }),
  }),
});

builder.queryFields((t) => ({
  notifications: t.field({
    type: NotificationListType,
    description: 'The caller’s own, latest first, without those whose content was hidden or removed.',
    args: { before: t.arg.id(), take: t.arg.int({ defaultValue: 25 }) },
    resolve: (_, { before, take }, { database, viewer }) =>
      ownNotifications(
        database,
        viewer,
        before == null ? undefined : idOf(before),
        sizeWithin('take', take ?? 25, 100),
      ),
  }),
  unreadNotifications: t.int({
    description: 'How many of the caller’s notifications are unread, at most 100.',
    resolve: (_, _args, { database, viewer }) => unreadCount(database, viewer),
  }),
}));

builder.mutationFields((t) => ({
  markNotificationsRead: t.int({
    description: 'Marks own notifications as read, at most 100; answers how many are unread then.',
    args: { ids: t.arg.idList({ required: true }) },
    resolve: (_, { ids }, { database, viewer }) => {
      if (ids.length > mostMarked) throw badInput(`At most ${mostMarked} notifications at once.`);
      return readSome(database, viewer, ids.map(idOf));
    },
  }),
  markAllNotificationsRead: t.int({
    description: 'Marks own notifications as read, up to the latest that was seen; answers how many are unread then.',
    args: { upTo: t.arg.id({ required: true }) },
    resolve: (_, { upTo }, { database, viewer }) => readUpTo(database, viewer, idOf(upTo)),
  }),
}));
