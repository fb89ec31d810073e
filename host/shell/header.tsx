import type { NavigationEntry } from '@verandah/areas';
import { CloseIcon, HiddenText, Icon, MenuIcon } from '@verandah/design';
import { lazy, useEffect, useRef } from 'react';
import { brand } from './brand.ts';
import { currentEntry } from './current-entry.ts';
import styles from './header.module.css';
import { ShellPart } from './shell-part.tsx';
import { UserEntry, type UserEntryProps } from './user-entry.tsx';
import { Wordmark } from './wordmark.tsx';

/** Renders nothing on the server: its script loads with the number of a member's notifications. */
const Bell = lazy(async () => ({ default: (await import('./bell.tsx')).Bell }));

const menu = 'site-menu';
/** The entry that shows the number of new homes. */
const alerts = '/alerts';

/** Brand, navigation and the member's entry. On a narrow screen the navigation is a popover, which needs no script. */
export function Header({
  navigation,
  links,
  path,
  unseen = 0,
  unread,
  report,
  ...user
}: {
  readonly navigation: readonly NavigationEntry[];
  /** Where the page has entries lead, by their own addresses. */
  readonly links?: Readonly<Record<string, string>> | undefined;
  readonly unseen?: number | undefined;
  readonly unread?: number | undefined;
  readonly report: ((error: unknown) => void) | undefined;
} & UserEntryProps) {
  const list = useRef<HTMLElement>(null);
  const current = currentEntry(navigation, path);
  useEffect(() => {
    // Does nothing while it is closed. A selector with `:popover-open` throws in browsers without popovers.
    list.current?.hidePopover?.();
  }, [path]);
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <a className={styles.brand} href="/" aria-label={`${brand}, home`}>
          <Wordmark />
        </a>
        {navigation.length > 0 && (
          <>
            <button type="button" className={styles.open} popoverTarget={menu} aria-label="Menu">
              <Icon shape={MenuIcon} />
            </button>
            <nav ref={list} id={menu} popover="auto" className={styles.menu} aria-label="Main">
              <button
                type="button"
                className={styles.close}
                popoverTarget={menu}
                popoverTargetAction="hide"
                aria-label="Close menu"
              >
                <Icon shape={CloseIcon} />
              </button>
              <ul className={styles.entries}>
                {navigation.map((entry) => (
                  <li key={entry.href}>
                    <a
                      className={styles.entry}
                      href={links?.[entry.href] ?? entry.href}
                      aria-current={entry === current ? 'page' : undefined}
                    >
                      {entry.label}
                      {entry.href === alerts && unseen > 0 && (
                        <span className={styles.unseen}>
                          {' '}
                          {unseen > 99 ? '99+' : unseen}
                          <HiddenText> new</HiddenText>
                        </span>
                      )}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          </>
        )}
        {unread !== undefined && user.session.signedIn && user.ownPages.includes('/notifications') && (
          <ShellPart report={report}>
            <Bell unread={unread} current={/^\/notifications\b/.test(path)} />
          </ShellPart>
        )}
        <UserEntry path={path} {...user} />
      </div>
    </header>
  );
}
