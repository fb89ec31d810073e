import { localDate, propertyTypeByName, type PropertyTypeName } from '@verandah/market';
import type { Database } from '../../../../platform/database/public.ts';
import { homeKindOf } from '../../../listings/public.ts';
import { suburbBy } from '../../locations/public.ts';
import { streetPage } from '../streets.ts';
import type { Street } from '../street-store.ts';
import { comparedListings, estimatePrice, type Estimate } from './estimate.ts';
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

/** What an estimate depends on besides the property's suburb. */
export interface PropertyFacts {
  readonly propertyType: PropertyTypeName;
  readonly bedrooms: number | null;
  readonly timeZone: string;
}

/** An estimate, and the sales that it rests on most. */
export interface Valuation {
  /** null for kinds without medians and where there are too few sales. */
  readonly estimate: Estimate | null;
  /** Ids of the listings whose sales count most, those left out by somebody among them. */
  readonly compared: readonly number[];
}

/** Most sales that are shown beside an estimate, to leave out. */
export const mostShown = 12;

/**
 * What a property might sell for today, by sales of its kind in its suburb and around it.
 * @param without ids of listings whose sales are left out
 */
export async function valueProperty(
  database: Database,
  { localityId, listingIds }: Pick<Property, 'localityId' | 'listingIds'>,
  { propertyType, bedrooms: rooms, timeZone }: PropertyFacts,
  now: number,
  without: ReadonlySet<number> = new Set(),
): Promise<Valuation> {
  const kind = homeKindOf(propertyTypeByName(propertyType).number);
  if (kind === undefined) return { estimate: null, compared: [] };
  const day = Math.floor(Date.parse(localDate(now, timeZone)) / 86_400_000);
  const sales = await salesAround(database, { localityId, kind, without: listingIds }, day);
  const bedrooms = kind === 'land' ? null : rooms;
  return {
    estimate: estimatePrice(sales, bedrooms, day, without),
    compared: comparedListings(sales, bedrooms, day, mostShown),
  };
}
