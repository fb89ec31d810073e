import { plural } from '@verandah/market';
import { BellIcon, HiddenText, Icon } from '@verandah/design';
import { useState } from 'react';
import styles from './bell.module.css';

/** The link to the member's notifications, with the number of unread ones; more are announced. */
export function Bell({ unread, current }: { readonly unread: number; readonly current: boolean }) {
  const [before, setBefore] = useState(unread);
  const [announced, setAnnounced] = useState('');
  if (before !== unread) {
    setBefore(unread);
    setAnnounced(unread > before ? plural(unread, 'unread notification') : '');
  }
  return (
    <span className={styles.wrap}>
      <a
        className={styles.bell}
        href="/notifications"
        aria-label={unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'}
        aria-current={current ? 'page' : undefined}
      >
        <Icon shape={BellIcon} />
        {unread > 0 && <span className={styles.count}>{unread > 99 ? '99+' : unread}</span>}
      </a>
      <span role="status">
        <HiddenText>{announced}</HiddenText>
      </span>
    </span>
  );
}
