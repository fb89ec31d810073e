import { auctionResults, features, propertyTypeNames } from '@verandah/market';
import * as v from 'valibot';
import { externalMediaTypes } from './document.ts';

/** Immutable lists of the API's own records. */
export const listOf = <Item extends v.GenericSchema>(item: Item) => v.pipe(v.array(item), v.readonly());
export const text = v.nullable(v.string());
export const number = v.nullable(v.number());
const day = v.pipe(text, v.description('Date, yyyy-MM-dd.'));
const moment = v.pipe(v.string(), v.description('Date and time, ISO 8601, UTC.'));

export const statusType = v.picklist(['buy', 'rent', 'sold', 'leased']);
export const status = v.picklist(['available', 'completed', 'removed']);
export const listingType = v.picklist(['sale', 'rental']);
/** By the stored number. */
export const tierType = v.picklist(['basic', 'standard', 'feature', 'premiere']);
export type TierName = v.InferOutput<typeof tierType>;
export const tierName = (tier: number): TierName => tierType.options[tier] ?? 'basic';
export const propertyType = v.picklist([...propertyTypeNames]);
export const listingId = v.pipe(v.number(), v.integer());

/** A picture as it may be shown. */
export const photo = v.pipe(
  v.strictObject({
    key: text,
    width: v.number(),
    height: v.number(),
    colour: v.string(),
    alt: v.string(),
  }),
  v.title('Photo'),
  v.description(
    'A picture. Its addresses are /media/{key}/{width}.{avif|webp|jpg}; key is null until it has been fetched.',
  ),
);
export type PhotoView = Readonly<v.InferOutput<typeof photo>>;

export const address = v.pipe(
  v.strictObject({
    street: v.pipe(v.string(), v.description("Street line, or 'Address available on request' if hidden.")),
    isHidden: v.boolean(),
    suburb: v.string(),
    stateCode: v.string(),
    postcode: text,
    locationSlug: text,
    latitude: v.pipe(number, v.description('Degrees of latitude; null if the address is hidden.')),
    longitude: number,
    isApproximate: v.pipe(
      v.boolean(),
      v.description('Whether the position is only the centre of the street or suburb.'),
    ),
    timeZone: v.pipe(v.string(), v.description('IANA time zone of the property, in which all times are shown.')),
  }),
  v.title('ListingAddress'),
);
export type AddressView = Readonly<v.InferOutput<typeof address>>;

export const agent = v.pipe(
  v.strictObject({
    id: v.number(),
    username: v.string(),
    name: v.string(),
    title: text,
    phone: text,
    /** Root-relative address of a square picture. */
    portrait: text,
  }),
  v.title('ListingAgent'),
);
export type AgentView = Readonly<v.InferOutput<typeof agent>>;

export const office = v.pipe(
  v.strictObject({
    id: v.number(),
    slug: v.string(),
    name: v.string(),
    phone: text,
    brandColour: text,
    logo: v.pipe(text, v.description('Root-relative address of a picture.')),
    takesApplications: v.boolean(),
    takesOffers: v.boolean(),
  }),
  v.title('ListingOffice'),
);
/** The office of a listing. */
export type ListedOffice = Readonly<v.InferOutput<typeof office>>;
/** What every kind of office has. */
export type OfficeView = Omit<ListedOffice, 'takesApplications' | 'takesOffers'>;

const inspection = v.strictObject({ startsAt: moment, endsAt: moment });
export type InspectionView = Readonly<v.InferOutput<typeof inspection>>;

/**
 * A listing as anyone may see it, with its people and coming inspections: as REST and webhooks return it. GraphQL
 * exposes the same fields.
 */
export const listingShape = v.pipe(
  v.strictObject({
    id: listingId,
    uri: v.string(),
    canonicalUri: v.string(),
    statusType,
    status,
    listingType,
    tierType,
    propertyType,
    isExclusiveList: v.boolean(),
    title: v.string(),
    description: v.string(),
    listedAt: moment,
    priceDetails: v.pipe(
      v.strictObject({ shortDescription: v.string(), longDescription: v.string(), isHidden: v.boolean() }),
      v.description('The price. A hidden price has only a text, never a number.'),
    ),
    address,
    features: v.strictObject({
      bedrooms: number,
      bathrooms: number,
      cars: number,
      tags: listOf(v.picklist(features.map(({ name }) => name))),
      extraFeatures: listOf(v.string()),
    }),
    landFeatures: v.pipe(
      v.nullable(v.strictObject({ area: number, frontage: number, depth: number, crossOver: text })),
      v.description('Areas in m², lengths in metres.'),
    ),
    buildingFeatures: v.nullable(
      v.strictObject({
        area: number,
        isNewlyBuilt: v.nullable(v.boolean()),
        energyRating: number,
        yearBuilt: number,
        yearRenovated: number,
      }),
    ),
    ruralFeatures: listOf(v.strictObject({ label: v.string(), text: v.string() })),
    inspections: v.pipe(listOf(inspection), v.description('Upcoming inspections, soonest first.')),
    auction: v.nullable(v.strictObject({ startsAt: moment })),
    saleDetails: v.nullable(
      v.strictObject({
        auctionOn: day,
        isUnderOffer: v.boolean(),
        /** Day until which offers are taken, and the instant if its time is known. */
        setSaleOn: day,
        setSaleAt: v.nullable(moment),
        auctionResult: v.nullable(v.picklist(auctionResults)),
        auctionedOn: day,
        soldOn: day,
        soldPrice: number,
        /** What a loan calculator begins with: the shown price, dollars. */
        loanPrice: number,
      }),
    ),
    rentalDetails: v.nullable(
      v.strictObject({
        bond: number,
        availableOn: day,
        leasedOn: day,
        isDepositTaken: v.boolean(),
        isPetFriendly: v.boolean(),
      }),
    ),
    media: v.strictObject({ photos: listOf(photo), floorPlans: listOf(photo) }),
    videos: listOf(v.strictObject({ type: v.picklist(externalMediaTypes), url: v.string() })),
    documents: listOf(v.strictObject({ title: v.string(), url: v.string() })),
    agents: listOf(agent),
    office: v.nullable(office),
    seo: v.strictObject({ title: v.string(), description: v.string() }),
  }),
  v.title('Listing'),
);
/** A listing in the form of the REST API. */
export type ListingResponse = Readonly<v.InferOutput<typeof listingShape>>;

/** A listing as anyone may see it: nothing hidden is left in it. What belongs to it is looked up beside it. */
export interface ListingView extends Omit<ListingResponse, 'inspections' | 'agents' | 'office'> {
  /** For look-ups; not shown. */
  readonly officeId: number;
  /** For look-ups; not shown. */
  readonly localityId: number | null;
}

/** A listing's marker on the map. */
export const marker = v.strictObject({
  id: listingId,
  uri: v.string(),
  latitude: v.number(),
  longitude: v.number(),
  price: v.pipe(text, v.description('Displayed price, such as $1.2M; null if it is hidden.')),
  tier: tierType,
});
export type MarkerView = Readonly<v.InferOutput<typeof marker>>;
