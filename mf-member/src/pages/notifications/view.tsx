import { Button, ButtonLink, EmptyState, HiddenText, Picture } from '@verandah/design';
import { useNow, useServices } from '@verandah/kit';
import { useMemo } from 'react';
import { ActionForm } from '../../features/actions/action-form.tsx';
import { markRead, type Notification, type NotificationList } from '../../features/notifications/queries.ts';
import { timeAgo } from '../account/ago.ts';
import { actOnNotifications } from './action.ts';
import { notificationsAddress } from './address.ts';
import styles from './notifications.module.css';
import { useLiveList } from './use-live-list.ts';
import type { Refused } from '../../features/actions/action.ts';

export interface NotificationsData {
  readonly list: NotificationList;
  readonly unread: number;
  /** The id that the shown ones are older than; null for the latest. */
  readonly before: string | null;
  readonly refused?: Refused;
}

/** What happened for the member, latest first, with buttons that mark as read. */
export function NotificationsView({ data }: { readonly data: NotificationsData }) {
  const { list, unread } = useLiveList(data);
  const { before, refused } = data;
  const { isLive } = useServices();
  const here = notificationsAddress(before);
  const act = useMemo(() => actOnNotifications(here), [here]);
  const [latest] = list.results;
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.title} tabIndex={-1}>
          Notifications
        </h1>
        {unread > 0 && latest && (
          <ActionForm action={here} act={act} fields={{ do: 'all', id: latest.id }} refused={refused}>
            <Button type="submit" size="small">
              {before === null ? 'Mark all as read' : 'Mark these and older ones as read'}
            </Button>
          </ActionForm>
        )}
      </div>
      {list.results.length === 0 ? (
        <EmptyState
          title={before === null ? 'You don’t have any notifications yet' : 'There are no older notifications'}
          actions={
            <>
              <ButtonLink kind="primary" href="/for-sale">
                Find homes
              </ButtonLink>
              {isLive('/questions') && <ButtonLink href="/questions">Ask a question</ButtonLink>}
            </>
          }
        >
          <p>
            Save a home, create an alert, follow a suburb or ask a question. We’ll let you know here when there’s
            something new.
          </p>
        </EmptyState>
      ) : (
        <ul className={styles.list} aria-label="Notifications">
          {list.results.map((each) => (
            <Item key={each.id} notification={each}>
              {!each.isRead && (
                <ActionForm action={here} act={act} fields={{ do: 'one', id: each.id }} refused={refused}>
                  <Button type="submit" size="small">
                    Mark as read<HiddenText>: {each.text}</HiddenText>
                  </Button>
                </ActionForm>
              )}
            </Item>
          ))}
        </ul>
      )}
      {(before !== null || list.olderThan !== null) && (
        <nav className={styles.pages} aria-label="Pages of notifications">
          {before !== null && <ButtonLink href={notificationsAddress()}>Latest</ButtonLink>}
          {list.olderThan !== null && <ButtonLink href={notificationsAddress(list.olderThan)}>Older</ButtonLink>}
        </nav>
      )}
    </div>
  );
}

function Item({
  notification: { id, text, subject, excerpt, path, photo, createdAt, isRead },
  children,
}: {
  readonly notification: Notification;
  readonly children: React.ReactNode;
}) {
  const { graph, isLive, report } = useServices();
  const now = useNow();
  // Opening it reads it. The page that it leads to does not wait for that.
  const read = (): void => {
    if (!isRead) graph.write(markRead, { ids: [id] }).catch((error: unknown) => report(error, 'notifications'));
  };
  return (
    <li className={styles.item} data-unread={isRead ? undefined : ''}>
      {photo !== null && (
        <div className={styles.photo}>
          <Picture photo={photo} sizes="96px" fill />
        </div>
      )}
      <div className={styles.words}>
        <h2 className={styles.text}>
          {!isRead && <HiddenText>Unread: </HiddenText>}
          {isLive(path) ? (
            <a href={path} onClick={read}>
              {text}
            </a>
          ) : (
            text
          )}
        </h2>
        {subject !== null && <p className={styles.subject}>{subject}</p>}
        {excerpt !== null && <p className={styles.excerpt}>{excerpt}</p>}
        <p className={styles.meta}>{timeAgo(createdAt, now)}</p>
      </div>
      {children}
    </li>
  );
}
