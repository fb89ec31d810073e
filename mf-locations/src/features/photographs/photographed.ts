import type { CardListing, CardPhoto } from '@verandah/design';

/** A home on the market with its first photograph. */
export interface PhotographedHome {
  readonly listing: CardListing;
  readonly photo: CardPhoto;
}

/** Fewer do not represent a location; more are in the search results. */
const [fewest, most] = [3, 5];

/** The homes whose photographs show what a location looks like, each picture once; empty if there are too few. */
export function photographedHomes(listings: readonly CardListing[]): readonly PhotographedHome[] {
  const keys = new Set<string>();
  const homes = listings.flatMap((listing): PhotographedHome[] => {
    const photo = listing.media.photos.find(({ key }) => key !== null && !keys.has(key));
    if (!photo?.key) return [];
    keys.add(photo.key);
    return [{ listing, photo }];
  });
  return homes.length < fewest ? [] : homes.slice(0, most);
}
