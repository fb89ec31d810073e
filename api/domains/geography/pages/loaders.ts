import DataLoader from 'dataloader';
import { followedAmong, followerCounts } from '../../members/follows/public.ts';
import type { EntityKind } from '../../../platform/changes/public.ts';
import type { GraphContext } from '../../../platform/graph/public.ts';
import {
  type PlaceRatings,
  type ProsAndCons,
  placeProsAndCons,
  placeRatings,
  ratingSummariesOfRegions,
  suburbRating,
  type RatingSummary,
} from '../../community/public.ts';
import { aroundSuburb, type AroundSuburb } from './census/store.ts';
import {
  listingIdsIn,
  type ListingsIn,
  listingCountsOf,
  listingCountsOfRegions,
  noListings,
  type ModeCounts,
  stateListingCounts,
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
  const { database, cachedEntities, viewer } = context;
  const ofMany = <Value>(read: (ids: readonly number[]) => Promise<ReadonlyMap<number, Value>>, none: Value) =>
    new DataLoader<number, Value>(async (ids) => {
      const found = await read(ids);
      return ids.map((id) => found.get(id) ?? none);
    });
  const entitiesOf = <Key, Value>(kind: EntityKind<Key, Value>) =>
    new DataLoader<Key, Value>((keys) => cachedEntities.ofMany(kind, keys));
  const entitiesIn = <Value>(kind: EntityKind<PlaceScope, Value>) =>
    new DataLoader<PlaceScope, Value, string>((scopes) => cachedEntities.ofMany(kind, scopes), {
      cacheKeyFn: scopeKey,
    });
  const loaders: PlaceLoaders = {
    listingCounts: ofMany((ids) => listingCountsOf(database, ids), noListings),
    rating: entitiesOf(suburbRating),
    regionListingCounts: ofMany((ids) => listingCountsOfRegions(database, ids), noListings),
    stateListingCounts: entitiesOf(stateListingCounts),
    regionRating: ofMany((ids) => ratingSummariesOfRegions(database, ids), noRating),
    followers: ofMany((ids) => followerCounts(database, 'location', ids), 0),
    followed: new DataLoader(async (ids) => {
      const followed = viewer === null ? new Set() : await followedAmong(database, viewer.memberId, 'location', ids);
      return ids.map((id) => followed.has(id));
    }),
    around: entitiesOf(aroundSuburb),
    ratings: entitiesIn(placeRatings),
    prosAndCons: entitiesIn(placeProsAndCons),
    listingIds: new DataLoader((lists) => listingIdsIn(database, lists)),
  };
  made.set(context, loaders);
  return loaders;
}
