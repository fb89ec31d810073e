import { localDate } from '@verandah/market';
import { mediansOf, PlaceMediansType } from '../../listings/public.ts';
import { placeLoaders } from './loaders.ts';
import type { RatingSummary } from '../../community/public.ts';
import { listingCountsIn, type ModeCounts } from './listing-store.ts';
import { builder } from '../../../platform/graph/public.ts';
import { Location } from '../locations/public.ts';

const RatingSummaryType = builder.objectRef<RatingSummary>('LocationRatingSummary').implement({
  description: 'Stars that members gave.',
  fields: (t) => ({
    average: t.exposeFloat('average', {
      nullable: true,
      description: 'Average, to one decimal; absent without reviews.',
    }),
    count: t.exposeInt('count', { description: 'Published reviews.' }),
  }),
});

export const LocationListingCounts = builder.objectRef<ModeCounts>('LocationListingCounts').implement({
  description: 'Number of listings found by searches of the location.',
  fields: (t) => ({
    buy: t.exposeInt('buy', { description: 'Homes for sale.' }),
    rent: t.exposeInt('rent', { description: 'Homes for rent.' }),
    sold: t.exposeInt('sold', { description: 'Sold homes.' }),
    leased: t.exposeInt('leased', { description: 'Leased homes.' }),
  }),
});

// Fields of a location from other domains.
builder.objectFields(Location, (t) => ({
  medians: t.field({
    type: PlaceMediansType,
    description: 'Medians of its homes.',
    resolve({ scope, timeZone }, _, { database, now, lists }) {
      lists.spend();
      return mediansOf(database, scope, localDate(Date.parse(now.iso), timeZone));
    },
  }),
  listingCounts: t.field({
    type: LocationListingCounts,
    description: 'Number of current, sold and leased listings in it.',
    resolve({ scope }, _, context) {
      if (scope.kind === 'suburb') return placeLoaders(context).listingCounts.load(scope.localityId);
      if (scope.kind === 'region') return placeLoaders(context).regionListingCounts.load(scope.regionId);
      context.lists.spend();
      return scope.kind === 'state'
        ? placeLoaders(context).stateListingCounts.load(scope.stateCode)
        : listingCountsIn(context.database, scope);
    },
  }),
  rating: t.field({
    type: RatingSummaryType,
    description: 'Rating from reviews.',
    resolve({ scope }, _, context) {
      if (scope.kind === 'suburb') return placeLoaders(context).rating.load(scope.localityId);
      if (scope.kind === 'region') return placeLoaders(context).regionRating.load(scope.regionId);
      context.lists.spend();
      return placeLoaders(context).ratings.load(scope);
    },
  }),
  followerCount: t.int({
    description: 'Number of members who follow the suburb. Only suburbs can be followed.',
    resolve: ({ localityId }, _, context) =>
      localityId === null ? 0 : placeLoaders(context).followers.load(localityId),
  }),
  isFollowing: t.boolean({
    description: 'Whether the caller follows it.',
    resolve: ({ localityId }, _, context) =>
      localityId === null ? false : placeLoaders(context).followed.load(localityId),
  }),
}));
