import { Icon, WarningIcon } from '@verandah/design';
import { isProblem, outcomeText, type FeedState } from './own-listing.ts';
import styles from './portal.module.css';
import { momentText } from './words.ts';

const groups: Readonly<Record<string, string>> = {
  status: 'status',
  published: 'publication',
  price: 'price',
  title: 'headline',
  description: 'description',
  address: 'shown address',
  auction: 'auction',
  rooms: 'rooms',
  lease: 'lease',
  features: 'features',
  inspections: 'inspections',
};

/** A listing's last feed message: time, outcome, problems to fix, and the fields that the agent has edited. */
export function FeedStatus({ feed }: { readonly feed: FeedState | null }) {
  if (!feed) return <p className={styles.muted}>Managed manually, not from a feed.</p>;
  const problems = feed.notes.filter(({ label }) => isProblem(label));
  return (
    <div className={styles.notes}>
      <p className={styles.muted}>
        {feed.receivedAt === null || feed.outcome === null
          ? `Feed id ${feed.uniqueId}; its last report is no longer available.`
          : `Feed id ${feed.uniqueId}: ${outcomeText(feed.outcome)}, ${momentText(feed.receivedAt)}.`}
        {feed.edits.length > 0 && ` Edited here: ${feed.edits.map((name) => groups[name] ?? name).join(', ')}.`}
      </p>
      {problems.length > 0 && (
        <ul className={styles.notes}>
          {problems.map(({ label, text }) => (
            <li key={label + text}>
              <Icon shape={WarningIcon} /> {text}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
