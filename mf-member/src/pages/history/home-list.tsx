import { Button, ButtonLink, CardSkeleton, EmptyState, ListingCard, Notice, type CardListing } from '@verandah/design';
import { useBusValue, useNow, useServices } from '@verandah/kit';
import { useEffect, useState } from 'react';
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
  const { bus, graph } = useServices();
  const now = useNow();
  const ids = useBusValue(topic)?.listingIds ?? none;
  const [shown, setShown] = useState(step);
  const [homes, setHomes] = useState<readonly CardListing[] | null>(null);
  const [failed, setFailed] = useState(false);
  const wanted = ids.slice(0, shown).join();
  useEffect(() => {
    let here = true;
    const requested = wanted.split(',').filter(Boolean);
    if (requested.length === 0) return undefined;
    graph.read(readHomes, { ids: requested, take: requested.length }).then(
      ({ listingsById }) => {
        if (!here) return;
        setFailed(false);
        setHomes(requested.flatMap((id) => listingsById.filter((home) => home.id === id)));
      },
      () => {
        if (here) setFailed(true);
      },
    );
    return () => {
      here = false;
    };
  }, [graph, wanted]);

  if (ids.length === 0)
    return empty ? (
      <EmptyState
        title="Nothing yet"
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
      {failed && (
        <Notice tone="danger" live>
          We couldn’t load these homes. Please try again.
        </Notice>
      )}
      <ul className={styles.grid} aria-busy={homes === null}>
        {homes === null
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
