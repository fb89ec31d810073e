import { Checkbox, HiddenText, NoPhotograph, Picture, Select, TextArea, TextInput } from '@verandah/design';
import type { HomePicture } from '../../features/portal/listing-home.ts';
import type { OwnListing } from '../../features/portal/own-listing.ts';
import { usePortal } from '../../features/portal/portal-context.ts';
import { FormField, PortalForm, SendButton } from '../../features/portal/portal-form.tsx';
import styles from '../../features/portal/portal.module.css';
import { DropPictures } from './drop-pictures.tsx';
import { fieldsOf, type PictureKind } from './pictures.ts';

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
  const { refused } = usePortal();
  return (
    <>
      {photos.length + floorPlans.length === 0 ? (
        <p className={styles.muted}>
          No photos yet. Your first photo will be the main one in search results and on the listing.
        </p>
      ) : (
        <PortalForm name="pictures" id="pictures-form" label="Photo order and descriptions">
          <Pictures kind="photo" label="Photographs" pictures={photos} />
          <Pictures kind="floorPlan" label="Floor plans" pictures={floorPlans} />
          <div className={styles.actions}>
            <SendButton>Save photos</SendButton>
          </div>
        </PortalForm>
      )}
      <DropPictures listingId={id} />
      <details open={refused?.form === 'add-pictures' || undefined}>
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

function Pictures({
  kind,
  label,
  pictures,
}: {
  readonly kind: PictureKind;
  readonly label: string;
  readonly pictures: readonly HomePicture[];
}) {
  if (pictures.length === 0) return null;
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      <ul className={styles.list}>
        {pictures.map((picture, index) => (
          <li key={picture.id}>
            <Row kind={kind} picture={picture} place={index + 1} />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

function Row({
  kind,
  picture: { id, problem, source, ...photo },
  place,
}: {
  readonly kind: PictureKind;
  readonly picture: HomePicture;
  readonly place: number;
}) {
  const names = fieldsOf(kind, id);
  const which = `${kind === 'photo' ? 'photo' : 'floor plan'} ${place}`;
  return (
    <div className={styles.picture}>
      <div className={styles.thumb}>
        {photo.key === null ? <NoPhotograph /> : <Picture photo={photo} sizes="132px" alt="" />}
      </div>
      <div className={styles.words}>
        {photo.key === null && (
          <p className={problem ? styles.error : styles.muted}>
            {problem ?? 'Downloading…'} {source && <span className={styles.source}>{source}</span>}
          </p>
        )}
        <div className={styles.pictureFields}>
          <FormField
            name={names.alt}
            label={
              <>
                Description<HiddenText> of {which}</HiddenText>
              </>
            }
            given={photo.alt}
            optional
          >
            {(control) => <TextInput {...control} maxLength={200} />}
          </FormField>
          <FormField
            name={names.place}
            label={
              <>
                Position<HiddenText> of {which}</HiddenText>
              </>
            }
            given={String(place)}
          >
            {(control) => <TextInput {...control} inputMode="numeric" maxLength={3} />}
          </FormField>
        </div>
        <Checkbox
          name="gone"
          value={names.gone}
          label={
            <>
              Remove<HiddenText> {which}</HiddenText>
            </>
          }
        />
      </div>
    </div>
  );
}
