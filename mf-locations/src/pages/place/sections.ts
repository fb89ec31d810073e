import type { PlacePage } from './data.ts';

/** Sections of a location's page that its navigation links to: those with content. */
export function sectionsOf(
  {
    place,
    census,
    ratings,
    reviews,
    market,
    popular,
    unanswered,
    agents,
    streets,
    schools,
    nearby,
    similar,
    regions,
    suburbs,
    buy,
    rent,
    sold,
  }: PlacePage,
  canAsk: boolean,
): readonly { readonly id: string; readonly label: string }[] {
  const suburb = place.type === 'suburb';
  type Entry = readonly [id: string, label: string, there: boolean];
  const isReviewed = ratings.average !== null;
  const opinions: Entry[] = [
    ['opinions', 'What locals say', suburb || isReviewed],
    ['reviews', 'Reviews', reviews.results.length > 0],
  ];
  const prices: Entry = ['prices', 'Prices', market.kinds.length > 0];
  const all: readonly Entry[] = [
    ['regions', 'Regions', regions.results.length > 0],
    ['suburbs', 'Suburbs', suburbs.results.length > 0],
    ...(isReviewed ? [...opinions, prices] : [prices, ...opinions]),
    ['people', 'People', census !== null],
    ['questions', 'Questions', suburb && (canAsk || popular.length + unanswered.length > 0)],
    ['agents', 'Agents', agents.results.length > 0],
    ['streets', 'Streets', streets.results.length > 0],
    ['schools', 'Schools', suburb && schools.areKnown],
    ['nearby', 'Nearby', nearby.length > 0],
    ['similar', 'Similar', (similar?.results.length ?? 0) > 0],
    ['buy', 'Homes', suburb && buy.length + rent.length === 0],
    ['buy', 'For sale', buy.length > 0],
    ['rent', 'For rent', rent.length > 0],
    ['sold', 'Sold', sold.length > 0],
  ];
  return all.flatMap(([id, label, there]) => (there ? [{ id, label }] : []));
}
