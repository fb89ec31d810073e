import { useState } from 'react';
import type { OwnListing } from '../../features/portal/own-listing.ts';
import { PortalForm, SendButton, useFormState } from '../../features/portal/portal-form.tsx';
import styles from '../../features/portal/portal.module.css';
import { DetailsFields } from './details-fields.tsx';
import own from './editor-form.module.css';
import { valuesOfEditor } from './editor-values.ts';
import { HomeFields } from './home-fields.tsx';
import { PictureFields } from './picture-fields.tsx';
import { Withheld } from './withheld.tsx';

/** All that an agent can change of a listing's pictures, home and advertisement, saved together. */
export const EditorForm = ({ listing }: { readonly listing: OwnListing }) => (
  <PortalForm name="edit" label="Listing details" className={own.form}>
    <Versions listing={listing} />
    {!listing.home.byFeed && (
      <>
        <section className={styles.panel} aria-labelledby="pictures">
          <h2 id="pictures">Photos and floor plans</h2>
          <PictureFields listing={listing} />
        </section>
        <section className={styles.panel} aria-labelledby="home">
          <h2 id="home">Address and property</h2>
          <HomeFields home={listing.home} />
        </section>
      </>
    )}
    <section className={styles.panel} aria-labelledby="details">
      <h2 id="details">Details</h2>
      {listing.home.byFeed && (
        <p className={styles.muted}>
          This listing comes from your feed. Changes you make here stay until the feed updates the same field. To change
          the address, property type, sizes or photos, update your feed.
        </p>
      )}
      <Withheld withheld={listing.withheld} />
      <DetailsFields listing={listing} />
    </section>
    <div className={own.bar}>
      <SendButton>Save</SendButton>
    </div>
  </PortalForm>
);

/**
 * The version that the page shows, and the values that the fields started with: only changes are saved, and later data,
 * of another form's save, are compared with these.
 */
function Versions({ listing }: { readonly listing: OwnListing }) {
  const form = useFormState();
  const [base] = useState(() => form.value('base', JSON.stringify(valuesOfEditor(listing))));
  return (
    <>
      <input type="hidden" name="seen" value={listing.updatedAt} />
      <input type="hidden" name="base" value={base} />
    </>
  );
}
