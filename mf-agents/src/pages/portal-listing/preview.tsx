import { ListingCard, SavingContext } from '@verandah/design';
import { useNow } from '@verandah/kit';
import type { OwnListing } from '../../features/portal/own-listing.ts';
import styles from '../../features/portal/portal.module.css';

/** The card of search results as it was last saved. Its link would lead nowhere for a draft: it is there to be seen. */
export function Preview({ listing: { preview } }: { readonly listing: OwnListing }) {
  const now = useNow();
  return (
    preview && (
      <section className={styles.panel} aria-labelledby="preview">
        <h2 id="preview">Preview</h2>
        <p className={styles.muted}>How visitors see the listing in search results, as last saved.</p>
        <div inert>
          <SavingContext value={null}>
            <ListingCard listing={preview} now={now} idPrefix="preview" sizes="340px" />
          </SavingContext>
        </div>
      </section>
    )
  );
}
