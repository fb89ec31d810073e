import type { NavigationEntry } from '@verandah/areas';
import { telephoneLink } from './contact.ts';
import styles from './footer.module.css';
import { topics } from './information/topics.ts';
import { Wordmark } from './wordmark.tsx';

interface Props {
  readonly navigation: readonly NavigationEntry[];
  readonly help: { readonly phone: string; readonly email: string };
  /** The site's listings are sample data. */
  readonly sample: boolean;
}

/** Links, contact and data sources. */
export function Footer({ navigation, help, sample }: Props) {
  const explore = navigation.filter(({ footer }) => !footer);
  const further = navigation.filter(({ footer }) => footer);
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.about}>
          <Wordmark />
          <p>Homes for sale, for rent and recently sold across Australia.</p>
          {sample && <p>The homes on this site are invented.</p>}
        </div>
        {explore.length > 0 && (
          <nav aria-label="Footer">
            <h2 className={styles.title}>Explore</h2>
            <ul className={styles.list}>
              {explore.map(({ label, href }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <nav aria-label="About">
          <h2 className={styles.title}>About</h2>
          <ul className={styles.list}>
            {[...topics, ...further].map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.help}>
          <h2 className={styles.title}>Help</h2>
          <ul className={styles.list}>
            <li>
              <a href={telephoneLink(help.phone)}>Call {help.phone}</a>
            </li>
            <li>
              <a href={`mailto:${help.email}`}>{help.email}</a>
            </li>
          </ul>
        </div>
        <div className={styles.data}>
          <h2 className={styles.title}>Data</h2>
          <p className={styles.credits}>
            Suburbs and their boundaries from the <a href="https://www.abs.gov.au/">Australian Bureau of Statistics</a>{' '}
            (<a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>, simplified).{' '}
            <a href="/about/data">All sources</a>
          </p>
        </div>
      </div>
    </footer>
  );
}
