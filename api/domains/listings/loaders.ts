import DataLoader from 'dataloader';
import type { Database } from '../../platform/database/public.ts';
import type { Moment } from '../../platform/moment.ts';
import { listIds, type ListingList } from './find-listings.ts';
import type { InspectionView } from './inspection-store.ts';
import { wholeListingByUri, wholeListingsById, type WholeListing } from './listing-row.ts';
import type { ListingView } from './listing-view.ts';
import { officesById, type AgentView, type OfficeView } from './people-store.ts';
import { listingView } from './view.ts';

/** Look-ups of one request: what a page of cards needs is fetched in one statement, not in several for each card. */
export interface ListingLoaders {
  /** With what may have to stay hidden: only for rules of listings. */
  readonly whole: DataLoader<number, WholeListing | null>;
  readonly listing: DataLoader<number, ListingView | null>;
  readonly byUri: DataLoader<string, ListingView | null>;
  readonly agents: DataLoader<number, readonly AgentView[]>;
  readonly inspections: DataLoader<number, readonly InspectionView[]>;
  readonly office: DataLoader<number, OfficeView | null>;
  readonly lists: DataLoader<ListingList, readonly number[]>;
}

export function listingLoaders(database: Database, now: Moment): ListingLoaders {
  /** The offices of listings that were loaded come with them. */
  const noteOffice = ({ office: found }: WholeListing): void => {
    if (found) office.prime(found.id, found);
  };
  const whole = new DataLoader<number, WholeListing | null>(async (ids) => {
    const found = new Map((await wholeListingsById(database, ids, now)).map((listing) => [listing.row.id, listing]));
    for (const listing of found.values()) noteOffice(listing);
    return ids.map((id) => found.get(id) ?? null);
  });
  const office = new DataLoader<number, OfficeView | null>(async (ids) => {
    const offices = new Map((await officesById(database, ids)).map((each) => [each.id, each]));
    return ids.map((id) => offices.get(id) ?? null);
  });
  const listing = new DataLoader<number, ListingView | null>(
    async (ids) =>
      (await whole.loadMany(ids)).map((found) => (found instanceof Error ? found : found && listingView(found.row))),
    { batch: false },
  );
  const ofWhole = <Part>(part: (listing: WholeListing | null) => Part): DataLoader<number, Part> =>
    new DataLoader<number, Part>(
      async (ids) => (await whole.loadMany(ids)).map((found) => (found instanceof Error ? found : part(found))),
      { batch: false },
    );
  return {
    whole,
    listing,
    byUri: new DataLoader(async (uris) =>
      Promise.all(
        uris.map(async (uri) => {
          const found = await wholeListingByUri(database, uri, now);
          if (!found) return null;
          noteOffice(found);
          whole.prime(found.row.id, found);
          return listing.load(found.row.id);
        }),
      ),
    ),
    agents: ofWhole((found) => found?.agents ?? []),
    inspections: ofWhole((found) => found?.inspections ?? []),
    office,
    lists: new DataLoader((lists) => listIds(database, lists)),
  };
}

/** Listings of some ids in their order; those that are gone in the meantime are left out. */
export async function listingsOf({ whole }: ListingLoaders, ids: readonly number[]): Promise<WholeListing[]> {
  return present(await whole.loadMany(ids));
}

/** The same as views. */
export async function listingsInOrder({ listing }: ListingLoaders, ids: readonly number[]): Promise<ListingView[]> {
  return present(await listing.loadMany(ids));
}

/** @throws {Error} of the first that could not be loaded */
function present<Found>(found: readonly (Found | Error | null)[]): Found[] {
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
