import { builder, sizeWithin } from '../../../platform/graph/public.ts';
import { country, Location, namedRegionView, nearestPlaces, placeSketch } from '../locations/public.ts';
import { invalidInput } from '../../../platform/problems/public.ts';
import { suburbSchools } from './schools/store.ts';
import { mostSchools, schoolsTaken, type NearSchool } from './schools/school.ts';
import { School } from './schools/schema.ts';
import { placeLoaders } from './loaders.ts';
import { LocationOverview, NearLocation } from './overview-schema.ts';
import { nearbyCount } from './overview.ts';

const OutlineRing = builder.objectRef<readonly number[]>('OutlineRing').implement({
  description: 'A closed ring of an outline.',
  fields: (t) => ({
    points: t.floatList({
      description: 'Longitude, latitude, longitude, … of its corners, closed.',
      resolve: (ring) => [...ring],
    }),
  }),
});

const mostCorners = 300;

builder.objectFields(Location, (t) => ({
  region: t.field({
    type: Location,
    nullable: true,
    description: 'Region that the suburb is in.',
    async resolve({ localityId }, _, context) {
      if (localityId === null) return null;
      context.lists.spend();
      const { region } = await placeLoaders(context).around.load(localityId);
      return region && namedRegionView(region);
    },
  }),
  outline: t.field({
    type: [OutlineRing],
    args: { corners: t.arg.int({ defaultValue: 60, description: 'Maximum number of corners of all parts together.' }) },
    description:
      'Simplified boundary of a suburb for a small picture: its large parts, largest first, with up to `corners` corners in total.',
    resolve({ localityId }, { corners }, { database, lists }) {
      if (localityId === null) return [];
      lists.spend();
      return placeSketch(database, localityId, sizeWithin('corners', corners ?? 60, mostCorners));
    },
  }),
}));

const Schools = builder
  .objectRef<{ readonly areKnown: boolean; readonly results: readonly NearSchool[] }>('LocationSchools')
  .implement({
    description: 'Schools of a suburb.',
    fields: (t) => ({
      areKnown: t.exposeBoolean('areKnown', { description: 'Whether a list of schools was imported.' }),
      results: t.field({
        type: [School],
        description: 'Schools; see measuredFrom for their order.',
        resolve: ({ results }) => results,
      }),
    }),
  });

builder.objectField(LocationOverview, 'schools', (t) =>
  t.field({
    type: Schools,
    args: { take: t.arg.int({ defaultValue: schoolsTaken }) },
    description: 'Of a suburb.',
    resolve: ({ localityId }, { take }, { cachedEntities }) =>
      cachedEntities.of(suburbSchools, { localityId, take: sizeWithin('take', take ?? schoolsTaken, mostSchools) }),
  }),
);

builder.queryField('nearestLocations', (t) =>
  t.field({
    type: [NearLocation],
    args: {
      latitude: t.arg.float({ required: true }),
      longitude: t.arg.float({ required: true }),
      take: t.arg.int({ defaultValue: nearbyCount }),
    },
    description: 'The suburbs nearest to a position in Australia, nearest first.',
    resolve(_, { latitude, longitude, take }, { database }) {
      if (!(latitude >= country.south && latitude <= country.north))
        throw invalidInput({ field: 'latitude', message: `must be from ${country.south} to ${country.north}` });
      if (!(longitude >= country.west && longitude <= country.east))
        throw invalidInput({ field: 'longitude', message: `must be from ${country.west} to ${country.east}` });
      return nearestPlaces(database, latitude, longitude, sizeWithin('take', take ?? nearbyCount, 20));
    },
  }),
);
