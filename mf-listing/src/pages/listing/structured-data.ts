import { addressText, listingAddress, photoAddress, propertyTypeByName } from '@verandah/market';
import { statusText } from '../../features/status/status.ts';
import { listingCrumbs } from './crumbs.ts';
import type { PageListing } from './listing.ts';

/** schema.org types by property type; every other type is a Residence. */
const kinds: Readonly<Partial<Record<PageListing['propertyType'], string>>> = {
  house: 'SingleFamilyResidence',
  townhouse: 'SingleFamilyResidence',
  terrace: 'SingleFamilyResidence',
  villa: 'SingleFamilyResidence',
  semiDetached: 'SingleFamilyResidence',
  apartment: 'Apartment',
  flat: 'Apartment',
  unit: 'Apartment',
  studio: 'Apartment',
  servicedApartment: 'Apartment',
  land: 'Place',
  warehouse: 'Place',
};

/**
 * The dollars of a text that is a single figure ('$1,250,000', '$650 per week'); undefined for ranges and other texts.
 */
export function figureOf(text: string): number | undefined {
  const [, digits] =
    /^\$(\d{1,3}(?:,\d{3})*|\d+)(?:\.00)?(?: ?(?:pw|per week|a week|weekly|p\.w\.))?$/i.exec(text.trim()) ?? [];
  return digits ? Number(digits.replaceAll(',', '')) : undefined;
}

function toOffer(listing: PageListing, now: number): object {
  const { statusType, priceDetails, office } = listing;
  const { price: shown, open } = statusText(listing, now);
  const rental = statusType === 'rent' || statusType === 'leased';
  const price = priceDetails.isHidden ? undefined : figureOf(shown);
  return {
    '@type': 'Offer',
    businessFunction: `http://purl.org/goodrelations/v1#${rental ? 'LeaseOut' : 'Sell'}`,
    availability: `https://schema.org/${open ? 'InStock' : 'SoldOut'}`,
    seller: { '@type': 'RealEstateAgent', name: office.name },
    ...(price !== undefined && { price, priceCurrency: 'AUD' }),
    ...(price !== undefined &&
      rental && {
        priceSpecification: { '@type': 'UnitPriceSpecification', price, priceCurrency: 'AUD', unitCode: 'WEE' },
      }),
  };
}

function toResidence({ address, features, buildingFeatures, propertyType }: PageListing): object {
  const { street, isHidden, suburb, stateCode, postcode, latitude, longitude, isApproximate } = address;
  const size = buildingFeatures?.area;
  const kind = kinds[propertyType] ?? 'Residence';
  const rooms =
    kind === 'Place'
      ? {}
      : {
          ...(features.bedrooms && { numberOfBedrooms: features.bedrooms }),
          ...(features.bathrooms && { numberOfBathroomsTotal: features.bathrooms }),
          ...(size && { floorSize: { '@type': 'QuantitativeValue', value: size, unitCode: 'MTK' } }),
        };
  return {
    '@type': kind,
    name: propertyTypeByName(propertyType).singular,
    ...rooms,
    address: {
      '@type': 'PostalAddress',
      ...(!isHidden && { streetAddress: street }),
      addressLocality: suburb,
      addressRegion: stateCode,
      ...(postcode && { postalCode: postcode }),
      addressCountry: 'AU',
    },
    ...(!isHidden &&
      !isApproximate &&
      latitude !== null &&
      longitude !== null && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
  };
}

/** The listing as schema.org data: RealEstateListing with its Offer, and its breadcrumbs. */
export function structuredData(listing: PageListing, now: number): readonly object[] {
  const { address, title, description, media, listedAt, canonicalUri } = listing;
  const url = listingAddress(canonicalUri);
  const images = media.photos.flatMap(({ key }) => (key === null ? [] : [photoAddress(key, 1440, 'jpg')])).slice(0, 6);
  const steps = [...listingCrumbs(listing), { name: addressText(address), href: url }];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'RealEstateListing',
      '@id': url,
      url,
      name: title || addressText(address),
      datePosted: listedAt.slice(0, 10),
      ...(description && { description: description.slice(0, 1000) }),
      ...(images.length > 0 && { image: images }),
      mainEntity: toResidence(listing),
      offers: toOffer(listing, now),
    },
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: steps.map(({ name, href }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: href,
      })),
    },
  ];
}
