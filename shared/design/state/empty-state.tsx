import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  readonly title: string;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  /** 1 where it is the whole page. */
  readonly level?: 1 | 2;
}

/** An empty result: states why, and offers what to do next. */
export function EmptyState({ title, children, actions, level = 2 }: EmptyStateProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <section className={styles.empty}>
      <svg className={styles.drawing} viewBox="0 0 160 96" aria-hidden="true" focusable="false">
        <path d="M8 88h144M24 88V52l36-26 36 26v36M60 26v-8M52 88V64h16v24M96 60h40v28M104 88V72h24" />
        <path d="M14 56l46-34 46 34M92 60h50" />
      </svg>
      <Heading className={styles.title} tabIndex={level === 1 ? -1 : undefined}>
        {title}
      </Heading>
      {children && <div className={styles.text}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </section>
  );
}
