import { Select, TextArea } from '@verandah/design';
import type { OwnListing } from '../../features/portal/own-listing.ts';
import { usePortal } from '../../features/portal/portal-context.ts';
import { FormField, PortalForm, SendButton } from '../../features/portal/portal-form.tsx';
import styles from '../../features/portal/portal.module.css';
import { DropPictures } from './drop-pictures.tsx';
import { PictureList } from './picture-list.tsx';

const kinds = [
  { value: 'photo', label: 'Photographs' },
  { value: 'floorPlan', label: 'Floor plans' },
];

/** Photos and floor plans of a listing that no feed sends: order, descriptions, removal, and adding more. */
export function PicturesForm({
  listing: {
    id,
    home: { photos, floorPlans },
  },
}: {
  readonly listing: OwnListing;
}) {
  const { refusals } = usePortal();
  return (
    <>
      {photos.length + floorPlans.length === 0 ? (
        <p className={styles.muted}>
          No photos yet. Your first photo will be the main one in search results and on the listing.
        </p>
      ) : (
        <PortalForm name="pictures" id="pictures-form" label="Photo order and descriptions">
          <PictureList listingId={id} kind="photo" label="Photographs" pictures={photos} />
          <PictureList listingId={id} kind="floorPlan" label="Floor plans" pictures={floorPlans} />
          <div className={styles.actions}>
            <SendButton>Save photos</SendButton>
          </div>
        </PortalForm>
      )}
      <DropPictures listingId={id} />
      <details open={'add-pictures' in refusals || undefined}>
        <summary className={styles.crumb}>Add photos from links</summary>
        <PortalForm name="add-pictures">
          <FormField name="kind" label="Image type" given="photo">
            {(control) => <Select {...control} options={kinds} />}
          </FormField>
          <FormField name="addresses" label="Addresses" hint="One link per line, each starting with https://.">
            {(control) => <TextArea {...control} rows={3} spellCheck={false} />}
          </FormField>
          <div className={styles.actions}>
            <SendButton kind="secondary">Add photos</SendButton>
          </div>
        </PortalForm>
      </details>
    </>
  );
}
