import { propertyTypeByName } from '@verandah/market';
import { sql } from 'kysely';
import { inTransaction, type Database } from '../../../../platform/database/public.ts';
import { emptyDocument } from '../../../listings/public.ts';
import type { Viewer } from '../../../../platform/identity/public.ts';
import { checkInput } from '../../../../platform/text-input.ts';
import { throttleCaller } from '../../../../platform/rate-limits/public.ts';
import { followUp, renameListing } from '../own/change.ts';
import type { OwnListing } from '../own/own-listing.ts';
import { readOwn } from '../own/rules.ts';
import { signedInAgent } from '../viewer-agent.ts';
import { newListingInput } from './home-input.ts';
import { withoutPin } from './placed.ts';
import { suburbOf } from './suburb.ts';

/**
 * Creates a draft for the calling agent and their office.
 * @throws {Refusal} signed-out; forbidden unless the caller is an agent; invalid; throttled
 */
export async function addListing(database: Database, viewer: Viewer | null, input: unknown): Promise<OwnListing> {
  const { agentId, officeId, memberId } = await signedInAgent(database, viewer);
  const {
    listingType,
    propertyType,
    suburb,
    unit = null,
    streetNumber = null,
    street,
    streetVisible,
  } = checkInput(newListingInput, input);
  const { id: localityId } = await suburbOf(database, suburb);
  await throttleCaller(database, 'listing', memberId);
  const id = await inTransaction(database, async (transaction) => {
    const placed = await withoutPin(
      transaction,
      { locality_id: localityId, unit, street_number: streetNumber, street },
      null,
    );
    const {
      rows: [made],
    } = await sql<{ id: number }>`
      insert into listing (uri, status_type, status, published, listing_class, property_type, office_id, locality_id,
        price_visible, street_visible, unit, street_number, street, latitude, longitude, position_approximate,
        position_from_file, document)
      values (gen_random_uuid()::text, ${listingType === 'rental' ? 'rent' : 'buy'}, 'available', false,
        ${listingType}, ${propertyTypeByName(propertyType).number}::smallint, ${officeId}::int, ${localityId}::int,
        true, ${streetVisible}, ${unit}, ${streetNumber}, ${street}, ${placed.latitude}::float8,
          ${placed.longitude}::float8, ${placed.position_approximate}, ${placed.position_from_file},
          ${JSON.stringify(emptyDocument)}::jsonb) returning id`.execute(transaction);
    const listingId = made?.id ?? 0;
    await transaction
      .insertInto('listing_agent')
      .values({ listing_id: listingId, agent_id: agentId, place: 0 })
      .execute();
    await renameListing(transaction, listingId);
    await followUp(transaction, listingId);
    return listingId;
  });
  return readOwn(database, viewer, id);
}
