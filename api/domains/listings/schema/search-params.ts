import type { CountFilter, DatesInput, NearFilter, RangeFilter, ListingSearchQuery } from '@verandah/market';
import { builder } from '../../../platform/graph/public.ts';
import {
  ListingSort,
  ListingStatusType,
  PropertyFeature,
  PropertyTypeEnum,
  SearchMode,
  TravelModeEnum,
} from './enums.ts';

/** A location of a search as it is returned: states, regions and postcodes have a slug only. */
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
  description: 'Numbers from 1, 5 meaning five and more; without either any number will do.',
  fields: (t) => ({
    only: t.intList({ resolve: ({ only }) => [...(only ?? [])] }),
    min: t.int({ nullable: true, resolve: ({ min }) => min }),
  }),
});
export const Range = builder.objectRef<RangeFilter>('RangeFilter').implement({
  fields: (t) => ({
    min: t.int({ nullable: true, resolve: ({ min }) => min }),
    max: t.int({ nullable: true, resolve: ({ max }) => max }),
  }),
});
const Dates = builder.objectRef<DatesInput>('DatesFilter').implement({
  fields: (t) => ({
    dates: t.field({ type: ['Date'], resolve: ({ dates }) => (dates ?? []).filter((date) => date !== '') }),
    forthcoming: t.boolean({ resolve: ({ forthcoming }) => forthcoming ?? false }),
  }),
});
const Near = builder.objectRef<NearFilter>('NearFilter').implement({
  description: 'A point with a distance as the crow flies, or with minutes of travel.',
  fields: (t) => ({
    latitude: t.exposeFloat('latitude'),
    longitude: t.exposeFloat('longitude'),
    kilometres: t.int({ nullable: true, resolve: ({ kilometres }) => kilometres }),
    minutes: t.int({ nullable: true, resolve: ({ minutes }) => minutes }),
    by: t.field({ type: TravelModeEnum, nullable: true, resolve: ({ by }) => by }),
    name: t.exposeString('name', { description: 'What the visitor calls the point; may be empty.' }),
  }),
});
const Paging = builder
  .objectRef<NonNullable<SearchParamsView['paging']>>('Paging')
  .implement({ fields: (t) => ({ skip: t.exposeInt('skip'), take: t.exposeInt('take') }) });
const Place = builder.objectRef<SearchLocationView>('SearchLocation').implement({
  fields: (t) => ({
    id: t.exposeID('id', { nullable: true }),
    slug: t.exposeString('slug'),
    name: t.exposeString('name', { nullable: true }),
    stateCode: t.exposeString('stateCode', { nullable: true }),
  }),
});
const Context = builder.objectRef<SearchParamsView['locationSearchContext']>('SearchArea').implement({
  fields: (t) => ({
    searchLocations: t.field({ type: [Place], resolve: ({ searchLocations }) => searchLocations ?? [] }),
    includeSurroundingSuburbs: t.boolean({
      nullable: true,
      resolve: ({ includeSurroundingSuburbs }) => includeSurroundingSuburbs,
    }),
    officeId: t.id({ nullable: true, resolve: ({ officeId }) => officeId }),
    wellKnownText: t.string({ nullable: true, resolve: ({ wellKnownText }) => wellKnownText }),
  }),
});

export const SearchParams = builder.objectRef<SearchParamsView>('SearchParams').implement({
  description: 'The parameters of a search; what is absent does not narrow it.',
  fields: (t) => ({
    statusType: t.expose('statusType', { type: ListingStatusType }),
    searchMode: t.expose('searchMode', { type: SearchMode }),
    context: t.field({
      type: SearchMode,
      description: 'The same as searchMode.',
      resolve: ({ searchMode }) => searchMode,
    }),
    sortBy: t.field({ type: ListingSort, nullable: true, resolve: ({ sortBy }) => sortBy }),
    paging: t.field({ type: Paging, nullable: true, resolve: ({ paging }) => paging }),
    propertyTypes: t.field({ type: [PropertyTypeEnum], resolve: ({ propertyTypes }) => propertyTypes ?? [] }),
    propertyFeatures: t.field({ type: [PropertyFeature], resolve: ({ propertyFeatures }) => propertyFeatures ?? [] }),
    locationSearchContext: t.expose('locationSearchContext', { type: Context }),
    bedrooms: t.field({ type: Count, nullable: true, resolve: ({ bedrooms }) => bedrooms }),
    bathrooms: t.field({ type: Count, nullable: true, resolve: ({ bathrooms }) => bathrooms }),
    carSpaces: t.field({ type: Count, nullable: true, resolve: ({ carSpaces }) => carSpaces }),
    landSize: t.field({ type: Range, nullable: true, description: 'm2', resolve: ({ landSize }) => landSize }),
    frontageSize: t.field({
      type: Range,
      nullable: true,
      description: 'metres',
      resolve: ({ frontageSize }) => frontageSize,
    }),
    price: t.field({
      type: Range,
      nullable: true,
      description: 'dollars; dollars per week for rent and leased',
      resolve: ({ price }) => price,
    }),
    auction: t.field({ type: Dates, nullable: true, resolve: ({ auction }) => auction }),
    inspection: t.field({ type: Dates, nullable: true, resolve: ({ inspection }) => inspection }),
    near: t.field({ type: Near, nullable: true, resolve: ({ near }) => near }),
    isUnderOffer: t.boolean({
      nullable: true,
      description: 'false leaves listings under offer out',
      resolve: ({ isUnderOffer }) => isUnderOffer,
    }),
  }),
});
