import { addressPositions } from '../../geography/locations/public.ts';
import type { ListingColumns } from '../../listings/public.ts';
import type { Database } from '../../../platform/database/public.ts';
import type { ListingPlace } from '../shape/place.ts';
import type { KnownListing } from './known-listing.ts';

interface Located {
  readonly known: KnownListing | null;
  readonly place: ListingPlace | null;
  readonly columns: ListingColumns;
}

/**
 * Gives the listings whose feed has no coordinates the position of their address: the address file's, else,
 * approximately, the middle of the street or suburb. A hidden address has none.
 */
export async function locateListings<Listing extends Located>(
  transaction: Database,
  listings: readonly Listing[],
): Promise<Listing[]> {
  const wanted = listings.flatMap(({ known, place, columns }, at) =>
    place === null || !columns.published || !columns.street_visible || columns.latitude !== null
      ? []
      : [
          {
            at,
            localityId: place.localityId,
            listingId: known?.id ?? null,
            unit: columns.unit,
            streetNumber: columns.street_number,
            street: columns.street,
          },
        ],
  );
  const positions = await addressPositions(transaction, wanted);
  const found = new Map(wanted.map(({ at }, index) => [at, positions[index] ?? null]));
  return listings.map((listing, at) => {
    const position = found.get(at) ?? null;
    if (position === null) return listing;
    const { latitude, longitude, isApproximate } = position;
    return {
      ...listing,
      columns: {
        ...listing.columns,
        latitude,
        longitude,
        position_approximate: isApproximate,
        position_from_file: !isApproximate,
      },
    };
  });
}
