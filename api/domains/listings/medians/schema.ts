import { builder, described } from '../../../platform/graph/public.ts';
import {
  homeKinds,
  type BedroomMedians,
  type KindMedians,
  type Median,
  type PlaceMedians,
  type QuarterMedian,
} from './median.ts';

const HomeKindEnum = builder.enumType('HomeKind', {
  values: described(homeKinds, { house: 'A house.', land: 'A block of land.', unit: 'A unit.' }),
  description: 'house: detached, semi-detached, terrace; unit: apartment, flat, studio, townhouse, villa; land.',
});

const MedianType = builder.objectRef<Median>('Median').implement({
  description: 'A median price, with the number of sales or homes that it is computed from.',
  fields: (t) => ({
    median: t.expose('median', {
      type: 'Dollars',
      nullable: true,
      description: 'Whole dollars, a week for rents; absent for fewer than five.',
    }),
    sampleSize: t.exposeInt('sampleSize', { description: 'Sales, or homes on offer.' }),
  }),
});

const QuarterMedianType = builder.objectRef<QuarterMedian>('QuarterMedian').implement({
  description: 'The median of a quarter.',
  fields: (t) => ({
    quarter: t.exposeString('quarter', { description: '2026-Q3' }),
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
  description: 'Medians of homes with one number of bedrooms.',
  fields: (t) => ({
    bedrooms: t.exposeInt('bedrooms', { description: '1 to 5; 5 stands for more too.' }),
    sold: t.expose('sold', { type: MedianType, description: 'Sales of the last twelve months.' }),
    rent: t.expose('rent', { type: MedianType, description: 'Asking rents of homes on offer now.' }),
  }),
});

export const KindMediansType = builder.objectRef<KindMedians>('KindMedians').implement({
  description: 'Medians of one kind of home in a place.',
  fields: (t) => ({
    kind: t.expose('kind', { type: HomeKindEnum, description: 'The kind of home.' }),
    sold: t.expose('sold', {
      type: MedianType,
      description: 'Sales of the last twelve months with a known price.',
    }),
    soldBefore: t.expose('soldBefore', { type: MedianType, description: 'Sales of the twelve months before those.' }),
    change: t.exposeFloat('change', { nullable: true, description: 'Per cent between the two, to one decimal.' }),
    rent: t.expose('rent', { type: MedianType, description: 'Asking rents of homes on offer now.' }),
    bedrooms: t.field({
      type: [BedroomMediansType],
      description: 'By bedrooms, fewest first: those with a sale or a home on offer.',
      resolve: ({ bedrooms }) => bedrooms,
    }),
    quarters: t.field({
      type: [QuarterMedianType],
      description: 'The last forty quarters that have ended, oldest first.',
      resolve: ({ quarters }) => quarters,
    }),
  }),
});

export const PlaceMediansType = builder.objectRef<PlaceMedians>('LocationMedians').implement({
  description: 'What homes were sold for and are offered for rent at in a place. Renewed every ten minutes.',
  fields: (t) => ({
    asOf: t.expose('asOf', { type: 'Date', description: 'The day on which they were computed.' }),
    leastSample: t.exposeInt('leastSample', { description: 'With fewer sales or homes there is no median.' }),
    kinds: t.field({
      type: [KindMediansType],
      description: 'Those with a sale or a home on offer.',
      resolve: ({ kinds }) => kinds,
    }),
  }),
});
