import { Button } from '@verandah/design';
import { ActionForm } from '../../features/actions/action-form.tsx';
import type { Refused } from '../../features/actions/action.ts';
import { actOnCollection, collectionAddress } from './action.ts';
import styles from './collection.module.css';
import type { Invite } from './queries.ts';

/** Offers a visitor with an invitation link to join. */
export function InvitePanel({
  uri,
  invite,
  refused,
}: {
  readonly uri: string;
  readonly invite: Invite;
  readonly refused: Refused | undefined;
}) {
  const address = `${collectionAddress(uri)}?${new URLSearchParams({ ...invite }).toString()}`;
  return (
    <section className={styles.panel} aria-label="Invitation">
      <p>
        Someone has invited you to share a collection of homes. Once you join, you can add homes and say what you think
        of each one. Other contributors will see your name.
      </p>
      <div className={styles.row}>
        <ActionForm action={address} act={actOnCollection} fields={{ do: 'accept', uri, ...invite }} refused={refused}>
          <Button kind="primary" type="submit">
            Accept invitation
          </Button>
        </ActionForm>
        <ActionForm action={address} act={actOnCollection} fields={{ do: 'decline', uri, ...invite }} refused={refused}>
          <Button type="submit">Decline</Button>
        </ActionForm>
      </div>
    </section>
  );
}
