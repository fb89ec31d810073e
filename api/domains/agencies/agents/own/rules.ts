import { localDate } from '@verandah/market';
import type { Database } from '../../../../platform/database/public.ts';
import type { Page, Paging } from '../../../../platform/paging.ts';
import type { Viewer } from '../../../../platform/identity/public.ts';
import { checkInput } from '../../../../platform/text-input.ts';
import { invalidInput, notFound, Refusal } from '../../../../platform/problems/public.ts';
import * as v from 'valibot';
import { signedInAgent, type OwnAgent } from '../viewer-agent.ts';
import { changeOutcome, changeOwnListing, type Change, type EditableRow } from './change.ts';
import { editedColumns } from './edited-columns.ts';
import { completionInput, editInput, inspectionsInput, outcomeInput } from './edit-input.ts';
import { dismissFlag, ownCounts, ownListingIds, ownListings, type OwnListingFilter } from './own-store.ts';
import type { OwnListing, OwnState } from './own-listing.ts';

/** @throws {Refusal} signed-out; forbidden unless the caller is an agent */
export async function listOwn(
  database: Database,
  viewer: Viewer | null,
  filter: OwnListingFilter,
  paging: Paging,
): Promise<Page<OwnListing> & { readonly counts: Readonly<Record<OwnState, number>> }> {
  const { agentId } = await signedInAgent(database, viewer);
  const { total, results } = await ownListingIds(database, agentId, filter, paging);
  return { total, results: await ownListings(database, agentId, results), counts: await ownCounts(database, agentId) };
}

/** @throws {Refusal} signed-out; forbidden unless the caller is an agent; not-found for others' listings */
export async function readOwn(database: Database, viewer: Viewer | null, id: number): Promise<OwnListing> {
  return readOwnListing(database, await signedInAgent(database, viewer), id);
}

async function readOwnListing(database: Database, { agentId }: OwnAgent, id: number): Promise<OwnListing> {
  const [listing] = await ownListings(database, agentId, [id]);
  if (listing === undefined) throw notFound('listing of yours');
  return listing;
}

async function applyChange(
  database: Database,
  viewer: Viewer | null,
  id: number,
  decide: (row: EditableRow) => Change,
  seen?: string,
): Promise<OwnListing> {
  const agent = await signedInAgent(database, viewer);
  await changeOwnListing(database, agent, id, decide, seen);
  return readOwnListing(database, agent, id);
}

/**
 * Changes the fields that agents may edit; absent fields stay. The state's price law applies as for imports.
 * @param seen the listing's `updatedAt` when the agent read it; a conflict if it has changed since
 * @throws {Refusal} signed-out; forbidden unless the caller is an agent; not-found for others' listings; invalid;
 * conflict for removed ones and those changed since `seen`
 */
export async function editOwn(
  database: Database,
  viewer: Viewer | null,
  id: number,
  input: unknown,
  seen?: string,
): Promise<OwnListing> {
  await signedInAgent(database, viewer);
  const edit = checkInput(editInput, input);
  return applyChange(database, viewer, id, (row) => editedColumns(row, edit), seen);
}

/** Manually created listings need a price before publication; listings of feeds were validated on import. */
function checkPriced(row: EditableRow): void {
  if (
    row.search_price !== null ||
    (row.listing_class === 'sale' && row.price_text !== null) ||
    row.status === 'completed'
  )
    return;
  const what =
    row.listing_class === 'rental' ? 'the rent a week' : 'a price, or a display price such as “Contact agent”';
  throw new Refusal('conflict', `Visitors would not see the price: save ${what} first.`);
}

/** Sets all coming inspections. @throws {Refusal} as `editOwn`; conflict if it is no longer on offer */
export async function setInspections(
  database: Database,
  viewer: Viewer | null,
  id: number,
  input: unknown,
  seen?: string,
): Promise<OwnListing> {
  await signedInAgent(database, viewer);
  const { inspections } = checkInput(v.strictObject({ inspections: inspectionsInput }), { inspections: input });
  return applyChange(
    database,
    viewer,
    id,
    (row) => {
      onOffer(row);
      const zone = row.time_zone ?? 'Australia/Melbourne';
      return {
        inspections: inspections.map(({ startsAt, endsAt }) => ({
          starts_at: startsAt,
          ends_at: endsAt,
          local_date: localDate(startsAt.getTime(), zone),
        })),
      };
    },
    seen,
  );
}

function onOffer(row: EditableRow): void {
  if (row.status !== 'available') throw new Refusal('conflict', 'This home is no longer on the market.');
}

/** @throws {Refusal} as `editOwn`; conflict if it is no longer on offer */
export function setUnderOffer(
  database: Database,
  viewer: Viewer | null,
  id: number,
  underOffer: boolean,
): Promise<OwnListing> {
  return applyChange(database, viewer, id, (row) => {
    onOffer(row);
    return { under_offer: underOffer };
  });
}

/** Marks a home as sold or leased, or corrects how. @throws {Refusal} as `editOwn` */
export async function completeListing(
  database: Database,
  viewer: Viewer | null,
  id: number,
  input: unknown,
): Promise<OwnListing> {
  await signedInAgent(database, viewer);
  const { completedOn, price, priceVisible } = checkInput(completionInput, input);
  return applyChange(database, viewer, id, (row) => ({
    status: 'completed',
    status_type: row.listing_class === 'sale' ? 'sold' : 'leased',
    under_offer: false,
    completed_on: completedOn,
    completed_price: price,
    completed_price_visible: priceVisible,
  }));
}

/**
 * Enters how the auction of a home ended, or clears that.
 * @throws {Refusal} as `editOwn`; conflict where the feed states it
 */
export async function setAuctionResult(
  database: Database,
  viewer: Viewer | null,
  id: number,
  input: unknown,
): Promise<OwnListing> {
  const agent = await signedInAgent(database, viewer);
  const { result, heldOn } = checkInput(outcomeInput, input);
  await changeOutcome(database, agent.agentId, id, ({ listing_class }) => {
    if (listing_class === 'rental') throw invalidInput({ field: 'result', message: 'Rentals can’t have an auction.' });
    return result && { result, day: heldOn };
  });
  return readOwnListing(database, agent, id);
}

/** Reverts a sale or lease: the home is on offer again. @throws {Refusal} as `editOwn` */
export function reopenListing(database: Database, viewer: Viewer | null, id: number): Promise<OwnListing> {
  return applyChange(database, viewer, id, (row) => ({
    status: 'available',
    status_type: row.listing_class === 'sale' ? 'buy' : 'rent',
    completed_on: null,
    completed_price: null,
    completed_price_visible: false,
  }));
}

/**
 * Publishes a draft, or turns a listing into a draft.
 * @throws {Refusal} as `editOwn`; conflict if it can't be published
 */
export function setPublished(
  database: Database,
  viewer: Viewer | null,
  id: number,
  published: boolean,
): Promise<OwnListing> {
  return applyChange(database, viewer, id, (row) => {
    if (published && row.feed_publishes === false)
      throw new Refusal(
        'conflict',
        'Your feed’s record for this listing is incomplete. See the feed report, then send it again.',
      );
    if (published && row.locality_id === null)
      throw new Refusal('conflict', 'Add a suburb before you publish this listing.');
    if (published && row.feed_kind === null) checkPriced(row);
    return { published };
  });
}

/** Dismisses a finding of a check. @throws {Refusal} signed-out; forbidden; not-found */
export async function dismissOwnFlag(
  database: Database,
  viewer: Viewer | null,
  id: number,
  rule: string,
): Promise<OwnListing> {
  const agent = await signedInAgent(database, viewer);
  if (!(await dismissFlag(database, agent.agentId, id, rule))) throw notFound('flag');
  return readOwnListing(database, agent, id);
}
