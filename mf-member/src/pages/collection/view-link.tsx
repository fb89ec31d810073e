import { Button } from '@verandah/design';
import { ActionForm } from '../../features/actions/action-form.tsx';
import type { Refused } from '../../features/actions/action.ts';
import { actOnCollection, collectionAddress } from './action.ts';
import styles from './collection.module.css';
import type { Collection } from './queries.ts';
import { ShareButton } from './share-button.tsx';

/** The link that only shows a collection. The owner can turn it on and off and replace it. */
export function ViewLink({
  collection: { id: collectionId, uri, name, isPublic, viewerRole },
  refused,
}: {
  readonly collection: Collection;
  readonly refused: Refused | undefined;
}) {
  const address = collectionAddress(uri);
  return (
    <section className={styles.panel} aria-labelledby="view-link">
      <h2 className={styles.heading} id="view-link">
        View-only link
      </h2>
      <p>
        {isPublic
          ? 'Anyone with the link can see the homes but can’t change anything. Likes, notes and statuses are for contributors only.'
          : 'Only contributors can see this collection.'}
      </p>
      {isPublic && <ShareButton name={name} label="Share link" />}
      {viewerRole === 'owner' && (
        <div className={styles.row}>
          <ActionForm
            action={address}
            act={actOnCollection}
            fields={{ do: isPublic ? 'withdraw' : 'publish', collectionId, uri }}
            refused={refused}
          >
            <Button type="submit">{isPublic ? 'Turn link off' : 'Turn link on'}</Button>
          </ActionForm>
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
        </div>
      )}
    </section>
  );
}
