import { builder, sizeWithin } from '../../../../platform/graph/public.ts';
import { Listing } from '../../../listings/public.ts';
import { LatLong, localities, Location } from '../../locations/public.ts';
import { openStations } from '../../map/public.ts';
import { mostStations, nearestStation, nearestStations, stationsTaken, type NearStation } from './nearest-station.ts';

const NearStationType = builder.objectRef<NearStation>('NearStation').implement({
  description: 'A railway station near a suburb or home.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Its name without the word station.' }),
    lines: t.stringList({
      description: 'Names of the lines whose trains usually stop there; empty if unknown.',
      resolve: ({ lines }) => [...lines],
    }),
    latLong: t.expose('latLong', { type: LatLong, description: 'Position of the station.' }),
    distanceMetres: t.exposeInt('distanceMetres', {
      description:
        'Metres in a straight line: from the centre of the suburb, or from the home if its address is public.',
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

builder.objectField(Listing, 'nearestStations', (t) =>
  t.field({
    type: [NearStationType],
    args: { take: t.arg.int({ defaultValue: stationsTaken }) },
    description:
      'Railway stations near the home, nearest first; if its address is hidden or approximate, near the centre of its suburb. Known for Victoria and South East Queensland.',
    async resolve({ status, localityId, address }, { take }, { cachedEntities, lists }) {
      const most = sizeWithin('take', take ?? stationsTaken, mostStations);
      if (status === 'removed') return [];
      lists.spend();
      const { latitude, longitude, isApproximate } = address;
      const isPublic = latitude !== null && longitude !== null && !isApproximate;
      const suburb = isPublic || localityId === null ? null : await cachedEntities.of(localities, localityId);
      const from = isPublic ? { latitude, longitude } : suburb;
      return from ? nearestStations(await openStations(), from, most) : [];
    },
  }),
);
