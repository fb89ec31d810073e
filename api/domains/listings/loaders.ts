import DataLoader from 'dataloader';
import type { CachedEntities } from '../../platform/changes/public.ts';
import type { Database } from '../../platform/database/public.ts';
import type { Moment } from '../../platform/moment.ts';
import { idInUri, listIds, type ListingList } from './find-listings.ts';
import { atMoment, comingAt, loadedListings, type LoadedListing } from './loaded-listing.ts';
import { wholeListingsById, type WholeListing } from './listing-row.ts';
import type { AgentView, InspectionView, ListingView, ListedOffice } from './listing-view.ts';
import type { OtherListing } from './merging/other-listing.ts';
import { officesById } from './people-store.ts';
import { listingView } from './view.ts';

/** A look-up that returns at once what the request already has: a page of cards waits for it a hundred times. */
export interface LookUp<Key, Value> {
  readonly load: (key: Key) => Value | Promise<Value>;
}

/** Uses what a look-up returns, at once if it is there. */
export const whenFound = <Value, Result>(
  found: Value | Promise<Value>,
  use: (value: Value) => Result,
): Result | Promise<Result> => (found instanceof Promise ? found.then(use) : use(found));

/** Look-ups of one request: what a page of cards needs is fetched in one statement, not in several for each card. */
export interface ListingLoaders {
  /** With what may have to stay hidden: only for rules of listings. */
  readonly whole: LookUp<number, WholeListing | null>;
  readonly listing: LookUp<number, ListingView | null>;
  /** The same for a listing that an earlier write of the operation may have changed. */
  reread(id: number): Promise<ListingView | null>;
  /** As visitors would see it, published or not: only for who offers it. */
  readonly preview: DataLoader<number, ListingView | null>;
  /** By the id that a uri ends in, which former ones keep; a removed listing's view names its successor. */
  readonly byUri: LookUp<string, ListingView | null>;
  readonly agents: LookUp<number, readonly AgentView[]>;
  readonly inspections: LookUp<number, readonly InspectionView[]>;
  /** Other offices' open listings of the same home. */
  readonly others: LookUp<number, readonly OtherListing[]>;
  readonly office: LookUp<number, ListedOffice | null>;
  readonly lists: DataLoader<ListingList, readonly number[]>;
}

/** @param cachedEntities of the operation; without them nothing is read from a cache */
export function listingLoaders(database: Database, now: Moment, cachedEntities?: CachedEntities): ListingLoaders {
  const offices = new Map<number, ListedOffice>();
  const otherOffices = new DataLoader<number, ListedOffice | null>(async (ids) => {
    const read = new Map((await officesById(database, ids)).map((each) => [each.id, each]));
    return ids.map((id) => read.get(id) ?? null);
  });
  /** The offices of listings come with them. */
  const noteOffice = ({ office }: WholeListing): void => {
    if (office) offices.set(office.id, office);
  };
  const known = new Map<number, LoadedListing | null>();
  const loaded = new DataLoader<number, LoadedListing | null>(async (ids) => {
    const keys = ids.map((id) => ({ id, now }));
    const found = await (cachedEntities
      ? cachedEntities.ofMany(loadedListings, keys)
      : loadedListings.read(database, keys));
    for (const [at, each] of found.entries()) {
      known.set(ids[at] as number, each);
      if (each) noteOffice(each.whole);
    }
    return found;
  });
  const ofLoaded = <Part>(part: (found: LoadedListing | null) => Part): LookUp<number, Part> => ({
    load: (id) => {
      const found = known.get(id);
      return found === undefined ? loaded.load(id).then(part) : part(found);
    },
  });
  const viewOf = (found: LoadedListing | null): ListingView | null => found?.view ?? null;
  const views = ofLoaded(viewOf);
  /** What belongs to a draft is found by no other look-up. */
  const drafts = new Map<number, WholeListing>();
  const withDrafts = <Part>(
    { load }: LookUp<number, Part>,
    part: (draft: WholeListing) => Part,
  ): LookUp<number, Part> => ({
    load: (id) => {
      const draft = drafts.get(id);
      return draft ? part(draft) : load(id);
    },
  });
  const coming = ({ inspections }: WholeListing): readonly InspectionView[] => comingAt(inspections, now);
  return {
    whole: ofLoaded((found) => found && atMoment(found.whole, now)),
    listing: views,
    reread(id) {
      known.delete(id);
      return loaded.clear(id).load(id).then(viewOf);
    },
    preview: new DataLoader<number, ListingView | null>(async (ids) => {
      for (const whole of await wholeListingsById(database, ids, now, { withDrafts: true })) {
        drafts.set(whole.row.id, whole);
        noteOffice(whole);
      }
      return ids.map((id) => {
        const draft = drafts.get(id);
        return draft ? listingView(draft.row) : null;
      });
    }),
    byUri: { load: (uri) => views.load(idInUri(uri)) },
    agents: withDrafts(
      ofLoaded((found) => found?.whole.agents ?? []),
      ({ agents }) => agents,
    ),
    inspections: withDrafts(
      ofLoaded((found) => (found ? coming(found.whole) : [])),
      coming,
    ),
    others: ofLoaded((found) => found?.whole.others ?? []),
    office: { load: (id) => offices.get(id) ?? otherOffices.load(id) },
    lists: new DataLoader((lists) => listIds(database, lists)),
  };
}

/** Listings of some ids in their order; those deleted meanwhile are omitted. */
export const listingsOf = ({ whole }: ListingLoaders, ids: readonly number[]): Promise<WholeListing[]> =>
  presentOf(whole, ids);

/** The same as views. */
export const listingsInOrder = ({ listing }: ListingLoaders, ids: readonly number[]): Promise<ListingView[]> =>
  presentOf(listing, ids);

/** What is found of some keys, in their order. */
export async function presentOf<Key, Value>(
  { load }: LookUp<Key, Value | null>,
  keys: readonly Key[],
): Promise<Value[]> {
  const found: (Value | null)[] = await Promise.all(keys.map((key) => Promise.resolve(load(key))));
  return found.filter((each) => each !== null);
}

/**
 * Ids of a list beside a listing. The listing's own look-up comes first for each of them, so that all lists of a page
 * are read in one statement.
 */
export async function idsBeside(
  { whole, lists }: ListingLoaders,
  list: ListingList & { readonly id: number },
): Promise<readonly number[]> {
  await whole.load(list.id);
  return lists.load(list);
}

declare module '../../platform/graph/context.ts' {
  interface GraphContext {
    readonly listings: ListingLoaders;
  }
}
