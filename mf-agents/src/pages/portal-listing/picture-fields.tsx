import { Select, TextArea } from '@verandah/design';
import type { OwnListing } from '../../features/portal/own-listing.ts';
import { FormField, useFormState } from '../../features/portal/portal-form.tsx';
import styles from '../../features/portal/portal.module.css';
import { DropPictures } from './drop-pictures.tsx';
import { PictureList } from './picture-list.tsx';

const kinds = [
  { value: 'photo', label: 'Photographs' },
  { value: 'floorPlan', label: 'Floor plans' },
];

/** Photos and floor plans of a listing that no feed sends: order, descriptions, removal, and adding more. */
export function PictureFields({
  listing: {
    id,
    home: { photos, floorPlans },
  },
}: {
  readonly listing: OwnListing;
}) {
  const form = useFormState();
  return (
    <>
      {photos.length + floorPlans.length === 0 ? (
        <p className={styles.muted}>
          No photos yet. Your first photo will be the main one in search results and on the listing.
        </p>
      ) : (
        <div className={styles.form}>
          <PictureList kind="photo" label="Photographs" pictures={photos} />
          <PictureList kind="floorPlan" label="Floor plans" pictures={floorPlans} />
        </div>
      )}
      <DropPictures listingId={id} />
      <details
        open={form.value('addresses') !== '' || undefined}
        // A restored draft enters its addresses here.
        onInput={(event) => {
          event.currentTarget.open = true;
        }}
      >
        <summary className={styles.crumb}>Add photos from links</summary>
        <div className={styles.form}>
          <FormField name="kind" label="Image type" given="photo">
            {(control) => <Select {...control} options={kinds} />}
          </FormField>
          <FormField
            name="addresses"
            label="Addresses"
            hint="One link per line, each starting with https://. We add them when you save."
            optional
          >
            {(control) => <TextArea {...control} rows={3} spellCheck={false} />}
          </FormField>
        </div>
      </details>
    </>
  );
}
