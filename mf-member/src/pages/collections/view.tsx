import { inspectionsPath, plural } from '@verandah/market';
import { Badge, Button, ButtonLink, Checkbox, EmptyState, Field, Picture, TextInput } from '@verandah/design';
import { ActionForm } from '../../features/actions/action-form.tsx';
import { DeviceHomes } from '../../features/shortlist/device-homes.tsx';
import { actOnCollections, collectionsAddress } from './action.ts';
import styles from './collections.module.css';
import type { ListedCollection } from './queries.ts';
import type { Refused } from '../../features/actions/action.ts';

export interface CollectionsData {
  /** Null for a visitor, whose saved homes only their browser has. */
  readonly collections: readonly ListedCollection[] | null;
  readonly refused?: Refused;
}

/** All collections of a member, and a form for a new one; for a visitor, the homes saved in this browser. */
export function CollectionsView({ data: { collections, refused } }: { readonly data: CollectionsData }) {
  return (
    <div className={styles.page}>
      <h1 className={styles.title} tabIndex={-1}>
        Collections
      </h1>
      {collections && <OwnCollections collections={collections} />}
      <DeviceHomes />
      <p>
        <a href={inspectionsPath}>Plan inspections</a> · <a href="/user-history">Recently viewed and enquired homes</a>
      </p>
      {collections && <NewCollection refused={refused} />}
    </div>
  );
}

const OwnCollections = ({ collections }: { readonly collections: readonly ListedCollection[] }) =>
  collections.length === 0 ? (
    <EmptyState
      title="No collections yet"
      actions={
        <ButtonLink kind="primary" href="/for-sale">
          Find homes
        </ButtonLink>
      }
    >
      <p>Select the heart on a home to save it in a collection, then invite others to choose together.</p>
    </EmptyState>
  ) : (
    <ul className={styles.grid}>
      {collections.map((collection) => (
        <li key={collection.id}>
          <Listed collection={collection} />
        </li>
      ))}
    </ul>
  );

const NewCollection = ({ refused }: { readonly refused: Refused | undefined }) => (
  <section className={styles.new} aria-labelledby="new-collection">
    <h2 className={styles.heading} id="new-collection">
      New collection
    </h2>
    <ActionForm
      action={collectionsAddress}
      act={actOnCollections}
      fields={{ do: 'add' }}
      refused={refused}
      className={styles.form}
    >
      <Field label="Name">
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            name="name"
            required
            maxLength={60}
            defaultValue={refused?.fields['name']}
          />
        )}
      </Field>
      <Checkbox
        name="isPublic"
        value="yes"
        label="Public"
        hint="Anyone with the link can see the homes in it."
        defaultChecked={refused?.fields['isPublic'] === 'yes'}
      />
      <div>
        <Button kind="primary" type="submit">
          Create collection
        </Button>
      </div>
    </ActionForm>
  </section>
);

function Listed({
  collection: { name, uri, isPublic, viewerRole, coverPhotos, listings, contributors },
}: {
  readonly collection: ListedCollection;
}) {
  const [first, ...others] = coverPhotos;
  const team = contributors.collaborators.length;
  return (
    <article className={styles.card} data-photographs={coverPhotos.length}>
      <div className={styles.covers}>
        {first ? (
          <div className={styles.cover}>
            <Picture photo={first} sizes="(min-width: 48em) 300px, 66vw" eager={false} fill />
          </div>
        ) : (
          <div className={styles.none}>No homes yet</div>
        )}
        {others.length > 0 && (
          <div className={styles.side}>
            {others.map((photo, at) => (
              <div key={photo.key ?? at} className={styles.cover}>
                <Picture photo={photo} sizes="160px" eager={false} fill />
              </div>
            ))}
          </div>
        )}
      </div>
      <div className={styles.words}>
        <h2 className={styles.name}>
          <a className={styles.link} href={`${collectionsAddress}/${uri}`}>
            {name}
          </a>
        </h2>
        <p className={styles.facts}>
          {plural(listings.length, 'home')}
          {team > 0 &&
            `, with ${viewerRole === 'owner' ? contributors.collaborators.map((one) => one.name).join(', ') : contributors.owner.name}`}
        </p>
        <Badge tone="outline">{isPublic ? 'Public' : 'Private'}</Badge>
      </div>
    </article>
  );
}
