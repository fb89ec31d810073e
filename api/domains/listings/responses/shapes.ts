import * as v from 'valibot';
import {
  address,
  agent,
  listOf,
  listingId,
  listingShape,
  marker,
  number,
  office,
  photo,
  propertyType,
  statusType,
} from '../listing-view.ts';

const results = listOf(listingShape);
const total = v.number();
const pagination = v.strictObject({
  currentPage: v.number(),
  totalPages: v.number(),
  skip: v.number(),
  take: v.number(),
  pageSize: v.number(),
});

/** A page of listings. */
export const listingPageShape = v.pipe(v.strictObject({ results, total, pagination }), v.title('ListingPage'));

/** A page of a search. */
export const searchPageShape = v.pipe(
  v.strictObject({
    results,
    total,
    prices: v.pipe(
      v.strictObject({ filtered: v.strictObject({ median: number }) }),
      v.description('Median of visible prices, in dollars; per week for rent.'),
    ),
    pagination,
  }),
  v.title('SearchPage'),
);

/** Markers of listings with a public address, at most 500. */
export const mapShape = v.pipe(v.strictObject({ total, markers: listOf(marker) }), v.title('ListingMarkers'));

/** The agent or office of the listings. */
export const brandingShape = v.strictObject({
  results: listOf(v.strictObject({ listingId, office: v.nullable(office), agents: listOf(agent) })),
});

/** The data of a listing that the enquiry form shows. */
export const enquiryFormShape = v.strictObject({
  listingId,
  uri: v.string(),
  statusType,
  propertyType,
  address,
  shortDescription: v.string(),
  photo: v.nullable(photo),
  agents: listOf(agent),
  office: v.nullable(office),
  takesEnquiries: v.pipe(
    v.boolean(),
    v.description('Whether the listing accepts enquiries; false once it is removed.'),
  ),
});

/** Listings found by address. */
export const propertiesShape = v.strictObject({
  results: listOf(v.strictObject({ id: listingId, uri: v.string(), label: v.string(), statusType, propertyType })),
});
