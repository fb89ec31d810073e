import type { Head, Loaded, PageRequest } from '@verandah/areas';
import { cardListingFragment, forCard, photoPreload } from '@verandah/design';
import { addressText, listingAddress, photoAddress, placeIdentifier, propertyAddress } from '@verandah/market';
import { breadcrumbList, placeCrumbs } from '../../features/places/crumbs.ts';
import { namedPlaceFragment } from '../../features/places/place.ts';
import { estimateFragment } from '../../features/estimate/estimate.ts';
import { leftOutOf } from '../../features/estimate/left-out.ts';
import { marketOf, mediansFragment, type Medians } from '../../features/prices/market.ts';
import type { PropertyData } from './data.ts';
import { kindOf, photoSizes } from './words.ts';
import { graphql, type HomeKind } from '../../graphql.ts';

/** All data of a property's page in one request. */
export const readProperty = graphql(
  `query PropertyPage($suburb: String!, $street: String!, $property: String!, $without: [ID!]!) {
    property(identifier: $suburb, street: $street, property: $property) {
      slug streetSlug streetName kind
      location { id ...NamedPlace followerCount region { name slug } ...LocationMedians }
      history { on kind price }
      estimate(without: $without) { ...PropertyEstimate }
      compared { id uri address { street suburb stateCode postcode timeZone } priceDetails { shortDescription } features {
        bedrooms } saleDetails { soldOn } }
      latest {
        uri status statusType propertyType
        address { street suburb stateCode postcode timeZone latitude longitude }
        features { bedrooms bathrooms cars } landFeatures { area } buildingFeatures { area }
        media { photos { key width height colour alt } }
        agents { username name } office { name }
        similar(take: 3) { ...CardListing }
      }
    }
  }`,
  [namedPlaceFragment, mediansFragment, estimateFragment, cardListingFragment],
);

const mostPhotos = 5;

/**
 * Loads a property by its address. One that is on offer leads to its listing, another spelling to the page's own
 * address; without a listing that shows the address there is no page.
 */
export async function loadProperty({ params, url, graph }: PageRequest): Promise<Loaded<PropertyData>> {
  const { slug = '', street = '', property: wanted = '' } = params;
  const leftOut = leftOutOf(url);
  const { property } = await graph.read(readProperty, {
    suburb: placeIdentifier(slug),
    street,
    property: wanted,
    without: leftOut,
  });
  if (!property?.latest) return { status: 404 };
  const { location, latest, streetSlug, streetName, history, estimate, compared, kind } = property;
  const { medians, ...suburb } = location;
  if (latest.status === 'available') return { status: 302, location: listingAddress(latest.uri) };
  const canonical = propertyAddress(suburb.slug, streetSlug, property.slug);
  if (url.pathname !== canonical) return { status: 301, location: canonical };
  const { similar, ...rest } = latest;
  const last = { ...rest, media: { photos: rest.media.photos.filter(({ key }) => key !== null).slice(0, mostPhotos) } };
  const data: PropertyData = {
    slug: property.slug,
    streetSlug,
    streetName,
    suburb,
    last,
    history,
    estimate,
    compared,
    // Only those that the page lists: an address names any number.
    leftOut: leftOut.filter((id) => compared.some((sale) => sale.id === id)),
    trend: kind && trendOf(medians, kind),
    offered: similar.map(forCard),
  };
  return { status: 200, data, head: headOf(data, canonical) };
}

/** Prices of one kind of home; null without any sale or listing. */
function trendOf(medians: Medians, kind: HomeKind): PropertyData['trend'] {
  const found = marketOf(medians).kinds.find((each) => each.kind === kind);
  if (found === undefined) return null;
  const { sold, soldBefore, change, history } = found;
  return { kind, sold, soldBefore, change, history };
}

function headOf(
  { suburb, streetSlug, streetName, last, history, estimate, leftOut }: PropertyData,
  canonical: string,
): Head {
  const { address, media } = last;
  const text = addressText(address);
  const isEmpty = estimate === null && history.every(({ price }) => price === null);
  const [photo] = media.photos;
  return {
    title: `${text}: sales history${estimate ? ' and price estimate' : ''}`,
    description: `${kindOf(last)} at ${text}: what it sold and leased for${estimate ? ', what homes like it sell for now' : ''}, and homes near by.`,
    canonical,
    ...((isEmpty || leftOut.length > 0) && { noIndex: true }),
    ...(photo?.key && {
      image: photoAddress(photo.key, 960, 'jpg'),
      preloadImages: [photoPreload(photo.key, photoSizes)],
    }),
    structuredData: [
      {
        '@context': 'https://schema.org',
        '@type': 'Residence',
        '@id': canonical,
        url: canonical,
        name: text,
        address: {
          '@type': 'PostalAddress',
          streetAddress: address.street,
          addressLocality: address.suburb,
          addressRegion: address.stateCode,
          ...(address.postcode && { postalCode: address.postcode }),
          addressCountry: 'AU',
        },
        ...(address.latitude !== null &&
          address.longitude !== null && {
            geo: { '@type': 'GeoCoordinates', latitude: address.latitude, longitude: address.longitude },
          }),
      },
      breadcrumbList([
        ...placeCrumbs(suburb, suburb.region),
        { name: streetName, href: propertyAddress(suburb.slug, streetSlug, '') },
        { name: address.street, href: canonical },
      ]),
    ],
  };
}
