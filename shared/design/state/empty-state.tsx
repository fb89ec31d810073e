import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

/** Nothing here: says why, and offers what to do next. */
export const EmptyState = ({ title, children, actions }: { readonly title: string; readonly children?: ReactNode; readonly actions?: ReactNode }) => (
  <section className={styles.empty}>
    <svg className={styles.drawing} viewBox="0 0 160 96" aria-hidden="true" focusable="false">
      <path d="M8 88h144M24 88V52l36-26 36 26v36M60 26v-8M52 88V64h16v24M96 60h40v28M104 88V72h24" />
      <path d="M14 56l46-34 46 34M92 60h50" />
    </svg>
    <h2 className={styles.title}>{title}</h2>
    {children && <div className={styles.text}>{children}</div>}
    {actions && <div className={styles.actions}>{actions}</div>}
  </section>
);
