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

/** Likewise, with the member's next inspection. */
const NextInspection = lazy(async () => ({ default: (await import('./next-inspection.tsx')).NextInspection }));

const menu = 'site-menu';

/** Brand, navigation and the member's entry. On a narrow screen the navigation is a popover, which needs no script. */
export function Header({
  navigation,
  links,
  path,
  departure,
  unseen = 0,
  saved = 0,
  unread,
  nextInspection = '',
  report,
  ...user
}: {
  readonly navigation: readonly NavigationEntry[];
  /** Where the page has entries lead, by their own addresses. */
  readonly links?: Readonly<Record<string, string>> | undefined;
  readonly unseen?: number | undefined;
  readonly saved?: number | undefined;
  readonly unread?: number | undefined;
  readonly nextInspection?: string | undefined;
  readonly report: ((error: unknown) => void) | undefined;
} & UserEntryProps) {
  const list = useRef<HTMLElement>(null);
  const current = currentEntry(navigation, path);
  /** Entries with a number: of new homes, of saved ones. */
  const counts: Readonly<Record<string, readonly [count: number, what: string]>> = {
    '/alerts': [unseen, 'new'],
    '/collections': [saved, 'saved'],
  };
  useEffect(() => {
    // Does nothing while it is closed. A selector with `:popover-open` throws in browsers without popovers.
    if (departure) list.current?.hidePopover?.();
  }, [departure]);
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
                {navigation.map((entry) => {
                  const [count, what] = counts[entry.href] ?? [0, ''];
                  return (
                    <li key={entry.href}>
                      <a
                        className={styles.entry}
                        href={links?.[entry.href] ?? entry.href}
                        aria-current={entry === current ? 'page' : undefined}
                      >
                        {entry.label}
                        {count > 0 && (
                          <span className={styles.unseen}>
                            {' '}
                            {count > 99 ? '99+' : count}
                            <HiddenText> {what}</HiddenText>
                          </span>
                        )}
                      </a>
                    </li>
                  );
                })}
              </ul>
            </nav>
          </>
        )}
        {nextInspection && user.session.signedIn && user.ownPages.includes('/inspections') && (
          <ShellPart report={report}>
            <NextInspection next={nextInspection} current={/^\/inspections\b/.test(path)} />
          </ShellPart>
        )}
        {unread !== undefined && user.session.signedIn && user.ownPages.includes('/notifications') && (
          <ShellPart report={report}>
            <Bell unread={unread} current={/^\/notifications\b/.test(path)} />
          </ShellPart>
        )}
        <UserEntry path={path} departure={departure} nextInspection={nextInspection} {...user} />
      </div>
    </header>
  );
}
