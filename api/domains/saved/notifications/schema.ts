import { badInput, builder, sizeWithin, withDescriptions, useUri } from '../../../platform/graph/public.ts';
import { Photo } from '../../listings/public.ts';
import { notificationKinds, type Notification } from './notification.ts';
import { ownNotifications, readSome, readUpTo, unreadCount, type NotificationList } from './rules.ts';

const mostMarked = 100;
const isId = (id: string): boolean => /^\d{1,18}$/.test(id);

/** @throws {GraphQLError} for what is no number */
function parseNotificationId(given: string | number): string {
  const id = String(given);
  if (!isId(id)) throw badInput('A notification’s id is a number.');
  return id;
}

const NotificationType = builder.objectRef<Notification>('Notification').implement({
  description: 'A notification of the caller.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'ID; newer notifications have greater IDs.' }),
    kind: t.field({
      type: builder.enumType('NotificationKind', {
        description: 'Kinds of notifications.',
        values: withDescriptions(notificationKinds, {
          agentReview: 'A followed agent was reviewed.',
          alert: 'An alert found new homes.',
          answer: 'A question was answered.',
          comment: 'An answer was commented on.',
          completed: 'A saved home was sold or leased.',
          enquiry: 'The agent received an enquiry.',
          inspection: 'A saved home has a new inspection.',
          invitation: 'The member was invited to a collection.',
          listed: 'A followed agent listed a home.',
          locationReview: 'A followed suburb was reviewed.',
          pendingReview: 'A review is awaiting moderation.',
          price: 'The price of a saved home changed.',
          question: 'Somebody asked about a followed suburb.',
          report: 'Something was reported.',
          reportAnswer: 'Moderators decided on a report of the member.',
          result: 'A home of a followed agent was sold or leased.',
          review: 'The calling agent was reviewed.',
          reviewComment: "The member's review was commented on.",
          reviewReply: "The agent replied to the member's review.",
          withdrawn: 'A saved home is no longer offered.',
        }),
      }),
      description: 'What happened.',
      resolve: ({ kind }) => kind,
    }),
    text: t.exposeString('text', { description: 'A sentence without a full stop.' }),
    subject: t.exposeString('subject', { nullable: true, description: 'What it is about, such as a title.' }),
    excerpt: t.exposeString('excerpt', { nullable: true, description: 'The beginning of what was written.' }),
    photo: t.field({
      type: Photo,
      nullable: true,
      description: 'First photo of the listing that it is about.',
      resolve: ({ listing }) => listing?.media.photos.find(({ key }) => key !== null) ?? null,
    }),
    uri: t.exposeString('path', { description: 'Root-relative address of the page that it leads to.' }),
    path: t.exposeString('path', { description: 'The same as uri.', deprecationReason: useUri }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it happened.' }),
    isRead: t.exposeBoolean('isRead', { description: 'Whether the member has read it.' }),
  }),
});

const NotificationListType = builder.objectRef<NotificationList>('NotificationList').implement({
  description: 'The latest notifications of the calling member.',
  fields: (t) => ({
    results: t.field({ type: [NotificationType], resolve: ({ results }) => results }),
    olderThan: t.exposeID('olderThan', {
      nullable: true,
      description: 'Value of `before` for older notifications; null if there are none.',
    }),
  }),
});

builder.queryFields((t) => ({
  notifications: t.field({
    type: NotificationListType,
    description: 'Notifications of the caller, latest first, without those whose content was hidden or removed.',
    args: {
      before: t.arg.id({ description: 'ID of a notification: only older ones are returned.' }),
      take: t.arg.int({ defaultValue: 25 }),
    },
    resolve: (_, { before, take }, { database, viewer }) =>
      ownNotifications(
        database,
        viewer,
        before == null ? undefined : parseNotificationId(before),
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
    description: "Marks up to 100 of the caller's notifications as read. Returns how many are still unread.",
    args: { ids: t.arg.idList({ required: true, description: 'IDs of the notifications.' }) },
    resolve: (_, { ids }, { database, viewer }) => {
      if (ids.length > mostMarked) throw badInput(`At most ${mostMarked} notifications at once.`);
      return readSome(database, viewer, ids.map(parseNotificationId));
    },
  }),
  markAllNotificationsRead: t.int({
    description: "Marks the caller's notifications as read, up to the given one. Returns how many are still unread.",
    args: { upTo: t.arg.id({ required: true, description: 'ID of the latest notification that was seen.' }) },
    resolve: (_, { upTo }, { database, viewer }) => readUpTo(database, viewer, parseNotificationId(upTo)),
  }),
}));
