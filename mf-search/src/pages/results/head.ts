import type { Head, PageFlags } from '@verandah/areas';
import { cardSizes, photoPreload } from '@verandah/design';
import {
  formatMoney,
  isRental,
  listingAddress,
  addressText,
  pageTitle,
  resultCountText,
  searchFeedAddress,
  statusType,
  type ListingSearch,
} from '@verandah/market';
import { addressOf } from '../../features/filters/filter-address.ts';
import type { FoundResults } from './data.ts';
import { entryLinks } from './entry-links.ts';

/** Metadata of a page of results for search engines and link previews. Only addresses without a query are indexed. */
export function resultsHead(data: FoundResults, flags: PageFlags): Head {
  const { search, office, places, total, listings } = data;
  const title = pageTitle(search, office ? [office.name] : places.map(({ label }) => label));
  const canonical = addressOf(search, flags);
  const first = listings.slice(0, 2).flatMap((listing) => listing.media.photos[0]?.key ?? []);
  return {
    title,
    description: pageDescription(data),
    canonical,
    ...((canonical.includes('?') || total === 0) && { noIndex: true }),
    feeds: [searchFeedAddress(search)].flatMap((href) => (href ? [{ title: `New: ${data.title}`, href }] : [])),
    structuredData: [breadcrumbData(data, flags), itemList(data)],
    ...(office === null && { entryLinks: entryLinks(search, flags) }),
    preloadImages: first.slice(0, 1).map((key) => photoPreload(key, cardSizes)),
  };
}

function pageDescription({ title, total, median, search }: FoundResults): string {
  const price =
    median === null
      ? ''
      : ` Median ${isRental(search.mode) ? 'rent' : 'price'} ${formatMoney(median, 0)}${isRental(search.mode) ? ' per week' : ''}.`;
  return `${title}: ${resultCountText(total).replace(/\.$/, '')}.${price} Photos, prices, inspection times and agents.`;
}

function breadcrumbData({ search, places, title }: FoundResults, flags: PageFlags): object {
  const landing: ListingSearch['mode'] = search.mode;
  const steps = [
    { name: 'Home', item: '/' },
    { name: statusType(landing).label, item: statusType(landing).landingPath },
    {
      name: places.length === 1 && places[0] ? places[0].label : title,
      item: addressOf({ ...search, page: 1 }, flags),
    },
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  };
}

function itemList({ listings, pagination, total }: FoundResults): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    numberOfItems: total,
    itemListElement: listings.map((listing, index) => ({
      '@type': 'ListItem',
      position: pagination.skip + index + 1,
      url: listingAddress(listing.uri),
      name: addressText(listing.address),
    })),
  };
}
