import {
  addressText,
  applicationRules,
  isCalendarDay,
  missingFields,
  permittedProfile,
  profileField,
  unusedDays,
} from '@verandah/market';
import { sql } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../../../platform/database/public.ts';
import { checkKey, memberCaller, runOnce } from '../../../platform/idempotency/public.ts';
import { invalidInput, notFound, Refusal } from '../../../platform/problems/public.ts';
import { throttleCaller } from '../../../platform/rate-limits/public.ts';
import { checkInput, paragraphsBetween } from '../../../platform/text-input.ts';
import { listingViews } from '../../listings/public.ts';
import { surelySignedIn } from '../../members/public.ts';
import { confirmedMember } from '../confirmed-member.ts';
import type { SentContent } from './application.ts';
import { writeApplication } from './application-store.ts';
import type { ProposalContext } from '../context.ts';
import { lockAccount } from '../lock-account.ts';
import { mailSent } from './mails.ts';
import { profileOf, type OwnProfile } from './own-profile.ts';
import { setProfileExpiry } from './profile-store.ts';

/** An application to be sent. */
export interface ApplicationRequest {
  readonly listingId: number;
  /** Whether the applicant agrees to the stated purpose. */
  readonly consent: boolean;
  /** The `version` of the profile that the applicant has reviewed. */
  readonly version: string;
  readonly moveInOn: string | null;
  readonly message: string;
}

const requestInput = v.object({
  moveInOn: v.nullable(
    v.pipe(
      v.string(),
      v.check((text) => isCalendarDay(text), 'must be a day like 2026-12-24'),
    ),
  ),
  message: paragraphsBetween(0, 1000),
});

/**
 * Sends the caller's profile to the office of a rental home, once for each key. Its snapshot no longer changes.
 * @returns the application's id
 * @throws {Refusal} signed-out; invalid without consent, for an incomplete profile or one that has changed since it was
 * reviewed; not-found; conflict where the office takes none, or for a second one to the home; throttled
 */
export async function sendApplication(
  context: ProposalContext,
  request: ApplicationRequest,
  key: string,
): Promise<number> {
  const { database, viewer } = context;
  const { memberId } = await surelySignedIn(database, viewer);
  checkKey(key);
  if (!request.consent)
    throw invalidInput({ field: 'consent', message: 'Agree to send your details to the office first.' });
  const { moveInOn, message } = checkInput(requestInput, { moveInOn: request.moveInOn, message: request.message });
  await throttleCaller(database, 'rental-application', memberId);
  const sent = { ...request, moveInOn, message };
  const { id } = await runOnce(database, memberCaller(viewer), key, 'sendRentalApplication', sent, async (own) => ({
    id: await writeOnce({ ...context, database: own }, memberId, sent),
  }));
  return id;
}

async function writeOnce(
  context: ProposalContext,
  memberId: number,
  { listingId, version, moveInOn, message }: ApplicationRequest,
): Promise<number> {
  const { database, keys, publicUrl } = context;
  await lockAccount(database, memberId);
  const { officeId, stateCode } = await openHome(database, listingId);
  const member = await confirmedMember(database, memberId);
  const own = await completeProfile(context, memberId, version);
  const [view] = await listingViews(database, [listingId]);
  if (!view) throw notFound('listing');
  const content: SentContent = {
    home: addressText(view.address),
    stateCode,
    name: member.name,
    email: member.email,
    moveInOn,
    message,
    profile: permittedProfile(own.profile, stateCode),
  };
  const id = await writeApplication(database, keys, { memberId, listingId, officeId }, content, unusedDays);
  if (id === undefined)
    throw new Refusal('conflict', 'You have already applied for this home. Withdraw that application to send another.');
  await setProfileExpiry(database, memberId, applicationRules(stateCode).days);
  await mailSent(database, publicUrl, id, { ...content, listingId, officeId });
  return id;
}

/** A home that can be applied for. @throws {Refusal} not-found; conflict */
async function openHome(database: Database, id: number): Promise<{ officeId: number; stateCode: string | null }> {
  const {
    rows: [home],
  } = await sql<{ officeId: number; stateCode: string | null; rental: boolean; open: boolean; takes: boolean }>`
    select l.office_id as "officeId", p.state_code as "stateCode", l.listing_class = 'rental' as rental,
      l.status = 'available' and not l.under_offer as open, o.takes_applications as takes
    from listing l join office o on o.id = l.office_id left join locality p on p.id = l.locality_id
    where l.id = ${id}::int and l.published`.execute(database);
  if (!home) throw notFound('listing');
  if (!home.rental) throw new Refusal('conflict', 'This home is not for rent.');
  if (!home.open) throw new Refusal('conflict', 'This home is no longer available.');
  if (!home.takes)
    throw new Refusal('conflict', 'This office doesn’t take applications here. Contact the agent to apply.');
  return home;
}

/** @throws {Refusal} conflict without a profile; invalid */
async function completeProfile(
  { database, keys }: ProposalContext,
  memberId: number,
  version: string,
): Promise<OwnProfile> {
  const own = await profileOf(database, keys, memberId);
  if (own === null) throw new Refusal('conflict', 'Fill in your rental profile first.');
  const missing = missingFields(own.profile);
  if (missing.length > 0)
    throw invalidInput(
      ...missing.map((field) => ({ field, message: `Add to your profile: ${profileField(field).label}.` })),
    );
  if (own.version !== version)
    throw invalidInput({ field: 'version', message: 'Your profile has changed. Review it again before you send it.' });
  return own;
}
