import { builder } from '../../../../platform/graph/public.ts';
import { Location } from '../../locations/public.ts';
import { openStations } from '../../map/public.ts';
import { nearestStation, type NearStation } from './nearest-station.ts';

const NearStationType = builder.objectRef<NearStation>('NearStation').implement({
  description: 'A railway station near a suburb.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Its name without the word station.' }),
    distanceMetres: t.exposeInt('distanceMetres', {
      description: 'From the middle of the suburb in a straight line, metres.',
    }),
  }),
});

builder.objectField(Location, 'nearestStation', (t) =>
  t.field({
    type: NearStationType,
    nullable: true,
    description:
      'The nearest railway station of a suburb. Known for Victoria and South East Queensland; absent elsewhere, and where none is near.',
    resolve: async ({ kind, stateCode, latLong }) =>
      kind === 'suburb' ? nearestStation(await openStations(), stateCode, latLong) : null,
  }),
);
