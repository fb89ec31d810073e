import { Avatar, ChevronDownIcon, Icon } from '@verandah/design';
import { signInHref, type Session } from '@verandah/kit';
import { useCallback, useEffect, useRef } from 'react';
import { useCloseOnLeaving } from './use-close-on-leaving.ts';
import styles from './user-entry.module.css';

export interface UserEntryProps {
  readonly path: string;
  readonly session: Session;
  /** Pages for members that a live release has. */
  readonly ownPages: readonly string[];
  readonly signOut: (() => void) | undefined;
  /** In words; '' for none. */
  readonly nextInspection?: string | undefined;
}

/** For a member without a picture. Initials would be read aloud in addition to the menu's name. */
const Face = () => (
  <span className={styles.face}>
    <svg
      viewBox="0 0 24 24"
      width="22"
      height="22"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="12" cy="8" r="4" />
      <path d="M4.5 20.5a7.5 7.5 0 0 1 15 0" />
    </svg>
  </span>
);

/** A sign-in link, or the member's menu. The menu also opens without script, and its button signs out by a form. */
export function UserEntry({ path, session, ownPages, signOut, nextInspection = '' }: UserEntryProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  const has = (page: string): boolean => ownPages.includes(page);
  const close = useCallback(() => menu.current?.removeAttribute('open'), []);
  useCloseOnLeaving(menu, close);
  useEffect(() => {
    const closeBy = (event: Event): void => {
      const opened = menu.current;
      if (!opened?.open) return;
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape') return;
        opened.querySelector('summary')?.focus();
      } else if (opened.contains(event.target as Node)) return;
      close();
    };
    // Not `focusin`: an arriving page focuses its heading, and in Safari a pressed menu has no focus to keep.
    const leave = ({ target, relatedTarget }: FocusEvent): void => {
      const opened = menu.current;
      if (relatedTarget && opened?.contains(target as Node) && !opened.contains(relatedTarget as Node)) close();
    };
    for (const kind of ['keydown', 'pointerdown']) document.addEventListener(kind, closeBy);
    document.addEventListener('focusout', leave);
    return () => {
      for (const kind of ['keydown', 'pointerdown']) document.removeEventListener(kind, closeBy);
      document.removeEventListener('focusout', leave);
    };
  }, [close]);

  if (!session.signedIn) {
    if (!has('/sign-in')) return null;
    // The sign-in pages do not return to themselves.
    const returnTo = /^\/sign-/.test(path) ? '/' : path;
    return (
      <a
        className={styles.signIn}
        href={signInHref(returnTo)}
        aria-current={path.split('?')[0] === '/sign-in' ? 'page' : undefined}
      >
        Sign in
      </a>
    );
  }
  const { name = session.username ?? 'Member', username, agentId, roles, avatar } = session;
  const links = [
    username !== undefined &&
      has('/user/somebody') && { label: 'Profile', href: `/user/${encodeURIComponent(username)}` },
    has('/notifications') && { label: 'Notifications', href: '/notifications' },
    has('/alerts') && { label: 'Alerts', href: '/alerts' },
    has('/collections') && { label: 'Collections', href: '/collections' },
    has('/inspections') && {
      label: nextInspection ? `Inspections: ${nextInspection}` : 'Inspections',
      href: '/inspections',
    },
    has('/following') && { label: 'Following', href: '/following' },
    has('/user-history') && { label: 'Recently viewed homes', href: '/user-history' },
    has('/account') && { label: 'Account', href: '/account' },
    agentId !== undefined && has('/agent-portal') && { label: 'Agent portal', href: '/agent-portal' },
    roles.includes('admin') && has('/moderation') && { label: 'Moderation', href: '/moderation' },
  ].filter((link) => link !== false);
  const first = name.split(/\s+/)[0] ?? name;
  return (
    <details ref={menu} className={styles.user}>
      <summary className={styles.summary} aria-label={`${name}, your pages`}>
        {avatar ? <Avatar name={name} picture={avatar} size="small" eager /> : <Face />}
        <span className={styles.name}>{first}</span>
        <Icon shape={ChevronDownIcon} />
      </summary>
      <div className={styles.menu}>
        <p className={styles.who}>{name}</p>
        <ul>
          {links.map(({ label, href }) => (
            <li key={href}>
              <a className={styles.item} href={href} aria-current={path.split('?')[0] === href ? 'page' : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
        {has('/sign-out') && (
          <form
            method="post"
            action="/sign-out"
            className={styles.leave}
            onSubmit={(event) => {
              if (signOut) {
                event.preventDefault();
                close();
                signOut();
              }
            }}
          >
            <button type="submit" className={styles.item}>
              Sign out
            </button>
          </form>
        )}
      </div>
    </details>
  );
}
