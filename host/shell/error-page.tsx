import { ButtonLink } from '@verandah/design';
import { useSyncExternalStore } from 'react';
import { brand } from './brand.ts';
import { telephoneLink, troubleMail } from './contact.ts';
import styles from './message-page.module.css';
import { trail } from './trail.ts';

export interface ErrorPageProps {
  readonly title?: string;
  readonly message?: string;
  /** Offers to reload the page instead of a link to the home page. */
  readonly reload?: boolean;
  /** Address to reload. */
  readonly path?: string;
  readonly help: { readonly phone: string; readonly email: string };
  /** ISO 8601 */
  readonly at: string;
  /** The error, for the email. */
  readonly detail: string;
}

/** Maximum length of text in a mailto link. */
const stepsReported = 12;
const never = (): (() => void) => () => undefined;

/** The page for an error. */
export function ErrorPage({
  title = `Sorry, we are unable to load this page of ${brand}`,
  message = 'Please try and refresh the page',
  reload = false,
  path = '/',
  help,
  at,
  detail,
}: ErrorPageProps) {
  const browser = useSyncExternalStore(
    never,
    () => navigator.userAgent,
    () => '',
  );
  const steps = useSyncExternalStore(
    never,
    () => trail.text(stepsReported),
    () => '',
  );
  return (
    <section className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.message}>{message}</p>
      <p>
        {reload ? (
          <ButtonLink kind="primary" href={path} data-reload="">
            Reload
          </ButtonLink>
        ) : (
          <ButtonLink kind="primary" href="/" data-reload="">
            Go Home
          </ButtonLink>
        )}
      </p>
      <ul className={styles.links}>
        <li>
          <a href={telephoneLink(help.phone)}>Call {help.phone}</a>
        </li>
        <li>
          <a href={troubleMail({ email: help.email, at, browser, detail, steps })}>Email {help.email}</a>
        </li>
        {!reload && (
          <li>
            <a href="/" data-reload="">
              {brand} home page
            </a>
          </li>
        )}
      </ul>
    </section>
  );
}
