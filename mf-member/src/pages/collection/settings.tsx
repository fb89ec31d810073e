import { Button, Field, TextInput } from '@verandah/design';
import { ActionForm } from '../../features/actions/action-form.tsx';
import type { Refused } from '../../features/actions/action.ts';
import { actOnCollection, collectionAddress } from './action.ts';
import styles from './collection.module.css';
import type { Collection } from './queries.ts';
import { ShareButton } from './share-button.tsx';

/** The owner's actions: rename, share by a link that only shows, delete. */
export function Settings({
  collection: { id: collectionId, uri, name, isPublic, viewerRole },
  refused,
}: {
  readonly collection: Collection;
  readonly refused: Refused | undefined;
}) {
  if (viewerRole !== 'owner') return null;
  const address = collectionAddress(uri);
  return (
    <section className={styles.panel} aria-labelledby="settings">
      <h2 className={styles.heading} id="settings">
        Settings
      </h2>
      <ActionForm
        action={address}
        act={actOnCollection}
        fields={{ do: 'rename', collectionId, uri }}
        refused={refused}
        className={styles.form}
      >
        <Field label="Name">
          {(control) => (
            <TextInput
              autoComplete="off"
              {...control}
              key={name}
              name="name"
              required
              maxLength={60}
              defaultValue={refused?.fields['name'] ?? name}
            />
          )}
        </Field>
        <div>
          <Button type="submit">Rename</Button>
        </div>
      </ActionForm>
      <ActionForm
        action={address}
        act={actOnCollection}
        fields={{ do: isPublic ? 'withdraw' : 'publish', collectionId, uri }}
        refused={refused}
        className={styles.form}
      >
        <h3 className={styles.subheading}>View-only link</h3>
        <p>
          {isPublic
            ? 'Anyone with the link can see the homes but can’t change anything. Likes, notes and statuses are for contributors only.'
            : 'Only contributors can see this collection.'}
        </p>
        <div>
          <Button type="submit">{isPublic ? 'Turn link off' : 'Turn link on'}</Button>
        </div>
      </ActionForm>
      {isPublic && (
        <div>
          <ShareButton name={name} label="Share link" />
        </div>
      )}
      {isPublic && (
        <ActionForm
          action={address}
          act={actOnCollection}
          fields={{ do: 'renew', collectionId, uri }}
          refused={refused}
          sure={{
            question: 'Replace the link?',
            detail: 'The current link stops working for everyone you have shared it with.',
            action: 'Replace link',
          }}
        >
          <Button type="submit">Replace link</Button>
        </ActionForm>
      )}
      <ActionForm
        action={address}
        act={actOnCollection}
        fields={{ do: 'delete', collectionId, uri }}
        refused={refused}
        sure={{ question: `Delete “${name}” for everyone?`, action: 'Delete collection' }}
      >
        <Button type="submit">Delete collection</Button>
      </ActionForm>
    </section>
  );
}
