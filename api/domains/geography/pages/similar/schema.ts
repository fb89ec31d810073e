import { builder, withDescriptions, sizeWithin } from '../../../../platform/graph/public.ts';
import { Location } from '../../locations/public.ts';
import { LocationOverview } from '../overview-schema.ts';
import { mostSimilar, similarSuburbs, type SimilarSuburb, type SimilarSuburbs } from './similar.ts';

const ComparedKind = builder.enumType('ComparedHomeKind', {
  description: 'Property types whose prices are used to compare suburbs.',
  values: withDescriptions(['house', 'unit'] as const, {
    house: 'Houses, terraces and the like.',
    unit: 'Apartments, units, townhouses and the like.',
  }),
});

const Similar = builder.objectRef<SimilarSuburb>('SimilarLocation').implement({
  description: 'A suburb that is similar to another one.',
  fields: (t) => ({
    location: t.expose('place', { type: Location, description: 'The suburb.' }),
    distanceMetres: t.exposeInt('distanceMetres', { description: 'Metres between the centres of both suburbs.' }),
    median: t.expose('median', { type: 'Dollars', description: 'Median sale price of the compared kind.' }),
    houseShare: t.exposeInt('houseShare', { description: 'Houses among the houses and units sold, per cent.' }),
  }),
});

const SimilarLocations = builder.objectRef<SimilarSuburbs>('SimilarLocations').implement({
  description: 'Similar suburbs around a suburb, and how they were compared.',
  fields: (t) => ({
    kind: t.expose('kind', {
      type: ComparedKind,
      description: 'The property type with more sales, whose prices are compared.',
    }),
    median: t.expose('median', {
      type: 'Dollars',
      description: 'Median sale price of that kind in the suburb itself.',
    }),
    houseShare: t.exposeInt('houseShare', {
      description: 'Houses among the houses and units sold in the suburb itself, per cent.',
    }),
    kilometres: t.exposeInt('kilometres', { description: 'Maximum distance of the compared suburbs.' }),
    months: t.exposeInt('months', { description: 'Number of months of sales that count.' }),
    results: t.field({ type: [Similar], resolve: ({ results }) => results }),
  }),
});

builder.objectField(LocationOverview, 'similar', (t) =>
  t.field({
    type: SimilarLocations,
    nullable: true,
    args: { take: t.arg.int({ defaultValue: 5 }) },
    description:
      'Surrounding suburbs whose median price and share of houses differ by at most 20%, most similar first. Absent if too few homes were sold.',
    resolve: (place, { take }, { database, now }) =>
      similarSuburbs(database, place, now, sizeWithin('take', take ?? 5, mostSimilar)),
  }),
);
