import { useQuery } from '@verandah/areas/graph';
import { Button, ButtonLink, CardSkeleton, EmptyState, ListingCard, Notice } from '@verandah/design';
import { useBusValue, useNow, useServices } from '@verandah/kit';
import { useState } from 'react';
import styles from './history.module.css';
import { readHomes } from './queries.ts';

/** Cards shown at first, and added by each press on More. */
const step = 12;
const none: readonly string[] = [];

/** One of the two lists, as far as it has been requested. */
export function HomeList({
  topic,
  title,
  empty,
}: {
  readonly topic: 'viewed' | 'enquired';
  readonly title: string;
  readonly empty?: string;
}) {
  const { bus } = useServices();
  const now = useNow();
  const ids = useBusValue(topic)?.listingIds ?? none;
  const [shown, setShown] = useState(step);
  const requested = ids.slice(0, shown);
  const [{ data, error }] = useQuery({
    query: readHomes,
    variables: { ids: requested, take: requested.length },
    pause: requested.length === 0,
  });
  const homes = data && requested.flatMap((id) => data.listingsById.filter((home) => home.id === id));

  if (ids.length === 0)
    return empty ? (
      <EmptyState
        title="No homes yet"
        actions={
          <ButtonLink kind="primary" href="/for-sale">
            Find homes
          </ButtonLink>
        }
      >
        <p>{empty}</p>
      </EmptyState>
    ) : null;
  return (
    <section className={styles.list} aria-labelledby={topic}>
      <div className={styles.head}>
        <h2 className={styles.heading} id={topic}>
          {title} ({ids.length})
        </h2>
        <Button kind="quiet" size="small" onClick={() => bus.publish(topic, { listingIds: [] })}>
          Clear list
        </Button>
      </div>
      {error !== undefined && (
        <Notice tone="danger" live>
          We couldn’t load these homes. Please try again.
        </Notice>
      )}
      <ul className={styles.grid} aria-busy={!homes}>
        {!homes
          ? ids.slice(0, 3).map((id) => (
              <li key={id}>
                <CardSkeleton />
              </li>
            ))
          : homes.map((home) => (
              <li key={home.id}>
                <ListingCard listing={home} now={now} level={3} />
              </li>
            ))}
      </ul>
      {ids.length > shown && (
        <div>
          <Button onClick={() => setShown(shown + step)}>Show more</Button>
        </div>
      )}
    </section>
  );
}
