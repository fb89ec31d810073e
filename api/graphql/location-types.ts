import { boundaryOf, surroundingLocalities, type Boundary } from '../locations/public.ts';
import { builder } from './builder.ts';
import { badInput } from './errors.ts';
import { findPlaceViews, suburbView, type PlaceView } from './place-view.ts';

const LocationKind = builder.enumType('LocationKind', { values: ['suburb', 'region', 'state', 'postcode'] as const });

export const LatLong = builder.objectRef<{ readonly latitude: number; readonly longitude: number }>('LatLong').implement({
  fields: (t) => ({ latitude: t.exposeFloat('latitude'), longitude: t.exposeFloat('longitude') }),
});

const BoundaryType = builder.objectRef<Boundary>('Boundary').implement({
  fields: (t) => ({
    approximate: t.exposeBoolean('approximate', { description: 'Drawn from the places alone, not surveyed.' }),
    geoJson: t.exposeString('geoJson', { description: 'Polygon or MultiPolygon, WGS 84.' }),
  }),
});

export const Location = builder.objectRef<PlaceView>('Location');
Location.implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    slug: t.exposeString('slug'),
    label: t.exposeString('label', { description: 'Name, state and postcode: Richmond, VIC 3121.' }),
    suburb: t.exposeString('name', { description: 'The same as the name.' }),
    type: t.expose('kind', { type: LocationKind }),
    stateCode: t.exposeString('stateCode'),
    postcode: t.exposeString('postcode', { nullable: true }),
    latLong: t.expose('latLong', { type: LatLong }),
    boundary: t.field({
      type: BoundaryType, nullable: true, description: 'Of a suburb.',
      async resolve({ localityId }, _, { database, lists }) {
        if (localityId === null) return null;
        lists.spend();
        return await boundaryOf(database, localityId) ?? null;
      },
    }),
    surroundingSuburbs: t.field({
      type: [Location], description: 'Nearest first; empty unless asked for with includeSurrounding.',
      async resolve({ surroundingOf }, _, { database, lists }) {
        if (surroundingOf === null) return [];
        lists.spend();
        return (await surroundingLocalities(database, surroundingOf)).map((locality) => suburbView(locality, false));
      },
    }),
  }),
});

builder.queryField('location', (t) => t.field({
  type: Location, nullable: true,
  args: { identifier: t.arg.string({ required: true }), includeSurrounding: t.arg.boolean({ defaultValue: false }) },
  description: 'A location by slug or id. A region (gold-coast-qld), a state (vic) and a postcode (vic-3121) are locations too. A slug that a suburb once had finds it; compare the slug of the answer.',
  resolve: async (_, { identifier, includeSurrounding }, { database }) => (
    (await findPlaceViews(database, [identifier], includeSurrounding ?? false))[0] ?? null
  ),
}));

const mostLocations = 50;

builder.queryField('locations', (t) => t.field({
  type: [Location], args: { identifiers: t.arg.stringList({ required: true }) },
  description: 'Several locations by slug, in the order asked for; unknown ones are left out.',
  resolve: (_, { identifiers }, { database }) => {
    if (identifiers.length > mostLocations) throw badInput(`identifiers: names ${identifiers.length} locations; ask for at most ${mostLocations}.`);
    return findPlaceViews(database, identifiers, true);
  },
}));
