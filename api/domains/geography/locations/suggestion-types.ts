import { suggestPlaces } from './suggest.ts';
import { suggestWithAddresses } from './suggest-address.ts';
import { placeKinds, suggestionKinds, type AddressSuggestion, type Suggestion } from './suggest-kinds.ts';
import { suggestedPlace } from './suggestion-response.ts';
import { preferredState } from './preferred-state.ts';
import { builder, withDescriptions, sizeWithin, useUri } from '../../../platform/graph/public.ts';
import { LatLong } from './location-types.ts';

const SuggestionKind = builder.enumType('SuggestionKind', {
  description: 'Kinds of suggestions as the user types.',
  values: {
    ...withDescriptions(suggestionKinds, {
      agent: 'An agent.',
      office: 'An office.',
      postcode: 'A postcode.',
      region: 'A region.',
      school: 'A school.',
      station: 'A railway station. Known for Victoria and South East Queensland.',
      state: 'A state or territory.',
      street: 'A street.',
      suburb: 'A suburb.',
    }),
    address: { description: 'A property by its address.' },
  },
});

const propertyPage = ({ kind, target }: Suggestion | AddressSuggestion): string | null =>
  (kind === 'address' && target) || null;

const LocationSuggestion = builder.objectRef<Suggestion | AddressSuggestion>('LocationSuggestion').implement({
  description: 'A suggested location, agent, office or address.',
  fields: (t) => ({
    kind: t.expose('kind', { type: SuggestionKind, description: 'What it is.' }),
    label: t.exposeString('label', {
      description: 'Displayed name, such as: Richmond, VIC 3121 · Wilson Street, Richmond, VIC 3121 · Harbour & Vale.',
    }),
    detail: t.exposeString('detail', {
      description: "Further details: a station's or school's suburb, or an agent's office; otherwise empty.",
    }),
    slug: t.string({
      nullable: true,
      resolve: suggestedPlace,
      description:
        'Slug of the location: richmond-vic-3121, inner-melbourne-vic, vic, vic-3121; for other kinds, of the suburb they are in.',
    }),
    stateCode: t.exposeString('stateCode', { nullable: true }),
    latLong: t.field({
      type: LatLong,
      nullable: true,
      description: 'Position; for a street, its centre. Absent if unknown.',
      resolve: ({ latitude, longitude }) => (latitude === null || longitude === null ? null : { latitude, longitude }),
    }),
    bounds: t.floatList({
      nullable: true,
      description: 'Bounds of the surroundings of a street, station or school: south, west, north, east.',
      resolve: ({ bounds }) => bounds && [bounds.south, bounds.west, bounds.north, bounds.east],
    }),
    officeSlug: t.exposeString('officeSlug', {
      nullable: true,
      description: "Slug of the office, or of the agent's office.",
    }),
    uri: t.string({
      nullable: true,
      description: "Root-relative address of the property's page, for an address that a listing has shown.",
      resolve: propertyPage,
    }),
    address: t.string({
      nullable: true,
      description: 'The same as uri.',
      deprecationReason: useUri,
      resolve: propertyPage,
    }),
    agentUsername: t.string({
      nullable: true,
      description: 'Username, for an agent.',
      resolve: ({ kind, target }) => (kind === 'agent' ? target : null),
    }),
  }),
});

const LocationSearchFilter = builder.inputType('LocationSearchFilter', {
  description: 'Parameters of suggestions as the user types.',
  fields: (t) => ({
    term: t.string({ required: true, description: 'What was typed.' }),
    kinds: t.field({
      type: [SuggestionKind],
      description: 'Kinds of suggestions; by default suburbs, regions, states and postcodes.',
    }),
    take: t.int({ defaultValue: 8, description: 'Maximum number of suggestions to return, up to 20.' }),
    stateCode: t.string({ description: 'Preferred state: its entries come first among equally good matches.' }),
    stateKinds: t.field({
      type: [SuggestionKind],
      description: 'Kinds of which those in the preferred state come first; by default all.',
    }),
    latitude: t.float({ description: 'Latitude of a position whose state is preferred if stateCode is omitted.' }),
    longitude: t.float({ description: 'Longitude of the same position.' }),
  }),
});

builder.queryField('locationSearch', (t) =>
  t.field({
    type: [LocationSuggestion],
    args: {
      filter: t.arg({
        type: LocationSearchFilter,
        required: true,
        description: 'What was typed, and what to suggest.',
      }),
    },
    description:
      'Typeahead: entries whose name equals, begins with or is spelt almost like the term, each once, the best match first.',
    async resolve(_, { filter }, { database }) {
      const take = sizeWithin('filter.take', filter.take ?? 8, 20);
      const kinds: readonly string[] = filter.kinds ?? placeKinds;
      const stored = suggestionKinds.filter((kind) => kinds.includes(kind));
      const preferred = await preferredState(database, filter);
      const stateKinds = filter.stateKinds
        ? suggestionKinds.filter((kind) => filter.stateKinds?.includes(kind))
        : undefined;
      const suggest = kinds.includes('address') ? suggestWithAddresses : suggestPlaces;
      return suggest(database, filter.term, stored, take, preferred, stateKinds);
    },
  }),
);
