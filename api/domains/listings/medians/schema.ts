import { builder, withDescriptions } from '../../../platform/graph/public.ts';
import {
  homeKinds,
  type BedroomMedians,
  type KindMedians,
  type Median,
  type PlaceMedians,
  type QuarterMedian,
} from './median.ts';

export const HomeKindEnum = builder.enumType('HomeKind', {
  values: withDescriptions(homeKinds, { house: 'A house.', land: 'A block of land.', unit: 'A unit.' }),
  description:
    'Groups of property types. house: detached, semi-detached, terrace; unit: apartment, flat, studio, townhouse, villa; land.',
});

const MedianType = builder.objectRef<Median>('Median').implement({
  description: 'A median price, with the number of sales or homes that it is computed from.',
  fields: (t) => ({
    median: t.expose('median', {
      type: 'Dollars',
      nullable: true,
      description: 'Whole dollars; per week for rents. Absent for fewer than five.',
    }),
    sampleSize: t.exposeInt('sampleSize', { description: 'Number of sales or listings.' }),
  }),
});

const QuarterMedianType = builder.objectRef<QuarterMedian>('QuarterMedian').implement({
  description: 'Median of a quarter.',
  fields: (t) => ({
    quarter: t.exposeString('quarter', { description: 'The quarter: 2026-Q3.' }),
    from: t.expose('from', { type: 'Date', description: 'First day of the quarter.' }),
    to: t.expose('to', { type: 'Date', description: 'Last day of the quarter.' }),
    median: t.expose('median', {
      type: 'Dollars',
      nullable: true,
      description: 'The median; absent with too few sales.',
    }),
    sampleSize: t.exposeInt('sampleSize', { description: 'Sales that it is computed from.' }),
  }),
});

const BedroomMediansType = builder.objectRef<BedroomMedians>('BedroomMedians').implement({
  description: 'Medians for one number of bedrooms.',
  fields: (t) => ({
    bedrooms: t.exposeInt('bedrooms', { description: 'Number of bedrooms, 1 to 5; 5 means five or more.' }),
    sold: t.expose('sold', { type: MedianType, description: 'Sales of the last twelve months.' }),
    rent: t.expose('rent', { type: MedianType, description: 'Asking rents of homes on offer now.' }),
  }),
});

export const KindMediansType = builder.objectRef<KindMedians>('KindMedians').implement({
  description: 'Medians for one property type in a location.',
  fields: (t) => ({
    kind: t.expose('kind', { type: HomeKindEnum, description: 'The kind of home.' }),
    sold: t.expose('sold', {
      type: MedianType,
      description: 'Sales of the last twelve months with a known price.',
    }),
    soldBefore: t.expose('soldBefore', { type: MedianType, description: 'Sales of the twelve months before those.' }),
    change: t.exposeFloat('change', {
      nullable: true,
      description: 'Change of the median from soldBefore to sold, per cent, to one decimal.',
    }),
    rent: t.expose('rent', { type: MedianType, description: 'Asking rents of homes on offer now.' }),
    bedrooms: t.field({
      type: [BedroomMediansType],
      description:
        'Medians by number of bedrooms, fewest first. Only numbers with a sale or a current listing are included.',
      resolve: ({ bedrooms }) => bedrooms,
    }),
    quarters: t.field({
      type: [QuarterMedianType],
      description: 'The last forty completed quarters, oldest first.',
      resolve: ({ quarters }) => quarters,
    }),
  }),
});

export const PlaceMediansType = builder.objectRef<PlaceMedians>('LocationMedians').implement({
  description: 'Median sale prices and asking rents in a location. Updated every ten minutes.',
  fields: (t) => ({
    asOf: t.expose('asOf', { type: 'Date', description: 'The day on which they were computed.' }),
    leastSample: t.exposeInt('leastSample', { description: 'Minimum number of sales or listings for a median.' }),
    kinds: t.field({
      type: [KindMediansType],
      description: 'Property types with a sale or a current listing.',
      resolve: ({ kinds }) => kinds,
    }),
  }),
});
