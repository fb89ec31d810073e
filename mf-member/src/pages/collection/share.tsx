import { Icon, ShareIcon } from '@verandah/design';
import type { Refused } from '../../features/actions/action.ts';
import styles from './collection.module.css';
import type { Collection } from './queries.ts';
import { ShareButton } from './share-button.tsx';
import { Team } from './team.tsx';
import { ViewLink } from './view-link.tsx';

/** Actions of the forms in the panel: it is open where one of them was rejected. */
const actions: readonly (string | undefined)[] = ['publish', 'withdraw', 'renew', 'invite', 'uninvite', 'remove'];

/**
 * The button at the top of a collection. A contributor opens the view-only link and the contributors with it; who only
 * sees the homes passes the link on.
 */
export function Share({
  collection,
  refused,
}: {
  readonly collection: Collection;
  readonly refused: Refused | undefined;
}) {
  const { name, isPublic, viewerRole } = collection;
  if (viewerRole === 'reader') return isPublic && <ShareButton name={name} />;
  return (
    <details className={styles.share} open={actions.includes(refused?.fields['do'])}>
      <summary className={styles.opener}>
        <Icon shape={ShareIcon} />
        Share
      </summary>
      <div className={styles.panels}>
        <Team collection={collection} refused={refused} />
        <ViewLink collection={collection} refused={refused} />
      </div>
    </details>
  );
}
