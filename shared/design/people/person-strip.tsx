import type { ReactNode } from 'react';
import { Avatar } from './avatar.tsx';
import styles from './person-strip.module.css';

interface PersonStripProps {
  readonly name: string;
  readonly href?: string | undefined;
  readonly picture?: string | null | undefined;
  /** Below the name: title, office, since when. */
  readonly detail?: ReactNode;
  /** At the end: a button or two. */
  readonly children?: ReactNode;
}

/** A person in one row: picture or initials, name, a detail, actions. */
export const PersonStrip = ({ name, href, picture, detail, children }: PersonStripProps) => (
  <div className={styles.strip}>
    <Avatar name={name} picture={picture} size="small" />
    <div className={styles.words}>
      {href ? (
        <a className={styles.name} href={href}>
          {name}
        </a>
      ) : (
        <span className={styles.name}>{name}</span>
      )}
      {detail && <span className={styles.detail}>{detail}</span>}
    </div>
    {children && <div className={styles.actions}>{children}</div>}
  </div>
);
