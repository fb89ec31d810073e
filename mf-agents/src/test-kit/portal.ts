import { GraphError } from '@verandah/graph';
import type { OwnListing } from '../features/portal/own-listing.ts';
import type { PortalForms } from '../features/portal/portal-context.ts';
import type { PortalPart } from '../features/portal/portal-part.ts';
import { adminPart } from '../pages/portal-admin/part.ts';
import { adminOfficePart } from '../pages/portal-admin-office/part.ts';
import { applicationPart } from '../pages/portal-application/part.ts';
import { applicationsPart } from '../pages/portal-applications/part.ts';
import { enquiriesPart } from '../pages/portal-enquiries/part.ts';
import { enquiryPart } from '../pages/portal-enquiry/part.ts';
import { listingInspectionsPart } from '../pages/portal-listing-inspections/part.ts';
import { inspectionsPart } from '../pages/portal-inspections/part.ts';
import { feedPart } from '../pages/portal-feed/part.ts';
import { feedsPart } from '../pages/portal-feeds/part.ts';
import { listingPart } from '../pages/portal-listing/part.ts';
import { listingsPart } from '../pages/portal-listings/part.ts';
import { newListingPart } from '../pages/portal-new-listing/part.ts';
import { offerPart } from '../pages/portal-offer/part.ts';
import { offersPart } from '../pages/portal-offers/part.ts';
import { officePart } from '../pages/portal-office/part.ts';
import { overviewPart } from '../pages/portal-overview/part.ts';
import { performancePart } from '../pages/portal-performance/part.ts';
import { profilePart } from '../pages/portal-profile/part.ts';
import { repliesPart } from '../pages/portal-replies/part.ts';
import { reviewsPart } from '../pages/portal-reviews/part.ts';
import { transactionPart } from '../pages/portal-transaction/part.ts';
import { webhookPart } from '../pages/portal-webhook/part.ts';
import { webhooksPart } from '../pages/portal-webhooks/part.ts';
import { transactionsPart } from '../pages/portal-transactions/part.ts';

const parts: Readonly<Record<string, PortalPart<unknown>>> = {
  overview: overviewPart,
  enquiries: enquiriesPart,
  enquiry: enquiryPart,
  application: applicationPart,
  applications: applicationsPart,
  offer: offerPart,
  offers: offersPart,
  inspections: inspectionsPart,
  'listing-inspections': listingInspectionsPart,
  performance: performancePart,
  replies: repliesPart,
  reviews: reviewsPart,
  profile: profilePart,
  office: officePart,
  feeds: feedsPart,
  feed: feedPart,
  admin: adminPart,
  'admin-office': adminOfficePart,
  listings: listingsPart,
  'new-listing': newListingPart,
  listing: listingPart,
  transactions: transactionsPart,
  transaction: transactionPart,
  webhooks: webhooksPart,
  webhook: webhookPart,
};

export const agent = {
  id: '3',
  username: 'ada-lovell',
  name: 'Ada Lovell',
  office: { id: '1', slug: 'harbour-1', name: 'Harbour and Vale' },
};
export const member = { name: 'Petra Lane', email: 'petra@example.com', isAdmin: false };
/** Responses for the signed-in member Petra, who is the agent Ada. */
export const asAgent = { PortalWho: { member, ownAgent: agent } };

/** A portal page by its name. */
export function part(name: string): PortalPart<unknown> {
  const found = parts[name];
  if (!found) throw new Error(name);
  return found;
}

export const refusal = (
  operation: string,
  code: string,
  message = 'No.',
  problems: { field: string; message: string }[] = [],
): GraphError => new GraphError(operation, 'graphql', message, undefined, { code, problems });

/** Variables of an operation's calls, in order. */
export const written = (requests: readonly { name: string; variables: unknown }[], name: string) =>
  requests.filter((each) => each.name === name).map(({ variables }) => variables as Record<string, unknown>);

/** A listing of Ada's, created by hand. */
export const ownListing: OwnListing = {
  id: '7',
  uri: '12-rose-7',
  state: 'onOffer',
  statusType: 'buy',
  listingType: 'sale',
  title: 'A garden home',
  street: '12 Rose Street',
  streetVisible: true,
  suburb: 'Richmond',
  priceText: '$1,250,000',
  searchPrice: 1_250_000,
  priceVisible: true,
  completedOn: null,
  updatedAt: '2026-11-20T01:00:00.000Z',
  timeZone: 'Australia/Melbourne',
  inspections: [{ startsAt: '2026-11-28T00:00:00.000Z', endsAt: '2026-11-28T00:30:00.000Z' }],
  flags: [],
  feed: null,
  shown: null,
  description: 'Quiet.',
  propertyType: 'house',
  published: true,
  underOffer: false,
  stateCode: 'vic',
  bedrooms: 3,
  bathrooms: 1,
  carSpaces: null,
  features: ['pool'],
  completedPrice: null,
  completedPriceVisible: false,
  availableOn: null,
  bond: null,
  auctionAt: null,
  auctionResult: null,
  auctionedOn: null,
  auctionResultByFeed: false,
  withheld: [],
  preview: {
    id: '7',
    uri: '12-rose-7',
    statusType: 'buy',
    otherOffices: [],
    tierType: 'standard',
    propertyType: 'house',
    listedAt: '2026-11-20T01:00:00.000Z',
    priceDetails: { shortDescription: '$1,250,000' },
    priceReducedOn: null,
    address: {
      street: '12 Rose Street',
      suburb: 'Richmond',
      stateCode: 'VIC',
      postcode: '3121',
      timeZone: 'Australia/Melbourne',
    },
    features: { bedrooms: 3, bathrooms: 1, cars: null },
    landFeatures: { area: 412 },
    inspections: [],
    auction: null,
    saleDetails: null,
    rentalDetails: null,
    media: { photos: [] },
    agents: [{ id: '3', name: 'Ada Lovell' }],
    office: { id: '1', name: 'Harbour and Vale', brandColour: null, logo: null },
  },
  home: {
    byFeed: false,
    propertyType: 'house',
    suburb: 'Richmond, VIC 3121',
    unit: null,
    streetNumber: '12',
    street: 'Rose Street',
    latitude: -37.82,
    longitude: 145,
    isApproximate: false,
    landMetres: 412,
    frontageMetres: null,
    buildingMetres: null,
    video: null,
    photos: ['h1', 'h2', 'h3'].map((id) => ({
      id,
      key: `p${id.at(-1) ?? ''}`.padEnd(41, '0'),
      width: 1200,
      height: 800,
      colour: '#cccccc',
      alt: '',
      source: null,
      problem: null,
    })),
    floorPlans: [],
  },
};

/** What a page of the portal provides to its forms. */
export const portalForms = (send: PortalForms['send'] = () => undefined): PortalForms => ({
  path: '/',
  key: 'k',
  refusals: {},
  round: 0,
  unsaved: new Set(),
  follow: () => () => undefined,
  sending: '',
  send,
});
