import { suggest } from './suggest.ts';
import { suggestWithAddresses, type AddressSuggestion } from './suggest-address.ts';
import { placeKinds, suggestionKinds, type Suggestion } from './suggest-kinds.ts';
import { suggestedPlace } from './suggestion-answer.ts';
import { builder, described, sizeWithin } from '../../../platform/graph/public.ts';
import { LatLong } from './location-types.ts';

const SuggestionKind = builder.enumType('SuggestionKind', {
  description: 'What can be suggested while somebody types.',
  values: {
    ...described(suggestionKinds, {
      agent: 'An agent.',
      office: 'An office.',
      postcode: 'A postcode.',
      region: 'A region.',
      school: 'A school.',
      state: 'A state or territory.',
      street: 'A street.',
      suburb: 'A suburb.',
    }),
    address: { description: 'A property whose address was typed; found on the streets among the kinds.' },
  },
});

const LocationSuggestion = builder.objectRef<Suggestion | AddressSuggestion>('LocationSuggestion').implement({
  description: 'A place, agent, office or address that was perhaps meant.',
  fields: (t) => ({
    kind: t.expose('kind', { type: SuggestionKind, description: 'What it is.' }),
    label: t.exposeString('label', {
      description: 'Richmond, VIC 3121 · Wilson Street, Richmond, VIC 3121 · Harbour & Vale.',
    }),
    detail: t.exposeString('detail', {
      description:
        "Where or with whom it is, when the label does not say: a school's suburb, an agent's office; else empty.",
    }),
    slug: t.string({
      nullable: true,
      resolve: suggestedPlace,
      description:
        'The place to search: richmond-vic-3121, inner-melbourne-vic, vic, vic-3121; of all other kinds the suburb they are in.',
    }),
    stateCode: t.exposeString('stateCode', { nullable: true }),
    latLong: t.field({
      type: LatLong,
      nullable: true,
      description: 'Where it is; absent when that is not known.',
      resolve: ({ latitude, longitude }) => (latitude === null || longitude === null ? null : { latitude, longitude }),
    }),
    bounds: t.floatList({
      nullable: true,
      description: 'Of a street or school: south, west, north, east of its surroundings.',
      resolve: ({ bounds }) => bounds && [bounds.south, bounds.west, bounds.north, bounds.east],
    }),
    officeSlug: t.exposeString('officeSlug', { nullable: true, description: 'Of an office, and of an agent: theirs.' }),
    address: t.string({
      nullable: true,
      description: 'Of an address: the page of its property.',
      resolve: ({ kind, target }) => (kind === 'address' ? target : null),
    }),
    agentUsername: t.string({
      nullable: true,
      description: 'Of an agent: the username.',
      resolve: ({ kind, target }) => (kind === 'agent' ? target : null),
    }),
  }),
});

const LocationSearchFilter = builder.inputType('LocationSearchFilter', {
  description: 'What to suggest while somebody types.',
  fields: (t) => ({
    term: t.string({ required: true, description: 'What was typed.' }),
    kinds: t.field({ type: [SuggestionKind], description: 'Absent: suburbs, regions, states and postcodes.' }),
    take: t.int({ defaultValue: 8, description: 'The most suggestions to return, up to 20.' }),
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
    description: 'Typeahead: what is called, begins or is spelt almost like the term, each once, the likeliest first.',
    resolve(_, { filter }, { database }) {
      const take = sizeWithin('filter.take', filter.take ?? 8, 20);
      const kinds: readonly string[] = filter.kinds ?? placeKinds;
      const stored = suggestionKinds.filter((kind) => kinds.includes(kind));
      return kinds.includes('address')
        ? suggestWithAddresses(database, filter.term, stored, take)
        : suggest(database, filter.term, stored, take);
    },
  }),
);
