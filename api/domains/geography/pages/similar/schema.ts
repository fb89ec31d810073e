import { builder, described, sizeWithin } from '../../../../platform/graph/public.ts';
import { Location } from '../../locations/public.ts';
import { LocationOverview } from '../overview-schema.ts';
import { mostSimilar, similarSuburbs, type SimilarSuburb, type SimilarSuburbs } from './similar.ts';

const ComparedKind = builder.enumType('ComparedHomeKind', {
  description: 'Kinds of homes whose prices suburbs are compared by.',
  values: described(['house', 'unit'] as const, {
    house: 'Houses, terraces and the like.',
    unit: 'Apartments, units, townhouses and the like.',
  }),
});

const Similar = builder.objectRef<SimilarSuburb>('SimilarLocation').implement({
  description: 'A suburb that is like another one.',
  fields: (t) => ({
    location: t.expose('place', { type: Location, description: 'The suburb.' }),
    distanceMetres: t.exposeInt('distanceMetres', { description: 'Between the middles of both suburbs, metres.' }),
    median: t.expose('median', { type: 'Dollars', description: 'Median sale price of the compared kind.' }),
    houseShare: t.exposeInt('houseShare', { description: 'Houses among the houses and units sold, per cent.' }),
  }),
});

const SimilarLocations = builder.objectRef<SimilarSuburbs>('SimilarLocations').implement({
  description: 'What the suburbs around one are compared by, and those that are like it.',
  fields: (t) => ({
    kind: t.expose('kind', {
      type: ComparedKind,
      description: 'The kind that is sold more, whose prices are compared.',
    }),
    median: t.expose('median', {
      type: 'Dollars',
      description: 'Median sale price of that kind in the suburb itself.',
    }),
    houseShare: t.exposeInt('houseShare', {
      description: 'Houses among the houses and units sold in the suburb itself, per cent.',
    }),
    kilometres: t.exposeInt('kilometres', { description: 'How far the compared suburbs are at most.' }),
    months: t.exposeInt('months', { description: 'How far back sales count.' }),
    results: t.field({ type: [Similar], resolve: ({ results }) => results }),
  }),
});

builder.objectField(LocationOverview, 'similar', (t) =>
  t.field({
    type: SimilarLocations,
    nullable: true,
    args: { take: t.arg.int({ defaultValue: 5 }) },
    description:
      'Suburbs around a suburb whose median price and share of houses are within a fifth of its own, most similar first. Absent where too few homes were sold.',
    resolve: (place, { take }, { database, now }) =>
      similarSuburbs(database, place, now, sizeWithin('take', take ?? 5, mostSimilar)),
  }),
);
