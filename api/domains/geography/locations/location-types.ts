import { stateByCode, states, type State } from '@verandah/market';
import { surroundingSuburbs } from './locality-store.ts';
import { placeBoundary, type PlaceBoundary } from './boundary.ts';
import { badInput, builder, withDescriptions } from '../../../platform/graph/public.ts';
import { findPlaceViews, suburbView, type PlaceView } from './place-view.ts';

const LocationKind = builder.enumType('LocationKind', {
  description: 'Types of locations.',
  values: withDescriptions(['suburb', 'region', 'state', 'postcode'] as const, {
    postcode: 'All suburbs of a postcode.',
    region: 'A region of several suburbs.',
    state: 'A state or territory.',
    suburb: 'A suburb or town.',
  }),
});

export const LatLong = builder
  .objectRef<{ readonly latitude: number; readonly longitude: number }>('LatLong')
  .implement({
    description: 'A point on the map, WGS 84.',
    fields: (t) => ({ latitude: t.exposeFloat('latitude'), longitude: t.exposeFloat('longitude') }),
  });

const BoundaryType = builder.objectRef<PlaceBoundary>('Boundary').implement({
  description: 'The boundary of a suburb.',
  fields: (t) => ({
    approximate: t.exposeBoolean('approximate', {
      description: 'Whether the boundary was estimated from the positions of suburbs rather than surveyed.',
    }),
    geoJson: t.exposeString('geoJson', { description: 'GeoJSON Polygon or MultiPolygon, WGS 84.' }),
    wellKnownText: t.exposeString('wellKnownText', { description: 'The boundary as well-known text.' }),
    credit: t.exposeString('credit', {
      nullable: true,
      description: 'Attribution to be shown with the boundary; absent if it is approximate.',
    }),
  }),
});

export const StateType = builder.objectRef<State>('State').implement({
  description: 'A state or territory. Numbers from 1 in the order of the names.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Its number, 1 to 8.' }),
    name: t.exposeString('name', { description: 'Its name, such as Victoria.' }),
    label: t.exposeString('name', { description: 'Label for a picker: the name.' }),
    stateCode: t.exposeString('stateCode'),
    capital: t.exposeString('capital', { description: 'Name of its capital.' }),
  }),
});

const ZipCode = builder.objectRef<{ readonly name: string }>('ZipCode').implement({
  description: 'A postcode as an object.',
  fields: (t) => ({ name: t.exposeString('name', { description: 'The postcode.' }) }),
});

export const Location = builder.objectRef<PlaceView>('Location');
Location.implement({
  description: 'A location: a suburb, region, postcode or state.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name', { description: 'Its name without state and postcode.' }),
    slug: t.exposeString('slug'),
    label: t.exposeString('label', { description: 'Name, state and postcode: Richmond, VIC 3121.' }),
    suburb: t.exposeString('name', { description: 'The same as the name.' }),
    type: t.expose('kind', { type: LocationKind, description: 'Type of the location.' }),
    uri: t.exposeString('slug', { description: 'Unique name in addresses (slug).' }),
    state: t.field({
      type: StateType,
      description: 'State or territory that it is in.',
      resolve: ({ stateCode }) => stateOf(stateCode),
    }),
    zipCode: t.field({
      type: ZipCode,
      nullable: true,
      description: 'The postcode.',
      resolve: ({ postcode }) => (postcode === null ? null : { name: postcode }),
    }),
    stateCode: t.exposeString('stateCode'),
    postcode: t.exposeString('postcode', { nullable: true }),
    latLong: t.expose('latLong', { type: LatLong, description: 'Its centre.' }),
    boundary: t.field({
      type: BoundaryType,
      nullable: true,
      description: 'Of a suburb.',
      async resolve({ localityId }, _, { database, lists }) {
        if (localityId === null) return null;
        lists.spend();
        return placeBoundary(database, localityId);
      },
    }),
    wellKnownText: t.string({
      nullable: true,
      description: 'Boundary of a suburb. It can be large: select it only if needed.',
      async resolve({ localityId }, _, { database, lists }) {
        if (localityId === null) return null;
        lists.spend();
        return (await placeBoundary(database, localityId))?.wellKnownText ?? null;
      },
    }),
    surroundingSuburbIds: t.field({
      type: ['ID'],
      description: 'IDs of surrounding suburbs, nearest first; empty without `includeSurrounding`.',
      async resolve({ surroundingOf }, _, { cachedEntities, lists }) {
        if (surroundingOf === null) return [];
        lists.spend();
        return (await cachedEntities.of(surroundingSuburbs, surroundingOf)).map(({ id }) => String(id));
      },
    }),
    surroundingSuburbs: t.field({
      type: [Location],
      description: 'IDs of surrounding suburbs, nearest first; empty without `includeSurrounding`.',
      async resolve({ surroundingOf }, _, { cachedEntities, lists }) {
        if (surroundingOf === null) return [];
        lists.spend();
        return (await cachedEntities.of(surroundingSuburbs, surroundingOf)).map((locality) =>
          suburbView(locality, false),
        );
      },
    }),
  }),
});

function stateOf(code: string): State {
  const state = stateByCode(code);
  if (state === undefined) throw new Error(`A location is in ${code}, which is not a state.`);
  return state;
}

builder.queryField('states', (t) =>
  t.field({
    type: [StateType],
    description: 'States and territories, for pickers.',
    resolve: () => states,
  }),
);

builder.queryField('location', (t) =>
  t.field({
    type: Location,
    nullable: true,
    args: {
      identifier: t.arg.string({ required: true, description: 'Slug or ID of the place.' }),
      includeSurrounding: t.arg.boolean({
        defaultValue: false,
        description: 'Whether to include surrounding suburbs.',
      }),
    },
    description:
      'A location by slug or ID. Regions (gold-coast-qld), states (vic) and postcodes (vic-3121) are locations too. A former slug of a suburb also works; the response has the current one.',
    resolve: async (_, { identifier, includeSurrounding }, { database, suburbs, cachedEntities }) =>
      (await findPlaceViews(database, [identifier], includeSurrounding ?? false, suburbs, cachedEntities))[0] ?? null,
  }),
);

const mostLocations = 50;

builder.queryField('locations', (t) =>
  t.field({
    type: [Location],
    args: { identifiers: t.arg.stringList({ required: true, description: 'Slugs or IDs of the places.' }) },
    description: 'Several locations by slug or ID, in the order of the argument; unknown ones are skipped.',
    resolve: (_, { identifiers }, { database, suburbs, cachedEntities }) => {
      if (identifiers.length > mostLocations)
        throw badInput(`identifiers: names ${identifiers.length} locations; request at most ${mostLocations}.`);
      return findPlaceViews(database, identifiers, true, suburbs, cachedEntities);
    },
  }),
);
