import { propertyTypeByName } from '@verandah/market';
import { builder, sizeWithin, type GraphContext } from '../../../../platform/graph/public.ts';
import { numericId } from '../../../../platform/parse-id.ts';
import {
  addressHistory,
  HomeKindEnum,
  homeKindOf,
  Listing,
  listingsInOrder,
  PriceEventType,
} from '../../../listings/public.ts';
import { findPlaceViews, Location } from '../../locations/public.ts';
import { StreetType } from '../index-schema.ts';
import { leastComparables, type Estimate } from './estimate.ts';
import type { Property } from './property.ts';
import { findProperty, mostShown, pastProperties, valueProperty, type Valuation } from './rules.ts';

/** What a property might sell for. */
export const EstimateType = builder.objectRef<Estimate>('PropertyEstimate').implement({
  description: 'A price range computed from sales with public prices. It is a statistical estimate, not a valuation.',
  fields: (t) => ({
    low: t.expose('low', {
      type: 'Dollars',
      description: 'Lower end of the range: one sale in ten of the suburb was below it.',
    }),
    middle: t.expose('middle', { type: 'Dollars', description: 'Middle of the range.' }),
    high: t.expose('high', {
      type: 'Dollars',
      description: 'Upper end of the range: one sale in ten of the suburb was above it.',
    }),
    sampleSize: t.exposeInt('sampleSize', { description: 'Sales that it is computed from.' }),
    medianError: t.exposeFloat('medianError', {
      description: 'Median error in per cent: half of the tested sales were closer to their estimate.',
    }),
    tested: t.exposeInt('tested', {
      description: 'Number of sales within a year in the suburb whose estimates from earlier sales were tested.',
    }),
  }),
});

/** Valuations of an operation, so that estimate and comparable sales are computed once. */
const valuations = new WeakMap<Property, Map<string, Promise<Valuation>>>();

async function valuationOf(
  property: Property,
  left: readonly (string | number)[],
  { database, listings, lists, now }: GraphContext,
): Promise<Valuation> {
  const known = valuations.get(property) ?? new Map<string, Promise<Valuation>>();
  valuations.set(property, known);
  const without = leftOut(left);
  const key = [...without].toSorted((a, b) => a - b).join();
  const value = async (): Promise<Valuation> => {
    lists.spend();
    const latest = await listings.listing.load(property.listingIds[0] ?? 0);
    if (!latest) return { estimate: null, compared: [] };
    const { propertyType, features, address } = latest;
    const facts = { propertyType, bedrooms: features.bedrooms, timeZone: address.timeZone };
    return valueProperty(database, property, facts, Date.parse(now.iso), without);
  };
  const found = known.get(key) ?? value();
  known.set(key, found);
  return found;
}

/** Ids of listings whose sales are left out; what is no id is no sale. */
const leftOut = (ids: readonly (string | number)[]): ReadonlySet<number> =>
  new Set(ids.slice(0, mostShown).flatMap((id) => numericId(id) ?? []));

const PropertyType = builder.objectRef<Property>('Property').implement({
  description: 'A property whose address is public in a published listing. Excludes listings with a hidden address.',
  fields: (t) => ({
    slug: t.exposeString('slug', { description: 'Slug, unique on its street: 12a-unit-3.' }),
    streetName: t.exposeString('streetName', { description: 'Name of the street.' }),
    streetSlug: t.exposeString('streetSlug', { description: 'Name of the street in addresses.' }),
    locationSlug: t.exposeString('locationSlug'),
    location: t.field({
      type: Location,
      description: 'The suburb.',
      async resolve({ locationSlug }, _, { database, lists, suburbs }) {
        lists.spend();
        const [place] = await findPlaceViews(database, [locationSlug], false, suburbs);
        if (!place) throw new Error(`The suburb of a property is missing: ${locationSlug}.`);
        return place;
      },
    }),
    latest: t.field({
      type: Listing,
      nullable: true,
      description: 'Its current listing, or the most recent one.',
      resolve: ({ listingIds }, _, { listings }) => listings.listing.load(listingIds[0] ?? 0),
    }),
    kind: t.field({
      type: HomeKindEnum,
      nullable: true,
      description: 'What it is compared as; absent for property types without medians, such as farms.',
      async resolve({ listingIds }, _, { listings }) {
        const latest = await listings.listing.load(listingIds[0] ?? 0);
        return latest && homeKindOf(propertyTypeByName(latest.propertyType).number);
      },
    }),
    history: t.field({
      type: [PriceEventType],
      description: 'Its sales and leases, latest first, and the last asking price. Hidden prices are absent.',
      resolve({ listingIds }, _, { listings, lists }) {
        lists.spend();
        return addressHistory(listings, listingIds.slice(0, 20));
      },
    }),
    estimate: t.field({
      type: EstimateType,
      nullable: true,
      args: {
        without: t.arg.idList({ defaultValue: [], description: 'IDs of listings whose sales are excluded.' }),
      },
      description: `Price estimate; absent with fewer than ${leastComparables} sales to compare with or to measure the error with, and for property types without medians, such as farms.`,
      resolve: async (property, { without }, context) => (await valuationOf(property, without ?? [], context)).estimate,
    }),
    compared: t.field({
      type: [Listing],
      description: `Sold listings that count most for the estimate, in that order; at most ${mostShown}.`,
      async resolve(property, _, context) {
        const { compared } = await valuationOf(property, [], context);
        // A sale stays when its listing is removed.
        return (await listingsInOrder(context.listings, compared)).filter(({ status }) => status === 'completed');
      },
    }),
  }),
});

const mostOfStreet = 200;

builder.queryFields((t) => ({
  property: t.field({
    type: PropertyType,
    nullable: true,
    args: {
      identifier: t.arg.string({ required: true, description: 'The suburb.' }),
      street: t.arg.string({ required: true, description: 'Slug or name of the street.' }),
      property: t.arg.string({ required: true, description: 'House number and unit: 12a-unit-3.' }),
    },
    description:
      'A property by its address, on offer or not. Absent unless the address is public in a published listing.',
    async resolve(_, { identifier, street, property }, { database, reads }) {
      const found = await findProperty(database, identifier, street, property);
      if (found) reads.addListingsNear([found.localityId]);
      else reads.add(['listings']);
      return found;
    },
  }),
}));

builder.objectField(StreetType, 'properties', (t) =>
  t.field({
    type: [PropertyType],
    args: { take: t.arg.int({ defaultValue: 50 }) },
    description: 'Its properties that are not on offer, by house number.',
    async resolve(street, { take }, { database, lists }) {
      lists.spend();
      const found = await pastProperties(database, street);
      return found.slice(0, sizeWithin('take', take ?? 50, mostOfStreet));
    },
  }),
);
