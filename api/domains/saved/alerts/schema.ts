import { builder, withDescriptions, useUri } from '../../../platform/graph/public.ts';
import { memberCaller, runOnce } from '../../../platform/idempotency/public.ts';
import { numericId } from '../../../platform/parse-id.ts';
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
      description: 'IDs of suburbs; other locations are in the search parameters.',
      resolve: ({ locationIds }) => [...locationIds],
    }),
    price: t.expose('price', { type: Range, description: 'Dollars; dollars a week for rentals.' }),
    propertyTypes: t.field({
      type: [PropertyTypeEnum],
      description: 'Property types; empty for any.',
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
      description: "Its corners in Google's encoded polyline format, precision 5.",
    }),
    wellKnownText: t.exposeString('wellKnownText'),
  }),
});

const AlertFrequency = builder.enumType('AlertFrequency', {
  description: 'How often one alert is emailed.',
  values: withDescriptions(digestPaces, {
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
    description: t.exposeString('description', {
      description: 'The given description, or one derived from the search.',
    }),
    uri: t.exposeString('address', { description: 'Canonical root-relative address of its search.' }),
    address: t.exposeString('address', { description: 'The same as uri.', deprecationReason: useUri }),
    unseenListingIds: t.idList({
      description: 'IDs of new listings, newest first, at most 200; `unseenListingCount` counts all.',
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
      description: 'Status of the listings: for sale, for rent, sold or leased.',
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
      description: 'Property types that the search accepts; empty for any.',
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
    shape: t.expose('shape', { type: Shape, nullable: true, description: 'The area drawn on the map.' }),
    coverPhoto: t.field({
      type: Photo,
      nullable: true,
      description: 'Photo of the newest listing that matched, or of the first result until there is one.',
      async resolve({ coverListingId }, _, { listings, noPlaceholderImages }) {
        const home = coverListingId === null ? null : await listings.listing.load(coverListingId);
        return home?.media.photos.find(({ key }) => !noPlaceholderImages || key !== null) ?? null;
      },
    }),
    pageElementPosition: t.exposeString('pageElementPosition', {
      nullable: true,
      description: 'Position of the control on the page where it was created, for tracking.',
    }),
    emailFrequency: t.expose('emailFrequency', {
      type: AlertFrequency,
      nullable: true,
      description: "Frequency of this alert; null to follow the member's preferences.",
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the alert was saved.' }),
    newSince: t.expose('newSince', {
      type: 'DateTime',
      description: 'When the alert was last cleared, or created. Homes published after it count as new.',
    }),
  }),
});

const AlertsResult = builder.objectRef<Alerts>('Alerts').implement({
  description: 'The alerts of the calling member.',
  fields: (t) => ({
    results: t.field({ type: [Alert], description: 'All alerts, latest first.', resolve: ({ results }) => results }),
    unseenListingCount: t.exposeInt('unseenListingCount', {
      description: 'Total number of new listings of all alerts.',
    }),
    joinedCount: t.int({
      description: "Number of email alerts recently joined to the member's account; 0 after noteJoinedAlerts.",
      resolve: (_, __, { database, viewer }) => unannouncedAlerts(database, viewer),
    }),
  }),
});

const AlertReference = builder.objectRef<number>('AlertReference').implement({
  description: 'The alert that was changed or deleted.',
  fields: (t) => ({ alertId: t.id({ description: 'ID of the alert.', resolve: (id) => String(id) }) }),
});

const SavedSearchFilterInput = builder.inputType('SavedSearchFilterInput', {
  description: 'A search in the format of saved searches. Omitted fields do not restrict it.',
  fields: (t) => ({
    beds: t.field({ type: CountInput, description: 'Bedrooms.' }),
    baths: t.field({ type: CountInput, description: 'Bathrooms.' }),
    carSpaces: t.field({ type: CountInput, description: 'Spaces for cars.' }),
    locationIds: t.idList({ description: 'IDs of suburbs.' }),
    price: t.field({ type: RangeInput, description: 'Dollars; dollars a week for rentals.' }),
    propertyTypes: t.field({
      type: [PropertyTypeEnum],
      description: 'Houses, apartments, land and other types of property.',
    }),
    searchMode: t.field({
      type: ListingStatusType,
      required: true,
      description: 'Homes for sale, for rent, sold or leased.',
    }),
  }),
});

const search = 'Send the search as searchParams or as filter, not both.';
const AddAlertInput = builder.inputType('AddAlertInput', {
  description: search,
  fields: (t) => ({
    name: t.string({ required: true, description: "Name in the member's list of alerts." }),
    description: t.string({ description: 'Text under the name. By default, a description of the search.' }),
    searchParams: t.field({ type: ListingSearchQuery, description: 'The search in the format of listingSearch.' }),
    filter: t.field({ type: SavedSearchFilterInput, description: 'The search in the format of saved searches.' }),
    pageElementPosition: t.string({ description: 'Position of the control on the page, for tracking.' }),
  }),
});
const UpdateAlertInput = builder.inputType('UpdateAlertInput', {
  description: `Omitted fields stay unchanged. ${search}`,
  fields: (t) => ({
    id: t.id({ required: true, description: 'ID of the alert.' }),
    name: t.string({ description: "Name in the member's list of alerts." }),
    description: t.string({ description: 'Text under the name.' }),
    searchParams: t.field({ type: ListingSearchQuery, description: 'The search in the format of listingSearch.' }),
    filter: t.field({ type: SavedSearchFilterInput, description: 'The search in the format of saved searches.' }),
    pageElementPosition: t.string({
      description: 'Position of the control on the page where it was changed, for tracking.',
    }),
    emailFrequency: t.field({
      type: AlertFrequency,
      description: "Frequency of this alert, instead of the member's preference.",
    }),
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
    description: 'Adds an alert. Only for members with a verified email address; at most 50 alerts.',
    async resolve(_, { input, idempotencyKey }, { database, viewer, travelAreas }) {
      const caller = memberCaller(viewer);
      await prepareTravelArea(input.searchParams?.near, travelAreas);
      return runOnce(database, caller, idempotencyKey ?? undefined, 'addAlert', input, (own) =>
        addAlert(own, viewer, input, travelAreas),
      );
    },
  }),
  updateAlert: t.field({
    type: Alert,
    description: 'Changes an alert of the calling member.',
    args: { input: t.arg({ type: UpdateAlertInput, required: true, description: 'Fields to change.' }) },
    resolve: (_, { input }, { database, viewer, travelAreas }) =>
      updateAlert(database, viewer, numericId(input.id) ?? 0, input, travelAreas),
  }),
  deleteAlert: t.field({
    type: AlertReference,
    description: 'Deletes an alert of the calling member.',
    args: { alertId: t.arg.id({ required: true, description: 'ID of the alert.' }) },
    resolve: (_, { alertId }, { database, viewer }) => deleteAlert(database, viewer, numericId(alertId) ?? 0),
  }),
  deleteAlertNewListing: t.field({
    type: AlertReference,
    args: { alertId: t.arg.id({ required: true, description: 'ID of the alert.' }) },
    description: "Marks an alert's new listings as seen.",
    async resolve(_, { alertId }, { database, viewer }) {
      const id = numericId(alertId) ?? 0;
      await clearAlert(database, viewer, id);
      return id;
    },
  }),
  noteJoinedAlerts: t.int({
    description:
      'Records that the member has seen which email alerts were joined to the account. Returns their number; each alert counts once.',
    resolve: (_, __, { database, viewer }) => noteJoinedAlerts(database, viewer),
  }),
}));
