import { forCard, type CardListing } from '@verandah/design';
import { useServices } from '@verandah/kit';
import { useEffect, useState } from 'react';
import { readCards } from './queries.ts';

/** Limit of cards: a building may have hundreds of homes. */
const most = 12;

/**
 * Cards of the listings selected on the map, or pointed at. Responses to earlier selections are ignored.
 * @param wait milliseconds before they are requested
 */
export function useCards(ids: readonly string[], wait = 0): readonly CardListing[] {
  const { graph, report } = useServices();
  const [cards, setCards] = useState<{ readonly key: string; readonly listings: readonly CardListing[] }>({
    key: '',
    listings: [],
  });
  const key = ids.slice(0, most).join(' ');
  useEffect(() => {
    if (!key) return;
    let latest = true;
    const timer = setTimeout(() => {
      graph.read(readCards, { ids: key.split(' '), take: most }).then(
        ({ listingsById }) => {
          if (latest) setCards({ key, listings: listingsById.map(forCard) });
        },
        (error: unknown) => report(error, 'map'),
      );
    }, wait);
    return () => {
      latest = false;
      clearTimeout(timer);
    };
  }, [graph, report, key, wait]);
  return key === cards.key ? cards.listings : [];
}
