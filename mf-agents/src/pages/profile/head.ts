import type { Head } from '@verandah/areas';
import { agentAddress, locationLabel, officeAddress, plural } from '@verandah/market';
import { breadcrumbs } from '../../features/structured-data/breadcrumbs.ts';
import { webAddress } from '../../features/profile/web-address.ts';
import { agentCrumbs } from './agent-crumbs.ts';
import type { ProfileData, TabData } from './data.ts';
import { pageAddress } from './tab-address.ts';

const titles: Readonly<Record<TabData['tab'], (name: string) => string>> = {
  activity: (name) => name,
  listings: (name) => `Listings from ${name}`,
  reviews: (name) => `Reviews of ${name}`,
  answers: (name) => `Answers from ${name}`,
  questions: (name) => `Questions from ${name}`,
  followers: (name) => `${name}’s followers`,
  following: (name) => `Who ${name} follows`,
};

/** The agent as schema.org data, with their stars if there are any, and with the reviews on the tab of reviews. */
export function agentData({ agent, content }: ProfileData): object {
  const {
    name,
    username,
    portrait,
    phone,
    office,
    reviewSummary: { average, count },
    socialLinks,
    servicedLocations,
    bio,
    title,
  } = agent;
  const others = Object.values(socialLinks).flatMap((link) => webAddress(link)?.href ?? []);
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateAgent',
    '@id': agentAddress(username),
    url: agentAddress(username),
    name,
    ...(title && { slogan: title }),
    ...(bio && { description: bio.slice(0, 500) }),
    ...(portrait && { image: portrait }),
    ...(phone && { telephone: phone }),
    ...(office.location && {
      address: {
        '@type': 'PostalAddress',
        addressLocality: office.location.suburb,
        addressRegion: office.location.stateCode,
        ...(office.location.postcode && { postalCode: office.location.postcode }),
        addressCountry: 'AU',
      },
    }),
    parentOrganization: { '@type': 'RealEstateAgent', name: office.name, url: officeAddress(office.slug) },
    ...(servicedLocations.length > 0 && {
      areaServed: servicedLocations.map(({ label }) => ({ '@type': 'Place', name: label })),
    }),
    ...(others.length > 0 && { sameAs: others }),
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
    ...(content.tab === 'reviews' &&
      content.results.length > 0 && {
        review: content.results.map(({ authorName, createdAt, rating, text, title: heading }) => ({
          '@type': 'Review',
          author: { '@type': 'Person', name: authorName },
          datePublished: createdAt.slice(0, 10),
          reviewBody: text,
          ...(heading && { name: heading }),
          reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1 },
        })),
      }),
  };
}

/** Metadata of an agent's page. Lists of people, empty tabs and filtered ones are not indexed. */
export function profileHead(data: ProfileData): Head {
  const { agent, content } = data;
  const { name, title, office, reviewSummary, performance } = agent;
  const where = office.location ? ` in ${locationLabel({ ...office.location, name: office.location.suburb })}` : '';
  const personal =
    content.tab === 'followers' ||
    content.tab === 'following' ||
    (content.tab === 'activity' && content.type !== null) ||
    (content.tab !== 'activity' && content.total === 0);
  const suffix = content.page > 1 ? `, page ${content.page}` : '';
  const position = content.tab === 'activity' ? `, ${title ?? 'agent'} at ${office.name}` : '';
  return {
    title: `${titles[content.tab](name)}${position}${suffix}`,
    description: [
      `${name} at ${office.name}${where}.`,
      `${performance.soldInPeriod} sold and ${performance.leasedInPeriod} leased in the last 12 months.`,
      reviewSummary.average === null
        ? ''
        : `${reviewSummary.average.toFixed(1)} out of 5 from ${plural(reviewSummary.count, 'review')}.`,
      'See their listings and reviews and get in touch.',
    ]
      .filter(Boolean)
      .join(' '),
    canonical:
      content.tab === 'activity' && content.type !== null
        ? agentAddress(agent.username)
        : pageAddress(agent.username, content, content.page),
    ...((personal || agent.hasLeft) && { noIndex: true }),
    ...(agent.portrait && { image: agent.portrait }),
    structuredData: [agentData(data), breadcrumbs(agentCrumbs(agent))],
  };
}
