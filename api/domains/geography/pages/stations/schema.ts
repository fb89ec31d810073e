import { builder } from '../../../../platform/graph/public.ts';
import { Location } from '../../locations/public.ts';
import { openStations } from '../../map/public.ts';
import { nearestStation, type NearStation } from './nearest-station.ts';

const NearStationType = builder.objectRef<NearStation>('NearStation').implement({
  description: 'A railway station near a suburb.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Its name without the word station.' }),
    distanceMetres: t.exposeInt('distanceMetres', {
      description: 'Metres from the centre of the suburb, in a straight line.',
    }),
  }),
});

builder.objectField(Location, 'nearestStation', (t) =>
  t.field({
    type: NearStationType,
    nullable: true,
    description:
      'Nearest railway station. Available for suburbs in Victoria and South East Queensland; absent if none is near.',
    resolve: async ({ kind, stateCode, latLong }) =>
      kind === 'suburb' ? nearestStation(await openStations(), stateCode, latLong) : null,
  }),
);
