import { locationIndexTypes } from '@verandah/market';
import DataLoader from 'dataloader';
import { builder, type GraphContext, sizeWithin, withDescriptions } from '../../../platform/graph/public.ts';
import { findPlaceViews, Location, suburbBy } from '../locations/public.ts';
import { LocationListingCounts } from './location-fields.ts';
import { Listing, listingsInOrder, ListingStatusType } from '../../listings/public.ts';
import { questionPageFor, QuestionType } from '../../community/public.ts';
import { noListings, type ModeCounts } from './listing-store.ts';
import { locationIndex, type IndexEntry, type LocationIndex } from './location-index.ts';
import { streetCounts, streetListingIds, type Street } from './street-store.ts';
import { streetPage } from './streets.ts';

const IndexType = builder.enumType('LocationIndexType', {
  description: 'Types of entries in an index.',
  values: withDescriptions(locationIndexTypes, {
    region: 'Regions.',
    state: 'States and territories.',
    street: 'Streets of a suburb.',
    suburb: 'Suburbs.',
  }),
});
const IndexOrder = builder.enumType('LocationIndexOrder', {
  description: 'Order of an index.',
  values: {
    name: { description: 'By name.' },
    popular: { description: 'Most reviewed and followed first; for streets, most current listings first.' },
  } as const,
});

const counters = new WeakMap<GraphContext, DataLoader<number, ModeCounts>>();
function streetCounter(context: GraphContext): DataLoader<number, ModeCounts> {
  const known = counters.get(context);
  if (known) return known;
  const made = new DataLoader<number, ModeCounts>(async (ids) => {
    const counts = await streetCounts(context.database, ids);
    return ids.map((id) => counts.get(id) ?? noListings);
  });
  counters.set(context, made);
  return made;
}

const mostAtOnce = 50;
const mostSkipped = 50_000;

const StreetListings = builder
  .objectRef<{ readonly total: number; readonly ids: readonly number[] }>('StreetListings')
  .implement({
    description: 'A page of homes on a street.',
    fields: (t) => ({
      total: t.exposeInt('total'),
      results: t.field({ type: [Listing], resolve: ({ ids }, _, { listings }) => listingsInOrder(listings, ids) }),
    }),
  });

const StreetQuestions = builder.objectRef<Awaited<ReturnType<typeof questionPageFor>>>('StreetQuestions').implement({
  description: 'A page of questions about a street.',
  fields: (t) => ({
    total: t.exposeInt('total'),
    results: t.field({ type: [QuestionType], resolve: ({ results }) => results }),
  }),
});

export const StreetType = builder.objectRef<Street>('Street').implement({
  description: 'A street of a suburb that listings with a public address or questions refer to.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name of the street: Wilson Street.' }),
    slug: t.exposeString('slug', { description: 'Slug, unique in its suburb: wilson-street.' }),
    label: t.exposeString('label', { description: 'Name with suburb: Wilson Street, Richmond, VIC 3121.' }),
    locationSlug: t.exposeString('locationSlug'),
    location: t.field({
      type: Location,
      description: 'The suburb.',
      async resolve({ locationSlug }, _, { database, cachedEntities, lists, suburbs }) {
        lists.spend();
        const [place] = await findPlaceViews(database, [locationSlug], false, suburbs, cachedEntities);
        if (!place) throw new Error(`The suburb of a street is missing: ${locationSlug}.`);
        return place;
      },
    }),
    bounds: t.floatList({
      nullable: true,
      description: 'Bounds of the homes on it: south, west, north, east.',
      resolve: ({ bounds }) => bounds && [bounds.south, bounds.west, bounds.north, bounds.east],
    }),
    listingCounts: t.field({
      type: LocationListingCounts,
      description: 'Number of current, sold and leased listings on it.',
      resolve: ({ id }, _, context) => (id === null ? noListings : streetCounter(context).load(id)),
    }),
    listings: t.field({
      type: StreetListings,
      description: 'Listings with a public address; highest tiers first, then the newest.',
      args: {
        statusType: t.arg({
          type: ListingStatusType,
          defaultValue: 'buy',
          description: 'Homes for sale, for rent, sold or leased.',
        }),
        skip: t.arg.int({ defaultValue: 0 }),
        take: t.arg.int({ defaultValue: 25 }),
      },
      resolve({ id }, { statusType, skip, take }, { database, lists }) {
        lists.spend();
        const page = [sizeWithin('skip', skip ?? 0, mostSkipped), sizeWithin('take', take ?? 25, mostAtOnce)] as const;
        return id === null ? { total: 0, ids: [] } : streetListingIds(database, id, statusType ?? 'buy', ...page);
      },
    }),
    questions: t.field({
      type: StreetQuestions,
      description: 'Questions about it, latest first.',
      args: { skip: t.arg.int({ defaultValue: 0 }), take: t.arg.int({ defaultValue: 5 }) },
      resolve({ localityId, name }, { skip, take }, context) {
        context.lists.spend();
        return questionPageFor(context, {
          scope: { kind: 'suburb', localityId },
          street: name,
          sort: 'newest',
          skip: sizeWithin('skip', skip ?? 0, mostSkipped),
          take: sizeWithin('take', take ?? 5, mostAtOnce),
        });
      },
    }),
  }),
});

const Entry = builder.objectRef<IndexEntry>('LocationIndexEntry').implement({
  description: 'Either a location or a street.',
  fields: (t) => ({
    label: t.string({
      description: 'Name as the index shows it.',
      resolve: (entry) => ('place' in entry ? entry.place.label : entry.street.label),
    }),
    location: t.field({
      type: Location,
      nullable: true,
      description: 'The location; absent for a street.',
      resolve: (entry) => ('place' in entry ? entry.place : null),
    }),
    street: t.field({
      type: StreetType,
      nullable: true,
      description: 'The street; absent for a location.',
      resolve: (entry) => ('street' in entry ? entry.street : null),
    }),
  }),
});

const Letter = builder.objectRef<{ readonly letter: string; readonly count: number }>('LocationIndexLetter').implement({
  description: 'A first letter of an index.',
  fields: (t) => ({
    letter: t.exposeString('letter', { description: 'The letter in lower case.' }),
    count: t.exposeInt('count', { description: 'Number of entries that begin with it.' }),
  }),
});

const Index = builder.objectRef<LocationIndex>('LocationIndex').implement({
  description: 'A page of an index of locations.',
  fields: (t) => ({
    type: t.expose('type', { type: IndexType, description: 'Type of the entries.' }),
    byType: t.expose('byType', {
      type: IndexType,
      nullable: true,
      description: 'Type of the parent location; absent for the whole country and for a postcode.',
    }),
    location: t.expose('place', {
      type: Location,
      nullable: true,
      description: 'The parent location; absent for the whole country.',
    }),
    total: t.int({ resolve: ({ total }) => total() }),
    letters: t.field({
      type: [Letter],
      description: 'First letters of suburbs or streets, with the number of entries for each.',
      resolve: async ({ letters }) => [...(await letters())].map(([letter, count]) => ({ letter, count })),
    }),
    results: t.field({ type: [Entry], resolve: ({ entries }) => entries }),
  }),
});

builder.queryFields((t) => ({
  locationIndex: t.field({
    type: Index,
    nullable: true,
    args: {
      type: t.arg({ type: IndexType, defaultValue: 'suburb', description: 'Type of the entries.' }),
      identifier: t.arg.string({ description: 'Only entries within this location; required for streets.' }),
      sortOrder: t.arg({ type: IndexOrder, defaultValue: 'name', description: 'Order of the index.' }),
      letter: t.arg.string({ description: 'Only entries that begin with this letter.' }),
      skip: t.arg.int({ defaultValue: 0 }),
      take: t.arg.int({ defaultValue: 50 }),
    },
    description: 'An index of states, their regions, suburbs and streets. Absent if the location does not exist.',
    resolve: (_, { type, identifier, sortOrder, letter, skip, take }, context) =>
      locationIndex(context, {
        type: type ?? 'suburb',
        identifier: identifier ?? null,
        order: sortOrder ?? 'name',
        letter: letter ?? null,
        skip: sizeWithin('skip', skip ?? 0, mostSkipped),
        take: sizeWithin('take', take ?? 50, mostAtOnce * 2),
      }),
  }),
  street: t.field({
    type: StreetType,
    nullable: true,
    args: {
      identifier: t.arg.string({ required: true, description: 'The suburb.' }),
      street: t.arg.string({ required: true, description: 'Slug or name of the street.' }),
    },
    description: 'A street of a suburb. Absent if no listing with a public address and no question refers to it.',
    async resolve(_, { identifier, street }, { database, suburbs }) {
      const suburb = await suburbBy(database, identifier, suburbs);
      return suburb === undefined ? null : streetPage(database, suburb, street);
    },
  }),
}));
