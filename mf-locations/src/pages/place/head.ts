import type { Head } from '@verandah/areas';
import { formatMoney, locationAddress, plural } from '@verandah/market';
import { breadcrumbList, placeCrumbs } from '../../features/places/crumbs.ts';
import type { PlacePage } from './data.ts';

const kindNames = { house: 'Houses', unit: 'Units', land: 'Land' } as const;

/** Metadata of a location for search engines and link previews. */
export function placeHead({ place, ratings, market }: PlacePage): Head {
  const {
    label,
    slug,
    listingCounts: { buy, rent },
    latLong,
  } = place;
  const canonical = locationAddress(slug);
  const prices = market.kinds.flatMap(({ kind, sold }) =>
    sold.median === null
      ? []
      : [`The median ${kindNames[kind].toLowerCase().replace(/s$/, '')} price is ${formatMoney(sold.median, 0)}`],
  )[0];
  const starsText = ratings.average === null ? '' : `Locals rate it ${ratings.average.toFixed(1)} out of 5.`;
  return {
    title: `${label}: ${place.type === 'suburb' ? 'suburb profile' : 'suburbs'}, prices and homes`,
    description: [
      starsText,
      prices && `${prices}.`,
      `${plural(buy, 'home')} for sale and ${rent} for rent in ${label}.`,
    ]
      .filter(Boolean)
      .join(' '),
    canonical,
    structuredData: [
      {
        '@context': 'https://schema.org',
        '@type': 'Place',
        '@id': canonical,
        url: canonical,
        name: label,
        address: {
          '@type': 'PostalAddress',
          ...(place.type === 'suburb' && { addressLocality: place.name }),
          addressRegion: place.stateCode,
          ...(place.postcode && { postalCode: place.postcode }),
          addressCountry: 'AU',
        },
        ...(place.type === 'suburb' && {
          geo: { '@type': 'GeoCoordinates', latitude: latLong.latitude, longitude: latLong.longitude },
        }),
        ...(ratings.average !== null &&
          ratings.count > 0 && {
            aggregateRating: {
              '@type': 'AggregateRating',
              ratingValue: ratings.average,
              reviewCount: ratings.count,
              bestRating: 5,
              worstRating: 1,
            },
          }),
      },
      breadcrumbList(placeCrumbs(place, place.region)),
    ],
  };
}

/** Metadata of the page for a location that could not be loaded. */
export const unknownHead: Head = { title: 'Australia: where to live', noIndex: true };
