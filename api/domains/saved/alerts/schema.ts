import { builder, numericId, described } from '../../../platform/graph/public.ts';
import { memberCaller, once } from '../../../platform/idempotency/public.ts';
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
} from '../../listings/public.ts';
import type { AlertView, SavedFilter } from './alert.ts';
import { prepareTravelArea } from './read-search.ts';
import { digestPaces } from '../../members/public.ts';
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
  description: 'The search of an alert, in the format of saved searches.',
  fields: (t) => ({
    beds: t.expose('beds', { type: Count, description: 'Bedrooms.' }),
    baths: t.expose('baths', { type: Count, description: 'Bathrooms.' }),
    carSpaces: t.expose('carSpaces', { type: Count, description: 'Spaces for cars.' }),
    locationIds: t.idList({
      description: 'Suburbs; other places stand in the search parameters.',
      resolve: ({ locationIds }) => [...locationIds],
    }),
    price: t.expose('price', { type: Range, description: 'Dollars; dollars a week for rentals.' }),
    propertyTypes: t.field({
      type: [PropertyTypeEnum],
      description: 'Kinds of homes; empty for any.',
      resolve: ({ propertyTypes }) => propertyTypes,
    }),
    searchMode: t.expose('searchMode', {
      type: ListingStatusType,
      description: 'Homes for sale, for rent, sold or leased.',
    }),
  }),
});

const Shape = builder.objectRef<NonNullable<AlertView['shape']>>('DrawnShape').implement({
  description: 'An area that a visitor drew on the map.',
  fields: (t) => ({
    id: t.exposeID('id'),
    polyline: t.exposeString('polyline', {
      description: "Its corners in Google's encoding, five digits of precision.",
    }),
    wellKnownText: t.exposeString('wellKnownText'),
  }),
});

const AlertFrequency = builder.enumType('AlertFrequency', {
  description: 'How often one alert is emailed.',
  values: described(digestPaces, {
    daily: 'Once a day.',
    immediately: 'As soon as there is a new home.',
    never: 'Not at all.',
    weekly: 'Once a week.',
  }),
});

const Alert = builder.objectRef<AlertView>('Alert').implement({
  description: 'A saved search whose new homes are emailed to the member.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name', { description: "Name in the member's list of alerts." }),
    description: t.exposeString('description', { description: 'Given, or the search in words' }),
    address: t.exposeString('address', { description: 'The canonical address of its search.' }),
    unseenListingIds: t.idList({
      description: 'Newest first, at most 200; `unseenListingCount` counts all.',
      resolve: ({ unseenListingIds }) => unseenListingIds.map(String),
    }),
    unseenListingCount: t.exposeInt('unseenListingCount', { description: 'New homes since `newSince`.' }),
    filter: t.expose('filter', { type: SavedSearchFilter, description: 'The search in the format of saved searches.' }),
    searchParams: t.expose('searchParams', {
      type: SearchParams,
      description: 'The search in the format of listingSearch.',
    }),
    mode: t.field({
      type: ListingStatusType,
      description: 'What is searched: homes for sale, for rent, sold or leased.',
      resolve: ({ search }) => search.mode,
    }),
    bedrooms: t.intList({
      description: 'Numbers of bedrooms that the search accepts; empty for any.',
      resolve: ({
        search: {
          bedrooms: { only, min },
        },
      }) => (min === undefined ? [...only] : [1, 2, 3, 4, 5].filter((value) => value >= min)),
    }),
    bathrooms: t.field({
      type: Count,
      description: 'Bathrooms that the search accepts.',
      resolve: ({ search }) => search.bathrooms,
    }),
    carSpaces: t.field({
      type: Count,
      description: 'Car spaces that the search accepts.',
      resolve: ({ search }) => search.carSpaces,
    }),
    propertyTypes: t.field({
      type: [PropertyTypeEnum],
      description: 'Kinds of homes that the search accepts; empty for any.',
      resolve: ({ search }) => search.propertyTypes,
    }),
    isSurroundSearch: t.boolean({
      description: 'Whether surrounding suburbs are searched too.',
      resolve: ({ search }) => search.context === 'location' && search.surrounding,
    }),
    priceMaximum: t.field({
      type: 'Dollars',
      nullable: true,
      description: 'Highest price; absent for any.',
      resolve: ({ search }) => search.price.max,
    }),
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
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was saved.' }),
    newSince: t.expose('newSince', {
      type: 'DateTime',
      description: 'Homes published after it count as new: when the alert was last cleared, or made.',
    }),
  }),
});

const AlertsResult = builder.objectRef<Alerts>('Alerts').implement({
  description: 'The alerts of the calling member.',
  fields: (t) => ({
    results: t.field({ type: [Alert], description: 'All of them, latest first.', resolve: ({ results }) => results }),
    unseenListingCount: t.exposeInt('unseenListingCount', { description: 'New homes of all alerts together.' }),
    joinedCount: t.int({
      description: 'Alerts by email that became the member’s own; 0 once they have been noted.',
      resolve: (_, __, { database, viewer }) => unannouncedAlerts(database, viewer),
    }),
  }),
});

const AlertReference = builder.objectRef<number>('AlertReference').implement({
  description: 'The alert that was changed or deleted.',
  fields: (t) => ({ alertId: t.id({ description: 'Id of the alert.', resolve: (id) => String(id) }) }),
});

const SavedSearchFilterInput = builder.inputType('SavedSearchFilterInput', {
  description: 'A search in the format of saved searches; absent fields do not narrow it.',
  fields: (t) => ({
    beds: t.field({ type: CountInput, description: 'Bedrooms.' }),
    baths: t.field({ type: CountInput, description: 'Bathrooms.' }),
    carSpaces: t.field({ type: CountInput, description: 'Spaces for cars.' }),
    locationIds: t.idList({ description: 'Ids of suburbs.' }),
    price: t.field({ type: RangeInput, description: 'Dollars; dollars a week for rentals.' }),
    propertyTypes: t.field({ type: [PropertyTypeEnum], description: 'Kinds of homes.' }),
    searchMode: t.field({
      type: ListingStatusType,
      required: true,
      description: 'Homes for sale, for rent, sold or leased.',
    }),
  }),
});

const search = 'The search as searchParams or as filter, not both.';
const AddAlertInput = builder.inputType('AddAlertInput', {
  description: search,
  fields: (t) => ({
    name: t.string({ required: true, description: "Name in the member's list of alerts." }),
    description: t.string({ description: 'Text under the name; without one it is the search in words.' }),
    searchParams: t.field({ type: ListingSearchQuery, description: 'The search in the format of listingSearch.' }),
    filter: t.field({ type: SavedSearchFilterInput, description: 'The search in the format of saved searches.' }),
    pageElementPosition: t.string({ description: 'For tracking.' }),
  }),
});
const UpdateAlertInput = builder.inputType('UpdateAlertInput', {
  description: `What is absent stays. ${search}`,
  fields: (t) => ({
    id: t.id({ required: true, description: 'Id of the alert.' }),
    name: t.string({ description: "Name in the member's list of alerts." }),
    description: t.string({ description: 'Text under the name.' }),
    searchParams: t.field({ type: ListingSearchQuery, description: 'The search in the format of listingSearch.' }),
    filter: t.field({ type: SavedSearchFilterInput, description: 'The search in the format of saved searches.' }),
    pageElementPosition: t.string({ description: 'Where on the page it was changed, for tracking.' }),
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
    args: {
      input: t.arg({ type: AddAlertInput, required: true, description: 'The search and its name.' }),
      idempotencyKey: t.arg.string(),
    },
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
    description: 'Changes an alert of the calling member.',
    args: { input: t.arg({ type: UpdateAlertInput, required: true, description: 'What is to change.' }) },
    resolve: (_, { input }, { database, viewer, travelAreas }) =>
      updateAlert(database, viewer, numericId(input.id) ?? 0, input, travelAreas),
  }),
  deleteAlert: t.field({
    type: AlertReference,
    description: 'Deletes an alert of the calling member.',
    args: { alertId: t.arg.id({ required: true, description: 'Id of the alert.' }) },
    resolve: (_, { alertId }, { database, viewer }) => deleteAlert(database, viewer, numericId(alertId) ?? 0),
  }),
  deleteAlertNewListing: t.field({
    type: AlertReference,
    args: { alertId: t.arg.id({ required: true, description: 'Id of the alert.' }) },
    description: "Clears an alert's new properties: they count as seen.",
    async resolve(_, { alertId }, { database, viewer }) {
      const id = numericId(alertId) ?? 0;
      await clearAlert(database, viewer, id);
      return id;
    },
  }),
  noteJoinedAlerts: t.int({
    description:
      'Notes that the alerts by email that became the member’s own have been announced. Returns how many; each alert is counted once.',
    resolve: (_, __, { database, viewer }) => noteJoinedAlerts(database, viewer),
  }),
}));
