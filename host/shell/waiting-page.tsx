import { ErrorPage, type ErrorPageProps } from './error-page.tsx';
import styles from './message-page.module.css';

/**
 * Shown while the browser loads what the server could not. Without script nothing more will load, so it is the error
 * page.
 */
export const WaitingPage = (props: Pick<ErrorPageProps, 'path' | 'help' | 'at' | 'detail'>) => (
  <>
    <section className={styles.waiting}>
      <p className={styles.message} role="status">
        This page is taking longer than usual…
      </p>
    </section>
    <noscript>
      <ErrorPage reload {...props} />
    </noscript>
  </>
);
