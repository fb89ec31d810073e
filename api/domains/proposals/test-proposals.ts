import { emptyOffer, emptyProfile, offerTerms, type RentalProfile } from '@verandah/market';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/public.ts';
import type { SealingKeys } from '../../platform/sealing/public.ts';
import { writeOffer } from './offers/offer-store.ts';
import { writeApplication } from './rental-applications/application-store.ts';
import { writeProfile } from './rental-applications/profile-store.ts';

/** The profile of the test world's Mara. */
export const testProfile: RentalProfile = { ...emptyProfile, phone: '0412 345 678', address: '1 Low Street' };

/**
 * Mara's profile and her application 1 to office 1, for listing 1; and listing 3, which is for rent and in no search: it
 * can be applied for. Her offer 1 is for listing 1, too.
 */
export async function fillTestProposals(database: Database, keys: SealingKeys): Promise<void> {
  await sql`update office set takes_applications = true, takes_offers = true where id = 1`.execute(database);
  await sql`insert into listing select made.* from listing l cross join lateral jsonb_populate_record(l,
    '{"id": 3, "uri": "house-3", "status_type": "rent", "listing_class": "rental"}'::jsonb) made where l.id = 1`.execute(
    database,
  );
  await writeProfile(database, keys, 1, testProfile);
  const content = {
    home: '39 Main Road, Richmond, VIC 3121',
    stateCode: 'VIC',
    name: 'Mara Quill',
    email: 'mara@example.com',
    moveInOn: null,
    message: 'A quiet home.',
    profile: testProfile,
  };
  const ids = { memberId: 1, listingId: 1, officeId: 1 };
  await writeApplication(database, keys, ids, content, 365);
  const { home, name, email } = content;
  const terms = offerTerms({ ...emptyOffer, amount: '900000', phone: '0412 345 678' });
  await writeOffer(database, keys, ids, { home, name, email, terms }, 365);
}
