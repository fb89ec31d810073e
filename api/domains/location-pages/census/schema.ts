import { builder } from '../../../platform/graph/public.ts';
import { boundaryCredit, Location } from '../../locations/public.ts';
import { placeLoaders } from '../loaders.ts';
import { censusYear, type CensusFigures, type SuburbCensus } from './census.ts';

const Figures = builder.objectRef<CensusFigures>('CensusFigures').implement({
  description:
    'Figures of an area. The Bureau adjusts small counts at random: places with fewer than 100 people have no medians, with fewer than 100 dwellings no shares.',
  fields: (t) => ({
    people: t.exposeInt('people', { nullable: true, description: 'People who live there.' }),
    medianAge: t.exposeInt('medianAge', { nullable: true, description: 'Median age, years.' }),
    householdIncome: t.expose('householdIncome', {
      type: 'Dollars',
      nullable: true,
      description: 'Median household income, dollars a week.',
    }),
    rent: t.expose('rent', { type: 'Dollars', nullable: true, description: 'Median rent, dollars a week.' }),
    mortgage: t.expose('mortgage', {
      type: 'Dollars',
      nullable: true,
      description: 'Median mortgage repayment, dollars a month.',
    }),
    householdSize: t.exposeFloat('householdSize', { nullable: true, description: 'People in a household on average.' }),
    ownedOutright: t.exposeInt('ownedOutright', {
      nullable: true,
      description: 'Occupied homes owned without a mortgage, per cent.',
    }),
    mortgaged: t.exposeInt('mortgaged', {
      nullable: true,
      description: 'Occupied homes owned with a mortgage, per cent.',
    }),
    rented: t.exposeInt('rented', { nullable: true, description: 'Occupied homes that are rented, per cent.' }),
  }),
});

const Census = builder.objectRef<SuburbCensus>('LocationCensus').implement({
  description: 'Who lives in a suburb: figures of the Census of the Australian Bureau of Statistics.',
  fields: (t) => ({
    year: t.int({ description: 'Year of the Census.', resolve: () => censusYear }),
    credit: t.string({ description: 'To be shown with the figures.', resolve: () => boundaryCredit }),
    suburb: t.expose('suburb', { type: Figures, description: 'Of the suburb.' }),
    state: t.expose('state', { type: Figures, nullable: true, description: 'Of its state, where imported.' }),
    country: t.expose('country', { type: Figures, nullable: true, description: 'Of Australia, where imported.' }),
  }),
});

builder.objectField(Location, 'census', (t) =>
  t.field({
    type: Census,
    nullable: true,
    description: 'Figures of the Census; absent for larger places, and where none were imported.',
    async resolve({ localityId }, _, context) {
      if (localityId === null) return null;
      context.lists.spend();
      return (await placeLoaders(context).around.load(localityId)).census;
    },
  }),
);
