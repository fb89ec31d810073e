import { Button, Field, TextInput } from '@verandah/design';
import { ActionForm } from '../../features/actions/action-form.tsx';
import type { Refused } from '../../features/actions/action.ts';
import { actOnCollection, collectionAddress } from './action.ts';
import styles from './collection.module.css';
import type { Collection } from './queries.ts';

interface SettingsProps {
  readonly collection: Collection;
  readonly refused: Refused | undefined;
}

/** The owner renames or deletes the collection; another contributor leaves it. */
export function Settings({ collection, refused }: SettingsProps) {
  if (collection.viewerRole === 'reader') return null;
  return (
    <section className={styles.panel} aria-labelledby="settings">
      <h2 className={styles.heading} id="settings">
        Settings
      </h2>
      {collection.viewerRole === 'owner' ? (
        <OwnersForms collection={collection} refused={refused} />
      ) : (
        <LeaveForm collection={collection} refused={refused} />
      )}
    </section>
  );
}

function OwnersForms({ collection: { id: collectionId, uri, name }, refused }: SettingsProps) {
  const address = collectionAddress(uri);
  return (
    <>
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
        fields={{ do: 'delete', collectionId, uri }}
        refused={refused}
        sure={{ question: `Delete “${name}” for everyone?`, action: 'Delete collection' }}
      >
        <Button type="submit">Delete collection</Button>
      </ActionForm>
    </>
  );
}

const LeaveForm = ({ collection: { id: collectionId, uri }, refused }: SettingsProps) => (
  <ActionForm
    action={collectionAddress(uri)}
    act={actOnCollection}
    fields={{ do: 'leave', collectionId, uri }}
    refused={refused}
    sure={{
      question: 'Leave this collection?',
      detail: 'Your comments will be removed too.',
      action: 'Leave collection',
    }}
  >
    <Button type="submit">Leave collection</Button>
  </ActionForm>
);
