import type { NavigationEntry } from '@verandah/areas';
import { Button, SearchIcon } from '@verandah/design';
import styles from './message-page.module.css';

interface Props {
  readonly navigation: readonly NavigationEntry[];
  readonly title: string;
  readonly message: string;
}

/** The page for a missing address: a search and links. The search is offered while an area owns its address. */
const Missing = ({ navigation, title, message }: Props) => (
  <section className={styles.page}>
    <h1 className={styles.title}>{title}</h1>
    <p className={styles.message}>{message}</p>
    {navigation.some(({ href }) => href === '/for-sale') && (
      <form className={styles.search} action="/for-sale" method="get" data-enhance="">
        <label className={styles.field}>
          Suburb, postcode or state
          <input className={styles.input} type="search" name="q" autoComplete="off" enterKeyHint="search" required />
        </label>
        <Button kind="primary" type="submit" icon={SearchIcon}>
          Search
        </Button>
      </form>
    )}
    {navigation.length > 0 && (
      <ul className={styles.links}>
        {navigation.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    )}
  </section>
);

/** 404 */
export const NotFoundPage = ({ navigation }: Pick<Props, 'navigation'>) => (
  <Missing
    navigation={navigation}
    title="We can’t find that page"
    message="The address might be mistyped or the page may have moved. Search for a location or start from the home page."
  />
);

/** 410 */
export const GonePage = ({ navigation }: Pick<Props, 'navigation'>) => (
  <Missing
    navigation={navigation}
    title="This page has been removed"
    message="It’s no longer available, but there may be others like it. Search for a location or start from the home page."
  />
);
