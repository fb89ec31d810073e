import { Notice } from '@verandah/design';
import styles from './results.module.css';

/** Names the locations of the address that were not found; the search leaves them out. */
export const UnknownPlaces = ({ slugs }: { readonly slugs: readonly string[] }) => (
  <div className={styles.unknown}>
    <Notice>
      {slugs.length === 1
        ? `We don’t know the place “${slugs[0]}”, so it is left out.`
        : `We don’t know the places ${slugs.map((slug) => `“${slug}”`).join(', ')}, so they are left out.`}
    </Notice>
  </div>
);
