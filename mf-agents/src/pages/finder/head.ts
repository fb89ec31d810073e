import type { Head } from '@verandah/areas';
import { agentAddress, groupDigits, officeAddress } from '@verandah/market';
import { breadcrumbs } from '../../features/structured-data/breadcrumbs.ts';
import type { FinderData } from './data.ts';
import { everyone, finderAddress } from './finder-search.ts';

/** For example 'Real estate agents in Richmond, VIC 3121'. */
export const finderTitle = ({ search: { type }, place }: FinderData): string =>
  `${type === 'offices' ? 'Real estate agencies' : 'Real estate agents'} in ${place?.label ?? 'Australia'}`;

/** Filtered and sorted lists are not indexed, lists of a location are. */
export function finderHead(data: FinderData): Head {
  const {
    search: { type, location, page, ...narrowed },
    totals,
    agents,
    offices,
  } = data;
  const title = finderTitle(data);
  const canonical = finderAddress({ ...everyone, type, location, page });
  const counted = `${groupDigits(totals[type])} ${title.charAt(0).toLowerCase()}${title.slice(1)}`;
  const listed = [
    ...agents.map(({ name, username }) => ({ name, url: agentAddress(username) })),
    ...offices.map(({ name, slug }) => ({ name, url: officeAddress(slug) })),
  ];
  return {
    title: page > 1 ? `${title}, page ${page}` : title,
    description: data.place
      ? `${counted}, by their sales and leases there in the last 12 months, with client reviews and contact details.`
      : `${counted}: see client reviews, sales in the last 12 months and contact details.`,
    canonical,
    ...((narrowed.name || narrowed.deals || narrowed.rating || narrowed.sort !== 'best' || totals[type] === 0) && {
      noIndex: true,
    }),
    structuredData: [
      {
        '@context': 'https://schema.org',
        '@type': 'ItemList',
        name: title,
        numberOfItems: totals[type],
        itemListElement: listed.map(({ name, url }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          url,
        })),
      },
      breadcrumbs([
        { name: 'Home', href: '/' },
        { name: 'Find an agent', href: finderAddress(everyone) },
        ...(data.place ? [{ name: data.place.label, href: canonical }] : []),
      ]),
    ],
  };
}
