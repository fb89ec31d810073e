import type { Head } from '@verandah/areas';
import { photoPreload } from '@verandah/design';
import { addressText, listingAddress, locationLabel, photoAddress, propertyTypeByName } from '@verandah/market';
import { heroSizes } from '../../features/gallery/sizes.ts';
import { statusText } from '../../features/status/status.ts';
import type { PageListing } from './listing.ts';
import { structuredData } from './structured-data.ts';

/** For example '3 bedroom house for sale in Richmond, VIC 3121'. */
export function kindText({ features, propertyType, address }: PageListing, label: string): string {
  const kind = propertyTypeByName(propertyType).singular.toLowerCase();
  const beds = features.bedrooms ? `${features.bedrooms} bedroom ` : '';
  const text = `${beds}${kind} ${label.toLowerCase()} in ${locationLabel({ ...address, name: address.suburb })}`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Metadata of a listing for search engines and link previews, without anything that its page hides. */
export function listingHead(listing: PageListing, now: number): Head {
  const { address, media, features } = listing;
  const { label, price } = statusText(listing, now);
  const kind = kindText(listing, label);
  const first = media.photos.find(({ key }) => key !== null)?.key;
  const rooms = [
    [features.bedrooms, 'bed'],
    [features.bathrooms, 'bath'],
    [features.cars, 'car'],
  ].flatMap(([count, name]) => (count ? [`${count} ${name}`] : []));
  return {
    title: address.isHidden ? kind : `${addressText(address)} – ${kind.split(' in ')[0]}`,
    description: [
      `${kind}.`,
      `${price}.`,
      rooms.length > 0 ? `${rooms.join(', ')}.` : '',
      `See photos and inspection times, and contact ${listing.office.name}.`,
    ]
      .filter(Boolean)
      .join(' '),
    canonical: listingAddress(listing.canonicalUri),
    structuredData: structuredData(listing, now),
    ...(first && { image: photoAddress(first, 960, 'jpg'), preloadImages: [photoPreload(first, heroSizes)] }),
  };
}
