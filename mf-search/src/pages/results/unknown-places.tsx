import { Notice } from '@verandah/design';
import styles from './results.module.css';

/** Names the locations of the address that were not found; the search leaves them out. */
export const UnknownPlaces = ({ slugs }: { readonly slugs: readonly string[] }) => (
  <div className={styles.unknown}>
    <Notice>
      {slugs.length === 1
        ? `We couldn’t find “${slugs[0]}”, so we’ve left it out.`
        : `We couldn’t find ${slugs.map((slug) => `“${slug}”`).join(', ')}, so we’ve left them out.`}
    </Notice>
  </div>
);
