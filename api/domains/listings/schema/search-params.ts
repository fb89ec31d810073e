import type { CountFilter, DatesInput, NearFilter, RangeFilter, ListingSearchQuery } from '@verandah/market';
import { builder } from '../../../platform/graph/public.ts';
import {
  ListingSort,
  ListingStatusType,
  ListingTrait,
  PropertyFeature,
  PropertyTypeEnum,
  SearchMode,
  TravelModeEnum,
} from './enums.ts';

/** A location of a search in responses: states, regions and postcodes have only a slug. */
export interface SearchLocationView {
  readonly id: string | null;
  readonly slug: string;
  readonly name: string | null;
  readonly stateCode: string | null;
}

/** The parameters of a search as an output type, with the fields of `ListingSearchQuery`. */
export type SearchParamsView = Omit<ListingSearchQuery, 'locationSearchContext'> & {
  readonly locationSearchContext: Omit<ListingSearchQuery['locationSearchContext'], 'searchLocations'> & {
    readonly searchLocations?: readonly SearchLocationView[];
  };
};

export const Count = builder.objectRef<Partial<CountFilter>>('CountFilter').implement({
  description: 'Numbers from 1; 5 means five or more. Without min and only, any number matches.',
  fields: (t) => ({
    only: t.intList({
      description: 'Exactly one of these; empty unless set.',
      resolve: ({ only }) => [...(only ?? [])],
    }),
    min: t.int({ nullable: true, description: 'At least this many; absent unless set.', resolve: ({ min }) => min }),
  }),
});
export const Range = builder.objectRef<RangeFilter>('RangeFilter').implement({
  description: 'A range of a search; both ends are included.',
  fields: (t) => ({
    min: t.int({ nullable: true, description: 'At least this; absent unless set.', resolve: ({ min }) => min }),
    max: t.int({ nullable: true, description: 'At most this; absent unless set.', resolve: ({ max }) => max }),
  }),
});
const Dates = builder.objectRef<DatesInput>('DatesFilter').implement({
  description: 'Dates of the auction or inspection.',
  fields: (t) => ({
    dates: t.field({
      type: ['Date'],
      description: 'The dates; empty unless set.',
      resolve: ({ dates }) => (dates ?? []).filter((date) => date !== ''),
    }),
    forthcoming: t.boolean({
      description: 'Any upcoming date.',
      resolve: ({ forthcoming }) => forthcoming ?? false,
    }),
  }),
});
const Near = builder.objectRef<NearFilter>('NearFilter').implement({
  description: 'A point with a distance in a straight line or minutes of travel.',
  fields: (t) => ({
    latitude: t.exposeFloat('latitude'),
    longitude: t.exposeFloat('longitude'),
    kilometres: t.int({
      nullable: true,
      description: 'Distance in kilometres in a straight line; absent for minutes of travel.',
      resolve: ({ kilometres }) => kilometres,
    }),
    minutes: t.int({
      nullable: true,
      description: 'Minutes of travel; absent for a distance.',
      resolve: ({ minutes }) => minutes,
    }),
    by: t.field({
      type: TravelModeEnum,
      nullable: true,
      description: 'Mode of travel; absent for a distance.',
      resolve: ({ by }) => by,
    }),
    name: t.exposeString('name', { description: "The visitor's name for the point; may be empty." }),
  }),
});
const Paging = builder.objectRef<NonNullable<SearchParamsView['paging']>>('Paging').implement({
  description: 'Part of a list.',
  fields: (t) => ({
    skip: t.exposeInt('skip', { description: 'Number of entries skipped.' }),
    take: t.exposeInt('take', { description: 'Maximum number of entries.' }),
  }),
});
const Place = builder.objectRef<SearchLocationView>('SearchLocation').implement({
  description: 'A location named in a search.',
  fields: (t) => ({
    id: t.exposeID('id', {
      nullable: true,
      description: 'ID of the location; absent for a state, a postcode or an unknown location.',
    }),
    slug: t.exposeString('slug', { description: 'Name of the place in addresses: richmond-vic-3121.' }),
    name: t.exposeString('name', { nullable: true, description: 'Its name; absent when it is not known.' }),
    stateCode: t.exposeString('stateCode', { nullable: true }),
  }),
});
const Context = builder.objectRef<SearchParamsView['locationSearchContext']>('SearchArea').implement({
  description: 'Area of a search for listings.',
  fields: (t) => ({
    searchLocations: t.field({
      type: [Place],
      description: 'The locations searched; empty for the whole country.',
      resolve: ({ searchLocations }) => searchLocations ?? [],
    }),
    includeSurroundingSuburbs: t.boolean({
      nullable: true,
      description: 'Whether surrounding suburbs are searched too.',
      resolve: ({ includeSurroundingSuburbs }) => includeSurroundingSuburbs,
    }),
    officeId: t.id({
      nullable: true,
      description: 'ID of the office whose listings are searched.',
      resolve: ({ officeId }) => officeId,
    }),
    wellKnownText: t.string({ nullable: true, resolve: ({ wellKnownText }) => wellKnownText }),
  }),
});

export const SearchParams = builder.objectRef<SearchParamsView>('SearchParams').implement({
  description: 'The parameters of a search. Absent parameters do not restrict it.',
  fields: (t) => ({
    statusType: t.expose('statusType', {
      type: ListingStatusType,
      description: 'Homes for sale, for rent, sold or leased.',
    }),
    searchMode: t.expose('searchMode', { type: SearchMode, description: 'How the location was chosen.' }),
    context: t.field({
      type: SearchMode,
      description: 'The same as searchMode.',
      resolve: ({ searchMode }) => searchMode,
    }),
    sortBy: t.field({
      type: ListingSort,
      nullable: true,
      description: 'Order of the results; absent for the default.',
      resolve: ({ sortBy }) => sortBy,
    }),
    paging: t.field({
      type: Paging,
      nullable: true,
      description: 'Part of the list; absent unless set.',
      resolve: ({ paging }) => paging,
    }),
    propertyTypes: t.field({
      type: [PropertyTypeEnum],
      description: 'Property types; empty for any.',
      resolve: ({ propertyTypes }) => propertyTypes ?? [],
    }),
    propertyFeatures: t.field({
      type: [PropertyFeature],
      description: 'Features that homes must have.',
      resolve: ({ propertyFeatures }) => propertyFeatures ?? [],
    }),
    locationSearchContext: t.expose('locationSearchContext', { type: Context, description: 'Area of the search.' }),
    bedrooms: t.field({
      type: Count,
      nullable: true,
      description: 'Bedrooms; absent unless set.',
      resolve: ({ bedrooms }) => bedrooms,
    }),
    bathrooms: t.field({
      type: Count,
      nullable: true,
      description: 'Bathrooms; absent unless set.',
      resolve: ({ bathrooms }) => bathrooms,
    }),
    carSpaces: t.field({
      type: Count,
      nullable: true,
      description: 'Spaces for cars; absent unless set.',
      resolve: ({ carSpaces }) => carSpaces,
    }),
    landSize: t.field({
      type: Range,
      nullable: true,
      description: 'Area of the land in square metres.',
      resolve: ({ landSize }) => landSize,
    }),
    frontageSize: t.field({
      type: Range,
      nullable: true,
      description: 'Width at the street in metres.',
      resolve: ({ frontageSize }) => frontageSize,
    }),
    floorArea: t.field({
      type: Range,
      nullable: true,
      description: 'Floor area of the building in square metres.',
      resolve: ({ floorArea }) => floorArea,
    }),
    traits: t.field({
      type: [ListingTrait],
      description: 'What listings must have; empty for any.',
      resolve: ({ traits }) => traits ?? [],
    }),
    keywords: t.stringList({
      description: 'Keywords; empty unless set.',
      resolve: ({ keywords }) => [...(keywords ?? [])],
    }),
    listedWithin: t.int({
      nullable: true,
      description: 'Days within which homes were listed; absent for any.',
      resolve: ({ listedWithin }) => listedWithin,
    }),
    availableBy: t.field({
      type: 'Date',
      nullable: true,
      description: 'The day on which rentals are available; absent for any.',
      resolve: ({ availableBy }) => availableBy,
    }),
    price: t.field({
      type: Range,
      nullable: true,
      description: 'Dollars; dollars a week for rentals.',
      resolve: ({ price }) => price,
    }),
    auction: t.field({
      type: Dates,
      nullable: true,
      description: 'Days of auctions; absent unless set.',
      resolve: ({ auction }) => auction,
    }),
    inspection: t.field({
      type: Dates,
      nullable: true,
      description: 'Days of inspections; absent unless set.',
      resolve: ({ inspection }) => inspection,
    }),
    near: t.field({
      type: Near,
      nullable: true,
      description: 'The point that homes must be near; absent unless set.',
      resolve: ({ near }) => near,
    }),
    isUnderOffer: t.boolean({
      nullable: true,
      description: 'Whether to include listings under offer; false excludes them.',
      resolve: ({ isUnderOffer }) => isUnderOffer,
    }),
  }),
});
