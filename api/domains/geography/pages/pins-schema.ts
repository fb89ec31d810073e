import { builder, withDescriptions } from '../../../platform/graph/public.ts';
import { invalidInput } from '../../../platform/problems/public.ts';
import { findPlaceViews } from '../locations/public.ts';
import { regionPins, suburbPins, type LocationPin } from './pins-store.ts';

const PinType = builder.enumType('LocationPinType', {
  description: 'Types of locations shown on a map of locations.',
  values: withDescriptions(['region', 'suburb'] as const, { region: 'Regions.', suburb: 'Suburbs and towns.' }),
});

const Pin = builder.objectRef<LocationPin>('LocationPin').implement({
  description: 'A location on a map.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Its name without state and postcode.' }),
    slug: t.exposeString('slug'),
    latitude: t.exposeFloat('latitude', { description: 'Coordinate of its centre, in degrees to four decimals.' }),
    longitude: t.exposeFloat('longitude', { description: 'Coordinate of its centre, in degrees to four decimals.' }),
  }),
});

builder.queryField('locationPins', (t) =>
  t.field({
    type: [Pin],
    nullable: true,
    args: {
      type: t.arg({ type: PinType, required: true, description: 'Type of the entries: regions or suburbs.' }),
      identifier: t.arg.string({
        description:
          'Only entries within this state, region or postcode. Required for suburbs; optional for regions, which accept a state.',
      }),
    },
    description:
      'All regions or suburbs of a location for a map, the most populous first. Absent if the location does not exist.',
    async resolve(_, { type, identifier }, { database }) {
      if (identifier === null || identifier === undefined) {
        if (type === 'region') return regionPins(database, null);
        throw invalidInput({
          field: 'identifier',
          message: 'Suburbs are listed by state, region or postcode: name one.',
        });
      }
      const [place] = await findPlaceViews(database, [identifier.slice(0, 200)], false);
      if (!place) return null;
      if (place.kind === 'suburb' || (type === 'region' && place.kind !== 'state'))
        throw invalidInput({ field: 'identifier', message: `No ${type} is in a ${place.kind}.` });
      return type === 'region' ? regionPins(database, place.stateCode) : suburbPins(database, place.scope);
    },
  }),
);
