import DataLoader from 'dataloader';
import type { CachedEntities } from '../../platform/changes/public.ts';
import type { Database } from '../../platform/database/public.ts';
import type { Moment } from '../../platform/moment.ts';
import { idInUri, listIds, type ListingList } from './find-listings.ts';
import { atMoment, loadedListings, type LoadedListing } from './loaded-listing.ts';
import { wholeListingsById, type WholeListing } from './listing-row.ts';
import type { AgentView, InspectionView, ListingView, ListedOffice } from './listing-view.ts';
import type { OtherListing } from './merging/other-listing.ts';
import { officesById } from './people-store.ts';
import { listingView } from './view.ts';

/** Look-ups of one request: what a page of cards needs is fetched in one statement, not in several for each card. */
export interface ListingLoaders {
  /** With what may have to stay hidden: only for rules of listings. */
  readonly whole: DataLoader<number, WholeListing | null>;
  readonly listing: DataLoader<number, ListingView | null>;
  /** As visitors would see it, published or not: only for who offers it. */
  readonly preview: DataLoader<number, ListingView | null>;
  /** By the id that a uri ends in, which former ones keep; a removed listing's view names its successor. */
  readonly byUri: DataLoader<string, ListingView | null>;
  readonly agents: DataLoader<number, readonly AgentView[]>;
  readonly inspections: DataLoader<number, readonly InspectionView[]>;
  /** Other offices' open listings of the same home. */
  readonly others: DataLoader<number, readonly OtherListing[]>;
  readonly office: DataLoader<number, ListedOffice | null>;
  readonly lists: DataLoader<ListingList, readonly number[]>;
}

/** @param cachedEntities of the operation; without them nothing is read from a cache */
export function listingLoaders(database: Database, now: Moment, cachedEntities?: CachedEntities): ListingLoaders {
  const office = new DataLoader<number, ListedOffice | null>(async (ids) => {
    const offices = new Map((await officesById(database, ids)).map((each) => [each.id, each]));
    return ids.map((id) => offices.get(id) ?? null);
  });
  /** The offices of listings that were loaded come with them. */
  const noteOffice = (found: LoadedListing | null): void => {
    const own = found?.whole.office;
    if (own) office.prime(own.id, own);
  };
  const loaded = new DataLoader<number, LoadedListing | null>(async (ids) => {
    const keys = ids.map((id) => ({ id, now }));
    const found = await (cachedEntities
      ? cachedEntities.ofMany(loadedListings, keys)
      : loadedListings.read(database, keys));
    found.forEach(noteOffice);
    return found;
  });
  const ofLoaded = <Part>(part: (found: LoadedListing | null) => Part): DataLoader<number, Part> =>
    new DataLoader<number, Part>(
      async (ids) => (await loaded.loadMany(ids)).map((found) => (found instanceof Error ? found : part(found))),
      { batch: false },
    );
  const views = ofLoaded((found) => found?.view ?? null);
  const agents = ofLoaded((found) => found?.whole.agents ?? []);
  const inspections = ofLoaded((found) => (found ? atMoment(found.whole, now).inspections : []));
  const preview = new DataLoader<number, ListingView | null>(async (ids) => {
    const found = new Map(
      (await wholeListingsById(database, ids, now, { withDrafts: true })).map((whole) => [whole.row.id, whole]),
    );
    return ids.map((id) => {
      const whole = found.get(id);
      if (!whole) return null;
      // What belongs to a draft is found by no other look-up.
      agents.clear(id).prime(id, whole.agents);
      inspections.clear(id).prime(id, whole.inspections);
      if (whole.office) office.prime(whole.office.id, whole.office);
      return listingView(whole.row);
    });
  });
  return {
    whole: ofLoaded((found) => found && atMoment(found.whole, now)),
    listing: views,
    preview,
    byUri: new DataLoader((uris) => views.loadMany(uris.map(idInUri)), { batch: false }),
    agents,
    inspections,
    others: ofLoaded((found) => found?.whole.others ?? []),
    office,
    lists: new DataLoader((lists) => listIds(database, lists)),
  };
}

/** Listings of some ids in their order; those deleted meanwhile are omitted. */
export async function listingsOf({ whole }: ListingLoaders, ids: readonly number[]): Promise<WholeListing[]> {
  return presentOnly(await whole.loadMany(ids));
}

/** The same as views. */
export async function listingsInOrder({ listing }: ListingLoaders, ids: readonly number[]): Promise<ListingView[]> {
  return presentOnly(await listing.loadMany(ids));
}

/** @throws {Error} of the first that could not be loaded */
function presentOnly<Found>(found: readonly (Found | Error | null)[]): Found[] {
  return found.flatMap((each) => {
    if (each instanceof Error) throw each;
    return each === null ? [] : [each];
  });
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
