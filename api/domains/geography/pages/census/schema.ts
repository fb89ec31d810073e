import { builder, withDescriptions } from '../../../../platform/graph/public.ts';
import { boundaryCredit } from '../../locations/public.ts';
import { placeLoaders } from '../loaders.ts';
import { LocationOverview } from '../overview-schema.ts';
import { censusYear, figureNames, figuresOf, type CensusFigure, type SuburbCensus } from './census.ts';

const FigureName = builder.enumType('CensusFigureName', {
  description: 'Figures of the Census with their units.',
  values: withDescriptions(figureNames, {
    householdIncome: 'Median household income, dollars a week.',
    householdSize: 'People in a household on average.',
    medianAge: 'Median age, years.',
    mortgage: 'Median mortgage repayment, dollars a month.',
    mortgaged: 'Occupied homes owned with a mortgage, per cent.',
    ownedOutright: 'Occupied homes owned without a mortgage, per cent.',
    people: 'People who live there.',
    rent: 'Median rent, dollars a week.',
    rented: 'Occupied homes that are rented, per cent.',
  }),
});

const Figure = builder.objectRef<CensusFigure>('CensusFigure').implement({
  description: 'A figure of the Census of a suburb.',
  fields: (t) => ({
    name: t.expose('name', { type: FigureName, description: 'Which figure it is; implies the unit.' }),
    suburb: t.exposeFloat('suburb', { description: 'Figure for the suburb.' }),
    state: t.exposeFloat('state', { nullable: true, description: 'Figure for its state, if imported.' }),
    country: t.exposeFloat('country', { nullable: true, description: 'Figure for Australia, if imported.' }),
  }),
});

const Census = builder.objectRef<SuburbCensus>('LocationCensus').implement({
  description: 'Population figures of a suburb from the Census of the Australian Bureau of Statistics.',
  fields: (t) => ({
    year: t.int({ description: 'Year of the Census.', resolve: () => censusYear }),
    credit: t.string({ description: 'Attribution to be shown with the figures.', resolve: () => boundaryCredit }),
    figures: t.field({
      type: [Figure],
      description:
        'Available figures. The Bureau randomly adjusts small counts, so places with fewer than 100 people have no medians and those with fewer than 100 dwellings no percentages.',
      resolve: figuresOf,
    }),
  }),
});

builder.objectField(LocationOverview, 'census', (t) =>
  t.field({
    type: Census,
    nullable: true,
    description: 'Figures of the Census; absent for larger places, and where none were imported.',
    resolve: async ({ localityId }, _, context) =>
      localityId === null ? null : (await placeLoaders(context).around.load(localityId)).census,
  }),
);
