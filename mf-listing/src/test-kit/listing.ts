import type { CardListing } from '@verandah/design';
import type { FoundListing, PageListing } from '../pages/listing/listing.ts';

export const now = Date.parse('2026-11-21T00:00:00Z');

const photo = (key: string | null, alt: string) => ({ key, width: 1500, height: 1000, colour: '#aabbcc', alt });

/** A house for sale in Richmond, VIC; tests change the fields they examine. */
export const house: PageListing = {
  id: '7',
  locationId: '1',
  uri: '12-rose-street-richmond-vic-3121-house-7',
  canonicalUri: '12-rose-street-richmond-vic-3121-house-7',
  statusType: 'buy',
  status: 'available',
  tierType: 'standard',
  propertyType: 'house',
  isExclusiveList: false,
  title: 'A garden home',
  description: 'Sunny.\n\nQuiet.',
  listedAt: '2026-11-10T00:00:00Z',
  priceDetails: { shortDescription: '$1,250,000', longDescription: '$1,250,000', isHidden: false },
  priceReducedOn: null,
  address: {
    street: '12 Rose Street',
    isHidden: false,
    suburb: 'Richmond',
    stateCode: 'VIC',
    postcode: '3121',
    locationSlug: 'richmond-vic-3121',
    latitude: -37.82,
    longitude: 144.99,
    isApproximate: false,
    timeZone: 'Australia/Melbourne',
  },
  features: {
    bedrooms: 3,
    bathrooms: 2,
    cars: 1,
    tags: ['pool', 'dishwasher', 'deck', 'solarPanels'],
    extraFeatures: ['Wine cellar'],
  },
  landFeatures: { area: 412, frontage: 10.5, depth: null, crossOver: 'Left' },
  buildingFeatures: { area: 180, isNewlyBuilt: true, energyRating: 6.5, yearBuilt: null, yearRenovated: null },
  ruralFeatures: [{ label: 'Fencing', text: 'Post and wire' }],
  inspections: [
    { startsAt: '2026-11-28T00:00:00Z', endsAt: '2026-11-28T00:30:00Z' },
    { startsAt: '2026-11-14T00:00:00Z', endsAt: '2026-11-14T00:30:00Z' },
  ],
  registration: null,
  auction: { startsAt: '2026-12-05T02:30:00Z' },
  saleDetails: {
    isUnderOffer: false,
    setSaleOn: null,
    setSaleAt: null,
    auctionResult: null,
    auctionedOn: null,
    soldOn: null,
    soldPrice: null,
    loanPrice: 1_250_000,
  },
  rentalDetails: null,
  media: {
    photos: [
      photo('drawn-house-01', 'The house from the street'),
      photo('drawn-living-02', 'Sitting room'),
      photo(null, 'Not fetched yet'),
    ],
    floorPlans: [photo('drawn-plan-03', 'Floor plan')],
  },
  videos: [
    { type: 'Video', url: 'https://videos.example/1' },
    { type: 'VirtualTour', url: 'javascript:alert(1)' },
  ],
  documents: [{ title: 'Contract', url: 'https://files.example/contract.pdf' }],
  agents: [
    {
      id: '1',
      username: 'olivia',
      name: 'Olivia Nakamura',
      title: 'Property consultant',
      phone: '+61412345678',
      portrait: null,
      reviewSummary: { average: 4.6, count: 31 },
    },
  ],
  office: {
    id: '2',
    slug: 'pelican-2',
    name: 'Pelican Homes',
    phone: '(03) 9876 5432',
    brandColour: '#553377',
    takesApplications: false,
    takesOffers: false,
    licences: [{ stateCode: 'VIC', number: '091234L', verifiedAt: '2026-11-03T02:00:00Z' }],
  },
  alsoListedBy: [],
};

/** The same house with its address and price hidden, as the API returns it. */
export const hidden: PageListing = {
  ...house,
  uri: 'richmond-vic-3121-house-7',
  canonicalUri: 'richmond-vic-3121-house-7',
  title: 'A garden home',
  priceDetails: { shortDescription: 'Contact agent', longDescription: 'Contact agent', isHidden: true },
  saleDetails: {
    isUnderOffer: false,
    setSaleOn: null,
    setSaleAt: null,
    auctionResult: null,
    auctionedOn: null,
    soldOn: null,
    soldPrice: null,
    loanPrice: null,
  },
  address: {
    ...house.address,
    street: 'Address available on request',
    isHidden: true,
    latitude: null,
    longitude: null,
  },
};

export const card = (id: string): CardListing => ({
  ...house,
  otherOffices: [],
  id,
  uri: `other-${id}`,
  address: { ...house.address, street: `${id} Vine Street` },
  landFeatures: null,
  rentalDetails: null,
  office: { ...house.office, logo: null },
});

const school = (at: number) =>
  ({
    id: String(at + 1),
    name: `School ${at + 1}`,
    kind: at === 0 ? 'primary' : 'secondary',
    sector: at === 0 ? 'Government' : 'Catholic',
    suburb: 'Richmond',
    distanceMetres: 347 + at * 800,
  }) as const;

/** Related data that the API returns with the house. */
export const beside = {
  priceHistory: [
    { on: '2026-11-18', kind: 'changed', price: '$1,250,000' },
    { on: '2026-11-10', kind: 'listed', price: '$1,320,000' },
    { on: '2018-05-05', kind: 'sold', price: '$870,000' },
  ],
  suburbMedians: {
    kind: 'house',
    sold: { median: 1_310_000, sampleSize: 31 },
    change: 4.2,
    rent: { median: 820, sampleSize: 9 },
    quarters: [
      { from: '2026-01-01', median: null, sampleSize: 2 },
      { from: '2026-04-01', median: 1_280_000, sampleSize: 8 },
      { from: '2026-07-01', median: 1_300_000, sampleSize: 11 },
    ],
  },
  comparables: [
    {
      id: '70',
      uri: 'sold-70',
      propertyType: 'house',
      priceDetails: { shortDescription: '$1,230,000' },
      address: {
        street: '3 Vine Street',
        suburb: 'Richmond',
        stateCode: 'VIC',
        postcode: '3121',
        timeZone: 'Australia/Melbourne',
      },
      features: { bedrooms: 3, bathrooms: 1, cars: 1 },
      saleDetails: { soldOn: '2026-10-03' },
      media: { photos: [photo('sold-a', 'A'), photo('sold-b', 'B')] },
    },
  ],
  schools: {
    areKnown: true,
    measuredFrom: 'address',
    results: Array.from({ length: 7 }, (_, at) => school(at)),
    nearest: [
      { level: 'primary', school: school(0) },
      { level: 'secondary', school: school(1) },
    ],
    catchments: [{ level: 'secondary', school: school(3) }],
  },
  nearestStations: [
    {
      name: 'East Richmond',
      lines: ['Belgrave', 'Lilydale'],
      distanceMetres: 716,
      latLong: { latitude: -37.8264, longitude: 144.9972 },
    },
    { name: 'Burnley', lines: [], distanceMetres: 5230, latLong: { latitude: -37.8276, longitude: 145.0075 } },
  ],
  topics: [{ postId: '4', title: 'Is it quiet at night?', uri: 'is-it-quiet-4', replyCount: 2, isDiscussion: false }],
} as const satisfies Pick<
  FoundListing,
  'priceHistory' | 'suburbMedians' | 'comparables' | 'schools' | 'nearestStations' | 'topics'
>;
