import type { Head } from '@verandah/areas';
import {
  agentFinderAddress,
  agentAddress,
  companyAddress,
  locationLabel,
  officeAddress,
  plural,
} from '@verandah/market';
import { breadcrumbs, type Crumb } from '../../features/structured-data/breadcrumbs.ts';
import { officePageAddress } from './page-address.ts';
import type { PageOffice } from './queries.ts';

export const officePlace = ({ location }: Pick<PageOffice, 'location'>): string =>
  location ? locationLabel({ ...location, name: location.suburb }) : '';

/** Street and location in one line. Many street addresses include the location already. */
export function officeWhere(office: Pick<PageOffice, 'address' | 'location'>): string {
  const { address, location } = office;
  return address && location && address.includes(location.suburb)
    ? address
    : [address, officePlace(office)].filter(Boolean).join(', ');
}

/** Breadcrumbs of an office. */
export const officeCrumbs = (office: PageOffice): readonly Crumb[] => [
  { name: 'Home', href: '/' },
  {
    name: 'Find an agency',
    href: `${agentFinderAddress(office.location?.locationSlug)}${office.location ? '&' : '?'}type=offices`,
  },
  ...(office.company ? [{ name: office.company.name, href: companyAddress(office.company.slug) }] : []),
  { name: office.name, href: officeAddress(office.slug) },
];

/** The office as schema.org data. */
export function officeData({ office }: { readonly office: PageOffice }): object {
  const {
    name,
    slug,
    phone,
    logo,
    address,
    location,
    company,
    reviewSummary: { average, count },
    agents,
  } = office;
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateAgent',
    '@id': officeAddress(slug),
    url: officeAddress(slug),
    name,
    ...(phone && { telephone: phone }),
    ...(logo && { logo, image: logo }),
    ...(location && {
      address: {
        '@type': 'PostalAddress',
        ...(address && { streetAddress: address.split(',')[0] }),
        addressLocality: location.suburb,
        addressRegion: location.stateCode,
        ...(location.postcode && { postalCode: location.postcode }),
        addressCountry: 'AU',
      },
    }),
    ...(company && {
      parentOrganization: { '@type': 'Organization', name: company.name, url: companyAddress(company.slug) },
    }),
    ...(average !== null &&
      count > 0 && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: average,
          reviewCount: count,
          bestRating: 5,
          worstRating: 1,
        },
      }),
    ...(agents.results.length > 0 && {
      employee: agents.results.map((agent) => ({
        '@type': 'Person',
        name: agent.name,
        url: agentAddress(agent.username),
      })),
    }),
  };
}

/** @param page of the office's agents, starting at 1 */
export function officeHead(office: PageOffice, page: number): Head {
  const { name, agents, listingCounts, reviewSummary } = office;
  const place = officePlace(office);
  const isPlaceNamed = name.includes(office.location?.suburb ?? '\n');
  const facts = [
    plural(agents.total, 'agent'),
    `${plural(listingCounts.buy, 'home')} for sale`,
    `${listingCounts.rent} to rent`,
    reviewSummary.average !== null &&
      `${reviewSummary.average.toFixed(1)} out of 5 from ${plural(reviewSummary.count, 'review')}`,
  ];
  return {
    title: [name, !isPlaceNamed && place, page > 1 && `page ${page}`].filter(Boolean).join(', '),
    description:
      `${name}${place ? ` in ${place}` : ''}: ${facts.filter(Boolean).join(', ')}. ` +
      'Meet the team and get in touch.',
    canonical: officePageAddress(office.slug, page),
    structuredData: [officeData({ office }), breadcrumbs(officeCrumbs(office))],
  };
}
