import { Avatar, ChevronDownIcon, Icon, iconShape } from '@verandah/design';
import { signInHref, type Session } from '@verandah/kit';
import { useEffect, useRef } from 'react';
import styles from './user-entry.module.css';

export interface UserEntryProps {
  readonly path: string;
  /** See `ShellState`. */
  readonly departure?: number | undefined;
  readonly session: Session;
  /** Pages for members that a live release has. */
  readonly ownPages: readonly string[];
  readonly signOut: (() => void) | undefined;
  /** In words; '' for none. */
  readonly nextInspection?: string | undefined;
}

/** For a member without a picture. Initials would be read aloud in addition to the menu's name. */
const FaceIcon = iconShape(
  <>
    <circle cx="12" cy="8" r="4" />
    <path d="M4.5 20.5a7.5 7.5 0 0 1 15 0" />
  </>,
);

/** A sign-in link, or the member's menu. The menu also opens without script, and its button signs out by a form. */
export function UserEntry({ path, departure, session, ownPages, signOut, nextInspection = '' }: UserEntryProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  const has = (page: string): boolean => ownPages.includes(page);
  useEffect(() => {
    if (departure) menu.current?.removeAttribute('open');
  }, [departure]);
  useEffect(() => {
    const close = (event: Event): void => {
      const opened = menu.current;
      if (!opened?.open) return;
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape') return;
        opened.querySelector('summary')?.focus();
      } else if (opened.contains(event.target as Node)) return;
      opened.open = false;
    };
    for (const kind of ['keydown', 'pointerdown', 'focusin']) document.addEventListener(kind, close);
    return () => {
      for (const kind of ['keydown', 'pointerdown', 'focusin']) document.removeEventListener(kind, close);
    };
  }, []);

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
    { label: 'Profile', page: username && '/user/somebody', href: `/user/${encodeURIComponent(username ?? '')}` },
    { label: 'Notifications', page: '/notifications' },
    { label: 'Alerts', page: '/alerts' },
    { label: 'Collections', page: '/collections' },
    { label: nextInspection ? `Inspections: ${nextInspection}` : 'Inspections', page: '/inspections' },
    { label: 'Following', page: '/following' },
    { label: 'Recently viewed homes', page: '/user-history' },
    { label: 'Account', page: '/account' },
    { label: 'Agent portal', page: agentId && '/agent-portal' },
    { label: 'Moderation', page: roles.includes('admin') ? '/moderation' : undefined },
  ].filter(({ page }) => page && has(page));
  const [first] = name.split(/\s+/);
  return (
    <details ref={menu} className={styles.user}>
      <summary
        className={styles.summary}
        aria-label={`${name}, your pages`}
        // Safari does not focus what is pressed, and an arriving page would focus its heading.
        onClick={({ currentTarget }) => currentTarget.focus()}
      >
        {avatar ? (
          <Avatar name={name} picture={avatar} size="small" eager />
        ) : (
          <span className={styles.face}>
            <Icon shape={FaceIcon} size={22} />
          </span>
        )}
        <span className={styles.name}>{first}</span>
        <Icon shape={ChevronDownIcon} />
      </summary>
      <div className={styles.menu}>
        <p className={styles.who}>{name}</p>
        <ul>
          {links.map(({ label, page, href = page }) => (
            <li key={label}>
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
                menu.current?.removeAttribute('open');
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
