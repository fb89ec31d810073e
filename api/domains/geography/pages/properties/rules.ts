import { localDate, propertyTypeByName } from '@verandah/market';
import type { Database } from '../../../../platform/database/public.ts';
import { homeKindOf, type ListingView } from '../../../listings/public.ts';
import { suburbBy } from '../../locations/public.ts';
import { streetPage } from '../streets.ts';
import type { Street } from '../street-store.ts';
import { estimatePrice, type Estimate } from './estimate.ts';
import type { Property } from './property.ts';
import { propertiesOnStreet, salesAround } from './property-store.ts';

/** A property by suburb, street and house number; null unless a published listing shows its address. */
export async function findProperty(
  database: Database,
  suburb: string,
  street: string,
  property: string,
): Promise<Property | null> {
  const locality = await suburbBy(database, suburb);
  const found = locality && (await streetPage(database, locality, street));
  if (!found) return null;
  const slug = property.slice(0, 100).toLowerCase();
  const listings = (await propertiesOnStreet(database, locality.id, found.slug)).get(slug);
  return listings === undefined ? null : propertyOf(found, slug, listings.ids);
}

const propertyOf = (street: Street, slug: string, listingIds: readonly number[]): Property => ({
  localityId: street.localityId,
  locationSlug: street.locationSlug,
  streetName: street.name,
  streetSlug: street.slug,
  slug,
  listingIds,
});

/** Properties of a street that are not on offer, by house number. */
export async function pastProperties(database: Database, street: Street): Promise<Property[]> {
  const all = await propertiesOnStreet(database, street.localityId, street.slug);
  return [...all]
    .filter(([, { isOffered }]) => !isOffered)
    .map(([slug, { ids }]) => propertyOf(street, slug, ids))
    .toSorted((a, b) => Number.parseInt(a.slug, 10) - Number.parseInt(b.slug, 10) || a.slug.localeCompare(b.slug));
}

/**
 * What a property might sell for today, by sales of its kind in its suburb and around it. null for kinds without
 * medians and where there are too few sales.
 * @param latest its latest listing
 */
export async function propertyEstimate(
  database: Database,
  { localityId, listingIds }: Property,
  { propertyType, features, address }: Pick<ListingView, 'propertyType' | 'features' | 'address'>,
  now: number,
): Promise<Estimate | null> {
  const kind = homeKindOf(propertyTypeByName(propertyType).number);
  if (kind === undefined) return null;
  const day = Math.floor(Date.parse(localDate(now, address.timeZone)) / 86_400_000);
  const sales = await salesAround(database, { localityId, kind, without: listingIds }, day);
  return estimatePrice(sales, kind === 'land' ? null : features.bedrooms, day);
}
