import { builder, numericId } from '../../platform/graph/public.ts';
import { memberCaller, once } from '../../platform/idempotency/public.ts';
import {
  Count,
  CountInputType as CountInput,
  ListingSearchQuery,
  ListingStatusType,
  Photo,
  PropertyTypeEnum,
  Range,
  RangeInputType as RangeInput,
  SearchParams,
} from '../listings/public.ts';
import type { AlertView, SavedFilter } from './alert.ts';
import { prepareTravelArea } from './read-search.ts';
import { digestPaces } from '../members/public.ts';
import {
  addAlert,
  clearAlert,
  deleteAlert,
  noteJoinedAlerts,
  ownAlerts,
  unannouncedAlerts,
  updateAlert,
  type Alerts,
} from './rules.ts';

const SavedSearchFilter = builder.objectRef<SavedFilter>('SavedSearchFilter').implement({
  description: 'The search of an alert in the words of a saved search.',
  fields: (t) => ({
    beds: t.expose('beds', { type: Count }),
    baths: t.expose('baths', { type: Count }),
    carSpaces: t.expose('carSpaces', { type: Count }),
    locationIds: t.idList({
      description: 'Suburbs; other places stand in the search parameters.',
      resolve: ({ locationIds }) => [...locationIds],
    }),
    price: t.expose('price', { type: Range }),
    propertyTypes: t.field({ type: [PropertyTypeEnum], resolve: ({ propertyTypes }) => propertyTypes }),
    searchMode: t.expose('searchMode', { type: ListingStatusType }),
  }),
});

const Shape = builder.objectRef<NonNullable<AlertView['shape']>>('DrawnShape').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    polyline: t.exposeString('polyline', { description: 'Encoded, precision five' }),
    wellKnownText: t.exposeString('wellKnownText'),
  }),
});

const AlertFrequency = builder.enumType('AlertFrequency', { values: digestPaces });

const Alert = builder.objectRef<AlertView>('Alert').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    description: t.exposeString('description', { description: 'Given, or the search in words' }),
    address: t.exposeString('address', { description: 'The canonical address of its search.' }),
    unseenListingIds: t.idList({
      description: 'Newest first, at most 200; the count tells all.',
      resolve: ({ unseenListingIds }) => unseenListingIds.map(String),
    }),
    unseenListingCount: t.exposeInt('unseenListingCount'),
    filter: t.expose('filter', { type: SavedSearchFilter }),
    searchParams: t.expose('searchParams', { type: SearchParams }),
    mode: t.field({ type: ListingStatusType, resolve: ({ search }) => search.mode }),
    bedrooms: t.intList({
      resolve: ({
        search: {
          bedrooms: { only, min },
        },
      }) => (min === undefined ? [...only] : [1, 2, 3, 4, 5].filter((value) => value >= min)),
    }),
    bathrooms: t.field({ type: Count, resolve: ({ search }) => search.bathrooms }),
    carSpaces: t.field({ type: Count, resolve: ({ search }) => search.carSpaces }),
    propertyTypes: t.field({ type: [PropertyTypeEnum], resolve: ({ search }) => search.propertyTypes }),
    isSurroundSearch: t.boolean({ resolve: ({ search }) => search.context === 'location' && search.surrounding }),
    priceMaximum: t.field({ type: 'Dollars', nullable: true, resolve: ({ search }) => search.price.max }),
    shape: t.expose('shape', { type: Shape, nullable: true, description: 'What was drawn.' }),
    coverPhoto: t.field({
      type: Photo,
      nullable: true,
      description: 'Of the newest home that matched; before that of the first that the search found.',
      async resolve({ coverListingId }, _, { listings, noPlaceholderImages }) {
        const home = coverListingId === null ? null : await listings.listing.load(coverListingId);
        return home?.media.photos.find(({ key }) => !noPlaceholderImages || key !== null) ?? null;
      },
    }),
    pageElementPosition: t.exposeString('pageElementPosition', {
      nullable: true,
      description: 'Where on the page it was made, for tracking.',
    }),
    emailFrequency: t.expose('emailFrequency', {
      type: AlertFrequency,
      nullable: true,
      description: 'Its own; null: as in the preferences.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    newSince: t.expose('newSince', { type: 'DateTime', description: 'When it was last cleared, or made; ISO 8601.' }),
  }),
});

const AlertsResult = builder.objectRef<Alerts>('Alerts').implement({
  fields: (t) => ({
    results: t.field({ type: [Alert], resolve: ({ results }) => results }),
    unseenListingCount: t.exposeInt('unseenListingCount'),
    joinedCount: t.int({
      description: 'Alerts by email that became the member’s own; 0 once they have been noted.',
      resolve: (_, __, { database, viewer }) => unannouncedAlerts(database, viewer),
    }),
  }),
});

const AlertReference = builder
  .objectRef<number>('AlertReference')
  .implement({ fields: (t) => ({ alertId: t.id({ resolve: (id) => String(id) }) }) });

const SavedSearchFilterInput = builder.inputType('SavedSearchFilterInput', {
  fields: (t) => ({
    beds: t.field({ type: CountInput }),
    baths: t.field({ type: CountInput }),
    carSpaces: t.field({ type: CountInput }),
    locationIds: t.idList(),
    price: t.field({ type: RangeInput }),
    propertyTypes: t.field({ type: [PropertyTypeEnum] }),
    searchMode: t.field({ type: ListingStatusType, required: true }),
  }),
});

const search = 'The search as searchParams or as filter, not both.';
const AddAlertInput = builder.inputType('AddAlertInput', {
  description: search,
  fields: (t) => ({
    name: t.string({ required: true }),
    description: t.string(),
    searchParams: t.field({ type: ListingSearchQuery }),
    filter: t.field({ type: SavedSearchFilterInput }),
    pageElementPosition: t.string({ description: 'For tracking.' }),
  }),
});
const UpdateAlertInput = builder.inputType('UpdateAlertInput', {
  description: `What is absent stays. ${search}`,
  fields: (t) => ({
    id: t.id({ required: true }),
    name: t.string(),
    description: t.string(),
    searchParams: t.field({ type: ListingSearchQuery }),
    filter: t.field({ type: SavedSearchFilterInput }),
    pageElementPosition: t.string(),
    emailFrequency: t.field({ type: AlertFrequency, description: 'Its own, instead of that of all alerts.' }),
  }),
});

builder.queryField('alerts', (t) =>
  t.field({
    type: AlertsResult,
    description: "The signed-in member's alerts, newest first. Never cached.",
    resolve: (_, __, { database, viewer }) => ownAlerts(database, viewer),
  }),
);

builder.mutationFields((t) => ({
  addAlert: t.field({
    type: Alert,
    args: { input: t.arg({ type: AddAlertInput, required: true }), idempotencyKey: t.arg.string() },
    description: 'Members with a verified email address only; at most 50 alerts.',
    async resolve(_, { input, idempotencyKey }, { database, viewer, travelAreas }) {
      const caller = memberCaller(viewer);
      await prepareTravelArea(input.searchParams?.near, travelAreas);
      return once(database, caller, idempotencyKey ?? undefined, 'addAlert', input, (own) =>
        addAlert(own, viewer, input, travelAreas),
      );
    },
  }),
  updateAlert: t.field({
    type: Alert,
    args: { input: t.arg({ type: UpdateAlertInput, required: true }) },
    resolve: (_, { input }, { database, viewer, travelAreas }) =>
      updateAlert(database, viewer, numericId(input.id) ?? 0, input, travelAreas),
  }),
  deleteAlert: t.field({
    type: AlertReference,
    args: { alertId: t.arg.id({ required: true }) },
    resolve: (_, { alertId }, { database, viewer }) => deleteAlert(database, viewer, numericId(alertId) ?? 0),
  }),
  deleteAlertNewListing: t.field({
    type: AlertReference,
    args: { alertId: t.arg.id({ required: true }) },
    description: "Clears an alert's new properties: they count as seen.",
    async resolve(_, { alertId }, { database, viewer }) {
      const id = numericId(alertId) ?? 0;
      await clearAlert(database, viewer, id);
      return id;
    },
  }),
  noteJoinedAlerts: t.int({
    description:
      'Notes that the alerts by email that became the member’s own have been announced. Answers how many: each once.',
    resolve: (_, __, { database, viewer }) => noteJoinedAlerts(database, viewer),
  }),
}));
