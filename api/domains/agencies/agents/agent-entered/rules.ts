import type { Database } from '../../../../platform/database/public.ts';
import type { Viewer } from '../../../../platform/identity/public.ts';
import { checkInput } from '../../../../platform/text-input.ts';
import { Refusal } from '../../../../platform/problems/public.ts';
import type { OwnListing } from '../own/own-listing.ts';
import { readOwn } from '../own/rules.ts';
import { signedInAgent } from '../viewer-agent.ts';
import { changeHandMade, type DecideHome, type HandMadeRow } from './change.ts';
import { changedHome } from './changed-home.ts';
import { homeInput } from './home-input.ts';

export async function changeListing(
  database: Database,
  viewer: Viewer | null,
  id: number,
  decide: DecideHome,
  seen?: string,
): Promise<OwnListing> {
  const { agentId } = await signedInAgent(database, viewer);
  await changeHandMade(database, agentId, id, decide, seen);
  return readOwn(database, viewer, id);
}

/** @throws {Refusal} conflict */
export function onTheMarket(row: HandMadeRow): void {
  if (row.status === 'removed')
    throw new Refusal('conflict', 'This listing has been withdrawn. Restore it as a draft first.');
}

/**
 * Changes address, pin, kind, sizes and video of an agent-entered listing; absent fields stay. Without a pin
 * its position is approximate and follows its address.
 * @throws {Refusal} signed-out; forbidden unless the caller is an agent; not-found for others' listings; invalid;
 * conflict for a feed's listing, a withdrawn one and one changed since `seen`
 */
export async function changeHome(
  database: Database,
  viewer: Viewer | null,
  id: number,
  input: unknown,
  seen?: string,
): Promise<OwnListing> {
  await signedInAgent(database, viewer);
  const home = checkInput(homeInput, input);
  return changeListing(
    database,
    viewer,
    id,
    (row, transaction) => {
      onTheMarket(row);
      return changedHome(row, transaction, home);
    },
    seen,
  );
}

/**
 * Takes an agent-entered listing off the market.
 * @throws {Refusal} as `changeHome`; conflict for what was sold or leased
 */
export function withdrawListing(database: Database, viewer: Viewer | null, id: number): Promise<OwnListing> {
  return changeListing(database, viewer, id, (row) => {
    if (row.status === 'completed')
      throw new Refusal(
        'conflict',
        'Sold and leased listings stay on record. If this was a mistake, put the listing back on the market first.',
      );
    return { status: 'removed' };
  });
}

/**
 * Restores a withdrawn listing as a draft, to be reviewed and published again.
 * @throws {Refusal} as `changeHome`; conflict for what was not withdrawn
 */
export function takeBack(database: Database, viewer: Viewer | null, id: number): Promise<OwnListing> {
  return changeListing(database, viewer, id, (row) => {
    if (row.status !== 'removed') throw new Refusal('conflict', 'This listing hasn’t been withdrawn.');
    return { status: 'available', published: false };
  });
}
