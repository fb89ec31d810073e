import DataLoader from 'dataloader';
import type { Database } from '../../platform/database/public.ts';
import { comingInspections, type InspectionView } from './inspection-store.ts';
import { listingRows } from './listing-row.ts';
import type { ListingView } from './listing-view.ts';
import { agentsOfListings, officesById, type AgentView, type OfficeView } from './people-store.ts';
import type { Moment } from '../../platform/moment.ts';
import { listingView } from './view.ts';

/** Look-ups of one request: what a page of cards needs is fetched in one statement per kind, not one per card. */
export interface ListingLoaders {
  readonly listing: DataLoader<number, ListingView | null>;
  readonly agents: DataLoader<number, readonly AgentView[]>;
  readonly inspections: DataLoader<number, readonly InspectionView[]>;
  readonly office: DataLoader<number, OfficeView | null>;
}

export function listingLoaders(database: Database, now: Moment): ListingLoaders {
  return {
    listing: new DataLoader(async (ids) => {
      const views = new Map((await listingRows(database, ids)).map((row) => [row.id, listingView(row)]));
      return ids.map((id) => views.get(id) ?? null);
    }),
    agents: new DataLoader(async (ids) => {
      const agents = await agentsOfListings(database, ids);
      return ids.map((id) => agents.get(id) ?? []);
    }),
    inspections: new DataLoader(async (ids) => {
      const inspections = await comingInspections(database, ids, now);
      return ids.map((id) => inspections.get(id) ?? []);
    }),
    office: new DataLoader(async (ids) => {
      const offices = new Map((await officesById(database, ids)).map((office) => [office.id, office]));
      return ids.map((id) => offices.get(id) ?? null);
    }),
  };
}

/** The listings of some ids in their order; those that are gone in the meantime are left out. */
export async function listingsInOrder(loaders: ListingLoaders, ids: readonly number[]): Promise<ListingView[]> {
  const found = await loaders.listing.loadMany(ids);
  return found.flatMap((view) => {
    if (view instanceof Error) throw view;
    return view === null ? [] : [view];
  });
}

declare module '../../platform/graph/context.ts' {
  interface GraphContext {
    readonly listings: ListingLoaders;
  }
}
