import { agentFinderAddress, pageOf } from '@verandah/market';

export const finderSorts = [
  { name: 'best', label: 'Recommended' },
  { name: 'reviews', label: 'Highest rated' },
  { name: 'activity', label: 'Most active' },
] as const;
export const finderDeals = [
  { name: 'sale', label: 'Sales' },
  { name: 'rent', label: 'Leasing' },
] as const;
export const finderRatings = [
  { name: '4', label: '4 stars and up' },
  { name: '4.5', label: '4.5 stars and up' },
] as const;

/** Query of the finder; '' for no filter. */
export interface FinderSearch {
  readonly type: 'agents' | 'offices';
  readonly name: string;
  /** Slug of a suburb, region, state or postcode. */
  readonly location: string;
  readonly deals: '' | (typeof finderDeals)[number]['name'];
  readonly rating: '' | (typeof finderRatings)[number]['name'];
  readonly sort: (typeof finderSorts)[number]['name'];
  /** Starts at 1. */
  readonly page: number;
}

export const everyone: FinderSearch = {
  type: 'agents',
  name: '',
  location: '',
  deals: '',
  rating: '',
  sort: 'best',
  page: 1,
};

/** Reads an address of the finder. Invalid values are ignored. */
export function readFinder({ searchParams: query }: URL): FinderSearch {
  const among = <Name extends string>(list: readonly { readonly name: Name }[], key: string): Name | '' =>
    list.find(({ name }) => name === query.get(key))?.name ?? '';
  return {
    type: query.get('type') === 'offices' ? 'offices' : 'agents',
    name: (query.get('name') ?? '')
      .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
      .trim()
      .slice(0, 100),
    location: (query.get('location') ?? '').slice(0, 120),
    deals: among(finderDeals, 'deals'),
    rating: among(finderRatings, 'rating'),
    sort: among(finderSorts, 'sort') || 'best',
    page: pageOf(query),
  };
}

/** The canonical address of a search. */
export function finderAddress({ type, name, location, deals, rating, sort, page }: FinderSearch): string {
  const query = new URLSearchParams({
    ...(location && { location }),
    ...(type === 'offices' && { type }),
    ...(name && { name }),
    ...(deals && { deals }),
    ...(rating && { rating }),
    ...(sort !== 'best' && { sort }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return `${agentFinderAddress()}${query && `?${query}`}`;
}
