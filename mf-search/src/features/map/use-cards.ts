import { forCard, type CardListing } from '@verandah/design';
import { useServices } from '@verandah/kit';
import type { ListingSearch } from '@verandah/market';
import { useEffect, useState } from 'react';
import { travelTo } from '../near/travel-to.ts';
import { readCards } from './queries.ts';

/** Limit of cards: a building may have hundreds of homes. */
const most = 12;

/**
 * Cards of the listings selected on the map, or pointed at; undefined until they have arrived, none if they can't be
 * had. Responses to earlier selections are ignored.
 * @param near the point of the search, to which they have minutes of travel
 * @param wait milliseconds before they are requested
 */
export function useCards(
  ids: readonly string[],
  near: ListingSearch['near'],
  wait = 0,
): readonly CardListing[] | undefined {
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
      graph.read(readCards, { ids: key.split(' '), take: most, ...travelTo(near) }).then(
        ({ listingsById }) => {
          if (latest) setCards({ key, listings: listingsById.map(forCard) });
        },
        (error: unknown) => {
          report(error, 'map');
          if (latest) setCards({ key, listings: [] });
        },
      );
    }, wait);
    return () => {
      latest = false;
      clearTimeout(timer);
    };
  }, [graph, report, key, near, wait]);
  return key === cards.key ? cards.listings : undefined;
}
