import DataLoader from 'dataloader';
import { followedAmong, followerCounts } from '../follows/public.ts';
import type { GraphContext } from '../../platform/graph/public.ts';
import {
  type PlaceRatings,
  type ProsAndCons,
  prosAndConsIn,
  ratingsIn,
  ratingSummaries,
  ratingSummariesOfRegions,
  type RatingSummary,
} from '../community/public.ts';
import { aroundSuburbs, nothingAround, type AroundSuburb } from './census/store.ts';
import {
  listingIdsIn,
  type ListingsIn,
  listingCountsOf,
  listingCountsOfRegions,
  listingCountsOfStates,
  noListings,
  type ModeCounts,
} from './listing-store.ts';
import { type PlaceScope, scopeKey } from '../locations/public.ts';

/** Data loaders of an operation: one statement per kind of data for a list of suburbs, shared by fields. */
export interface PlaceLoaders {
  readonly listingCounts: DataLoader<number, ModeCounts>;
  readonly rating: DataLoader<number, RatingSummary>;
  /** … of regions. */
  readonly regionListingCounts: DataLoader<number, ModeCounts>;
  /** … of states. */
  readonly stateListingCounts: DataLoader<string, ModeCounts>;
  readonly regionRating: DataLoader<number, RatingSummary>;
  readonly followers: DataLoader<number, number>;
  readonly followed: DataLoader<number, boolean>;
  /** The region of a suburb and its figures of the Census. */
  readonly around: DataLoader<number, AroundSuburb>;
  readonly ratings: DataLoader<PlaceScope, PlaceRatings, string>;
  readonly prosAndCons: DataLoader<PlaceScope, ProsAndCons, string>;
  readonly listingIds: DataLoader<ListingsIn, readonly number[]>;
}

const noRating: RatingSummary = { average: null, count: 0 };
const made = new WeakMap<GraphContext, PlaceLoaders>();

export function placeLoaders(context: GraphContext): PlaceLoaders {
  const known = made.get(context);
  if (known) return known;
  const { database, viewer } = context;
  const ofMany = <Value, Id = number>(read: (ids: readonly Id[]) => Promise<ReadonlyMap<Id, Value>>, none: Value) =>
    new DataLoader<Id, Value>(async (ids) => {
      const found = await read(ids);
      return ids.map((id) => found.get(id) ?? none);
    });
  const ofOne = <Value>(read: (scope: PlaceScope) => Promise<Value>) =>
    new DataLoader<PlaceScope, Value, string>((scopes) => Promise.all(scopes.map(read)), { cacheKeyFn: scopeKey });
  const loaders: PlaceLoaders = {
    listingCounts: ofMany((ids) => listingCountsOf(database, ids), noListings),
    rating: ofMany((ids) => ratingSummaries(database, ids), noRating),
    regionListingCounts: ofMany((ids) => listingCountsOfRegions(database, ids), noListings),
    stateListingCounts: ofMany((codes: readonly string[]) => listingCountsOfStates(database, codes), noListings),
    regionRating: ofMany((ids) => ratingSummariesOfRegions(database, ids), noRating),
    followers: ofMany((ids) => followerCounts(database, 'location', ids), 0),
    followed: new DataLoader(async (ids) => {
      const followed = viewer === null ? new Set() : await followedAmong(database, viewer.memberId, 'location', ids);
      return ids.map((id) => followed.has(id));
    }),
    around: ofMany((ids) => aroundSuburbs(database, ids), nothingAround),
    ratings: ofOne((scope) => ratingsIn(database, scope)),
    prosAndCons: ofOne((scope) => prosAndConsIn(database, scope)),
    listingIds: new DataLoader((lists) => listingIdsIn(database, lists)),
  };
  made.set(context, loaders);
  return loaders;
}
