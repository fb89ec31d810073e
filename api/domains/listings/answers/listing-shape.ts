import { features, propertyTypeNames } from '@verandah/market';
import * as v from 'valibot';
import { auctionResults } from '../document.ts';
import { listingAddress, photo, text } from './part-shapes.ts';

const number = v.nullable(v.number());
const day = v.pipe(v.nullable(v.string()), v.description('Date, yyyy-MM-dd.'));
const moment = v.pipe(v.string(), v.description('Date and time, ISO 8601, UTC.'));

export const statusType = v.picklist(['buy', 'rent', 'sold', 'leased']);
const listingId = v.pipe(v.number(), v.integer());

const agent = v.pipe(
  v.strictObject({
    id: v.number(),
    username: v.string(),
    name: v.string(),
    title: text,
    phone: text,
    portrait: text,
  }),
  v.title('ListingAgent'),
);
const office = v.pipe(
  v.strictObject({ id: v.number(), slug: v.string(), name: v.string(), phone: text, brandColour: text }),
  v.title('ListingOffice'),
);

/** A listing in the REST API; it has the fields of the GraphQL API. */
export const listingShape = v.pipe(
  v.strictObject({
    id: listingId,
    uri: v.string(),
    canonicalUri: v.string(),
    statusType,
    status: v.picklist(['available', 'completed', 'removed']),
    listingType: v.picklist(['sale', 'rental']),
    tierType: v.picklist(['basic', 'standard', 'feature', 'premiere']),
    propertyType: v.picklist([...propertyTypeNames]),
    isExclusiveList: v.boolean(),
    title: v.string(),
    description: v.string(),
    listedAt: moment,
    priceDetails: v.pipe(
      v.strictObject({ shortDescription: v.string(), longDescription: v.string(), isHidden: v.boolean() }),
      v.description('The price. A hidden price has only a text, never a number.'),
    ),
    address: listingAddress,
    features: v.strictObject({
      bedrooms: number,
      bathrooms: number,
      cars: number,
      tags: v.array(v.picklist(features.map(({ name }) => name))),
      extraFeatures: v.array(v.string()),
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
    ruralFeatures: v.array(v.strictObject({ label: v.string(), text: v.string() })),
    inspections: v.pipe(
      v.array(v.strictObject({ startsAt: moment, endsAt: moment })),
      v.description('Upcoming inspections, soonest first.'),
    ),
    auction: v.nullable(v.strictObject({ startsAt: moment })),
    saleDetails: v.nullable(
      v.strictObject({
        auctionOn: day,
        isUnderOffer: v.boolean(),
        setSaleOn: day,
        setSaleAt: v.nullable(moment),
        auctionResult: v.nullable(v.picklist(auctionResults)),
        auctionedOn: day,
        soldOn: day,
        soldPrice: number,
        loanPrice: number,
      }),
    ),
    rentalDetails: v.nullable(
      v.strictObject({ bond: number, availableOn: day, leasedOn: day, isDepositTaken: v.boolean() }),
    ),
    media: v.strictObject({ photos: v.array(photo), floorPlans: v.array(photo) }),
    videos: v.array(
      v.strictObject({ type: v.picklist(['InteractiveFloorPlan', 'Others', 'Video', 'VirtualTour']), url: v.string() }),
    ),
    documents: v.array(v.strictObject({ title: v.string(), url: v.string() })),
    agents: v.array(agent),
    office: v.nullable(office),
    seo: v.strictObject({ title: v.string(), description: v.string() }),
  }),
  v.title('Listing'),
);

/** A page of listings. */
export const listingPageShape = v.pipe(
  v.strictObject({
    results: v.array(listingShape),
    total: v.number(),
    pagination: v.strictObject({
      currentPage: v.number(),
      totalPages: v.number(),
      skip: v.number(),
      take: v.number(),
      pageSize: v.number(),
    }),
  }),
  v.title('ListingPage'),
);

/** A page of a search. */
export const searchPageShape = v.pipe(
  v.strictObject({
    results: v.array(listingShape),
    total: v.number(),
    prices: v.pipe(
      v.strictObject({ filtered: v.strictObject({ median: number }) }),
      v.description('Median of visible prices, in dollars; per week for rent.'),
    ),
    pagination: v.strictObject({
      currentPage: v.number(),
      totalPages: v.number(),
      skip: v.number(),
      take: v.number(),
      pageSize: v.number(),
    }),
  }),
  v.title('SearchPage'),
);

/** Markers of listings with a public address, at most 500. */
export const mapShape = v.pipe(
  v.strictObject({
    total: v.number(),
    markers: v.array(
      v.strictObject({
        id: listingId,
        uri: v.string(),
        latitude: v.number(),
        longitude: v.number(),
        price: v.pipe(text, v.description('Displayed price, such as $1.2M; null if it is hidden.')),
        tier: v.picklist(['basic', 'standard', 'feature', 'premiere']),
      }),
    ),
  }),
  v.title('ListingMarkers'),
);

/** The agent or office of the listings. */
export const brandingShape = v.strictObject({
  results: v.array(v.strictObject({ listingId, office: v.nullable(office), agents: v.array(agent) })),
});

/** The data of a listing that the enquiry form shows. */
export const enquiryFormShape = v.strictObject({
  listingId,
  uri: v.string(),
  statusType,
  propertyType: v.picklist([...propertyTypeNames]),
  address: listingAddress,
  shortDescription: v.string(),
  photo: v.nullable(photo),
  agents: v.array(agent),
  office: v.nullable(office),
  takesEnquiries: v.pipe(
    v.boolean(),
    v.description('Whether the listing accepts enquiries; false once it is removed.'),
  ),
});

/** Listings found by address. */
export const propertiesShape = v.strictObject({
  results: v.array(
    v.strictObject({
      id: listingId,
      uri: v.string(),
      label: v.string(),
      statusType,
      propertyType: v.picklist([...propertyTypeNames]),
    }),
  ),
});
