import { inTransaction, type Database } from '../../../platform/database/public.ts';
import { signedIn, type Viewer } from '../../../platform/identity/public.ts';
import { notFound, Refusal } from '../../../platform/problems/public.ts';
import { checkInput } from '../../../platform/text-input.ts';
import { suburbBy } from '../../geography/locations/public.ts';
import { findProperty, valueProperty, type Estimate } from '../../geography/pages/public.ts';
import { listingLoaders } from '../../listings/public.ts';
import { lockMember } from '../../members/public.ts';
import type { Moment } from '../../../platform/moment.ts';
import { homeInput, mostClaimed, type ClaimedHome, type HomeInput, type PropertyPath } from './claimed-home.ts';
import { deleteHome, homeAt, homesOf, writeHome } from './store.ts';

/** The viewer's claimed homes. @throws {Refusal} signed-out */
export const ownHomes = (database: Database, caller: Viewer | null): Promise<ClaimedHome[]> =>
  homesOf(database, signedIn(caller).memberId);

/** The viewer's claim of a property; null without one. @throws {Refusal} signed-out */
export async function ownHome(
  database: Database,
  caller: Viewer | null,
  path: PropertyPath,
): Promise<ClaimedHome | null> {
  const { memberId } = signedIn(caller);
  const suburb = await suburbBy(database, path.suburb);
  return (suburb && (await homeAt(database, memberId, suburb.id, path))) ?? null;
}

/**
 * Claims a property for the viewer, or changes what they state about it. A property whose address is no longer public
 * can only be changed.
 * @throws {Refusal} signed-out, invalid, not-found, conflict for more than `mostClaimed`
 */
export async function claimHome(
  database: Database,
  caller: Viewer | null,
  path: PropertyPath,
  given: HomeInput,
  now: Moment,
): Promise<ClaimedHome> {
  const { memberId } = signedIn(caller);
  const input = checkInput(homeInput, given);
  const claimed = (await ownHome(database, caller, path)) ?? (await publicProperty(database, path, now));
  return inTransaction(database, async (transaction) => {
    // One after the other, so that the limit holds.
    await lockMember(transaction, memberId);
    const id = await writeHome(transaction, memberId, claimed, input);
    const homes = await homesOf(transaction, memberId);
    const home = homes.find((each) => each.id === id);
    if (homes.length > mostClaimed)
      throw new Refusal('conflict', `You can have up to ${mostClaimed} homes. Remove one first.`);
    if (home === undefined) throw new Error(`The claimed home ${id} is missing.`);
    return home;
  });
}

/** What is stored of a property. @throws {Refusal} not-found unless a published listing shows its address */
async function publicProperty(
  database: Database,
  { suburb, street, property }: PropertyPath,
  now: Moment,
): Promise<Pick<ClaimedHome, 'localityId' | 'street' | 'property' | 'address'>> {
  const found = await findProperty(database, suburb, street, property);
  if (found === null) throw notFound('property');
  const latest = await listingLoaders(database, now).listing.load(found.listingIds[0] ?? 0);
  if (!latest?.address.street) throw notFound('property');
  return {
    localityId: found.localityId,
    street: found.streetSlug,
    property: found.slug,
    address: latest.address.street,
  };
}

/** Forgets a claimed home of the viewer. @throws {Refusal} signed-out, not-found */
export async function unclaimHome(database: Database, caller: Viewer | null, id: number): Promise<void> {
  if (!(await deleteHome(database, signedIn(caller).memberId, id))) throw notFound('claimed home');
}

/**
 * What a claimed home might sell for, by what its member states about it; null for kinds without medians and where
 * there are too few sales.
 * @param now milliseconds since 1970
 */
export async function homeEstimate(
  database: Database,
  { localityId, street, property, propertyType, bedrooms }: ClaimedHome,
  now: number,
): Promise<Estimate | null> {
  const suburb = await suburbBy(database, String(localityId));
  if (suburb === undefined) return null;
  const known = await findProperty(database, suburb.slug, street, property);
  const facts = { propertyType, bedrooms, timeZone: suburb.timeZone };
  const own = { localityId, listingIds: known?.listingIds ?? [] };
  return (await valueProperty(database, own, facts, now)).estimate;
}
