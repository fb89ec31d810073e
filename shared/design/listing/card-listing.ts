import type { ListingStatusType, ListingTier, PropertyTypeName } from '@verandah/market';

/** A photograph as the API returns it; without a key it has not been fetched yet. */
export interface CardPhoto {
  readonly key: string | null;
  /** Dominant colour, shown until the picture has loaded. */
  readonly colour: string;
  readonly alt: string;
}

/** A photograph with the pixels of its original, for places that show its own shape. */
export interface SizedPhoto extends CardPhoto {
  readonly width: number;
  readonly height: number;
}

export interface CardFeatures {
  readonly bedrooms: number | null;
  readonly bathrooms: number | null;
  readonly cars: number | null;
}

/** What a listing's card shows: the result of `cardListingFields`. Times are ISO 8601 in UTC. */
export interface CardListing {
  readonly id: string;
  readonly uri: string;
  readonly statusType: ListingStatusType;
  readonly tierType: ListingTier;
  readonly propertyType: PropertyTypeName;
  readonly listedAt: string;
  readonly priceDetails: { readonly shortDescription: string };
  /** yyyy-MM-dd of a lower price, for a month. */
  readonly priceReducedOn: string | null;
  readonly address: {
    readonly street: string;
    readonly suburb: string;
    readonly stateCode: string;
    readonly postcode: string | null;
    readonly timeZone: string;
    /** Degrees, where a search is near a point; null when the address is not public. */
    readonly latitude?: number | null;
    readonly longitude?: number | null;
  };
  /** Minutes of travel to the point of a search; null where they are unknown. */
  readonly travelMinutes?: number | null;
  readonly features: CardFeatures;
  /** m² */
  readonly landFeatures: { readonly area: number | null } | null;
  readonly inspections: readonly { readonly startsAt: string; readonly endsAt: string }[];
  readonly auction: { readonly startsAt: string } | null;
  readonly saleDetails: { readonly isUnderOffer: boolean; readonly soldOn: string | null } | null;
  readonly rentalDetails: {
    /** yyyy-MM-dd */
    readonly availableOn: string | null;
    readonly leasedOn: string | null;
    readonly isPetFriendly: boolean;
  } | null;
  /** `photoCount`, of all its photographs, where only the first of them are here. */
  readonly media: { readonly photos: readonly CardPhoto[]; readonly photoCount?: number };
  readonly agents: readonly { readonly id: string; readonly name: string }[];
  readonly office: {
    readonly id: string;
    readonly name: string;
    readonly brandColour: string | null;
    /** Root-relative address of a picture. */
    readonly logo: string | null;
  };
  /** Other offices that list the same home, each with its agents: 'Ben Marsh, North'. */
  readonly otherOffices: readonly string[];
}

/** Pieces of a listing's text in order, and whether each is a word that was searched for. */
export type CardExcerpt = readonly { readonly text: string; readonly isMatch: boolean }[];

/**
 * The fields of Listing that a card needs, for a page's query: `query Results { … results { ${cardListingFields} } }`.
 */
export const cardListingFragment = /* GraphQL */ `fragment CardListing on Listing { id uri statusType tierType propertyType listedAt
  priceDetails { shortDescription } priceReducedOn
  address { street suburb stateCode postcode timeZone }
  features { bedrooms bathrooms cars }
  landFeatures { area }
  inspections { startsAt endsAt }
  auction { startsAt }
  saleDetails { isUnderOffer soldOn }
  rentalDetails { availableOn leasedOn isPetFriendly }
  media { photos { key colour alt } }
  agents { id name }
  office { id name brandColour logo } otherOffices }`;

/** Maximum number of photographs on a card. */
const cardPhotos = 6;

/** A listing reduced to what a page's data need: only the photographs that its card shows, and how many there are. */
export const forCard = (listing: CardListing): CardListing => ({
  ...listing,
  media: { photos: listing.media.photos.slice(0, cardPhotos), photoCount: photoCount(listing) },
});

/** The number of all photographs of a listing. */
export const photoCount = ({ media: { photos, photoCount: all = 0 } }: Pick<CardListing, 'media'>): number =>
  Math.max(all, photos.length);
