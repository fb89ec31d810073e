import { Button, CheckIcon } from '@verandah/design';
import { formatDate, siteTimeZone } from '@verandah/market';
import { ActionForm } from '../../features/actions/action-form.tsx';
import type { Refused } from '../../features/actions/action.ts';
import { actOnCollection } from './action.ts';
import styles from './collection.module.css';
import type { SetTag, Tag } from './queries.ts';

const names: Readonly<Record<Tag, string>> = { inspected: 'Inspected', applied: 'Applied', offered: 'Offered' };

/** Homes for sale get offers, homes for rent applications; what is set stays when the home is sold or leased. */
function tagsFor(statusType: string | null, set: readonly SetTag[]): readonly Tag[] {
  const rental = statusType === 'rent' || statusType === 'leased';
  return (Object.keys(names) as Tag[]).filter(
    (tag) =>
      set.some((each) => each.tag === tag) ||
      (statusType !== null && (tag === 'inspected' || (tag === 'applied') === rental)),
  );
}

interface StatusProps {
  readonly address: string;
  readonly fields: Readonly<Record<'collectionId' | 'uri' | 'order' | 'listingId', string>>;
  /** Of the listing; null: no longer listed. */
  readonly statusType: string | null;
  readonly tags: readonly SetTag[];
  /** The home: its street. */
  readonly subject: string;
  /** Name of who set a tag. */
  by(userId: string | null): string;
  readonly refused: Refused | undefined;
}

/** How far the contributors are with a home: buttons that set and remove a tag, which they share. */
export function Status({ address, fields, statusType, tags, subject, by, refused }: StatusProps) {
  const shown = tagsFor(statusType, tags);
  if (shown.length === 0) return null;
  return (
    <div className={styles.tags} role="group" aria-label={`Status of ${subject}`}>
      {shown.map((tag) => {
        const set = tags.find((each) => each.tag === tag);
        return (
          <ActionForm
            key={tag}
            action={address}
            act={actOnCollection}
            fields={{ do: 'tag', ...fields, tag, isSet: set ? 'no' : 'yes' }}
            refused={refused}
          >
            <Button size="small" type="submit" aria-pressed={Boolean(set)} {...(set && { icon: CheckIcon })}>
              {names[tag]}
              {set && (
                <span className={styles.by}>
                  {' '}
                  {formatDate(set.setAt, siteTimeZone)}, {by(set.userId)}
                </span>
              )}
            </Button>
          </ActionForm>
        );
      })}
    </div>
  );
}
