import { regionSlug } from '../listings/search/region.ts';
import { suggest, surroundingLocalities, type Suggestion } from '../locations/public.ts';
import { builder } from './builder.ts';
import { badInput, sizeWithin } from './errors.ts';
import { findPlaceViews, suburbView, type PlaceView } from './place-view.ts';

const LocationKind = builder.enumType('LocationKind', { values: ['suburb', 'state', 'postcode'] as const });

const LatLong = builder.objectRef<{ readonly latitude: number; readonly longitude: number }>('LatLong').implement({
  fields: (t) => ({ latitude: t.exposeFloat('latitude'), longitude: t.exposeFloat('longitude') }),
});

const Location = builder.objectRef<PlaceView>('Location');
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

const LocationSuggestion = builder.objectRef<Suggestion>('LocationSuggestion').implement({
  fields: (t) => ({
    kind: t.expose('kind', { type: LocationKind }),
    label: t.exposeString('label'),
    slug: t.string({ description: 'What to search for: richmond-vic-3121, vic, vic-3121.', resolve: slugOf }),
    stateCode: t.exposeString('stateCode', { nullable: true }),
    latLong: t.field({
      type: LatLong, nullable: true,
      resolve: ({ latitude, longitude }) => (latitude === null || longitude === null ? null : { latitude, longitude }),
    }),
  }),
});

function slugOf({ kind, target, stateCode }: Suggestion): string {
  switch (kind) {
    case 'suburb': return target;
    case 'state': return regionSlug({ kind, stateCode: target });
    case 'postcode': return regionSlug({ kind, postcode: target, stateCode });
  }
}

const LocationSearchFilter = builder.inputType('LocationSearchFilter', {
  fields: (t) => ({ term: t.string({ required: true }), kinds: t.field({ type: [LocationKind] }), take: t.int({ defaultValue: 8 }) }),
});

builder.queryField('location', (t) => t.field({
  type: Location, nullable: true,
  args: { identifier: t.arg.string({ required: true }), includeSurrounding: t.arg.boolean({ defaultValue: false }) },
  description: 'A location by slug or id. A state (vic) and a postcode (vic-3121) are locations too.',
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

builder.queryField('locationSearch', (t) => t.field({
  type: [LocationSuggestion], args: { filter: t.arg({ type: LocationSearchFilter, required: true }) },
  description: 'Typeahead.',
  resolve: (_, { filter }, { database }) => suggest(database, filter.term, filter.kinds ?? undefined, sizeWithin('filter.take', filter.take ?? 8, 20)),
}));
