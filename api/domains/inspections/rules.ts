import * as v from 'valibot';
import { australianPhone } from '@verandah/market';
import { inTransaction, type Database } from '../../platform/database/public.ts';
import { signedIn, type Viewer } from '../../platform/identity/public.ts';
import { isAddress } from '../../platform/mail/public.ts';
import { notFound, Refusal } from '../../platform/problems/public.ts';
import { limitTypedMail, throttleCaller } from '../../platform/rate-limits/public.ts';
import { checkInput, nameLine } from '../../platform/text-input.ts';
import { memberById } from '../members/public.ts';
import { bookableTimes } from './bookable-time.ts';
import {
  bookingAt,
  bookingById,
  cancelBooking,
  claimBooking,
  comingBookings,
  writeBooking,
  type Attendee,
  type InspectionBooking,
} from './booking.ts';
import { lockListing } from './lock-listing.ts';
import { queueBookingMail } from './mail-job.ts';

/** A visitor without an account. */
const guestInput = v.strictObject({
  name: nameLine(1, 100),
  email: v.pipe(
    v.string('must be an email address'),
    v.trim(),
    v.check(isAddress, 'must be an email address like name@example.com'),
  ),
  phone: v.optional(
    v.nullable(
      v.pipe(
        v.string('must be a phone number'),
        v.trim(),
        v.maxLength(40, 'must have at most 40 characters'),
        v.check(
          (text) => text === '' || australianPhone(text) !== undefined,
          'must be an Australian phone number like 0412 345 678',
        ),
        v.transform((text) => australianPhone(text) ?? null),
      ),
    ),
    null,
  ),
});

/** Who registers: from which network, and as whom. */
export interface BookingCaller {
  readonly viewer: Viewer | null;
  readonly ip: string;
}

/** Coming bookings of a member, who has no need of more. */
const mostBookings = 50;

/**
 * Registers a visitor for an inspection or appointment: a member by their account, others by name and address. Once for
 * each address; a repetition returns the booking. They get a confirmation by email.
 * @param guest for callers who are not signed in
 * @throws {Refusal} invalid; not-found for a time that takes no registrations; conflict when it is full; throttled
 */
export async function bookInspection(
  database: Database,
  { viewer, ip }: BookingCaller,
  { listingId, startsAt }: { readonly listingId: number; readonly startsAt: string },
  guest: unknown,
): Promise<InspectionBooking> {
  const { isConfirmed, ...attendee } = await attendeeOf(database, viewer, guest);
  return inTransaction(database, async (transaction) => {
    await lockListing(transaction, listingId);
    const times = await bookableTimes(transaction, [listingId], attendee.memberId);
    const time = times.find((each) => Date.parse(each.startsAt) === Date.parse(startsAt));
    if (time === undefined)
      throw new Refusal('not-found', 'There is no such time to register for. It may have been changed: see the home.');
    const before = await bookingAt(transaction, listingId, time.startsAt, attendee.email);
    if (before !== undefined) {
      // Made before they signed in.
      if (attendee.memberId !== null && isConfirmed) await claimBooking(transaction, before.id, attendee.memberId);
      return before;
    }
    if (time.placesLeft === 0) throw new Refusal('conflict', 'This time is booked out. Please choose another.');
    if (attendee.memberId === null) {
      await throttleCaller(transaction, 'inspection', ip);
      await limitTypedMail(transaction, attendee.email, { network: ip });
    } else {
      if (!isConfirmed) await limitTypedMail(transaction, attendee.email, { memberId: attendee.memberId });
      if ((await comingBookings(transaction, attendee.memberId)).length >= mostBookings)
        throw new Refusal('conflict', `You can have ${mostBookings} registrations. Cancel one first.`);
    }
    const booking = await writeBooking(transaction, time, attendee);
    await queueBookingMail(transaction, booking, 'registered');
    return booking;
  });
}

/** Who registers, and whether they have confirmed the address. */
async function attendeeOf(
  database: Database,
  viewer: Viewer | null,
  guest: unknown,
): Promise<Attendee & { readonly isConfirmed: boolean }> {
  if (viewer === null) {
    const { guest: given } = checkInput(v.strictObject({ guest: guestInput }), { guest: guest ?? {} });
    return { memberId: null, isConfirmed: false, ...given };
  }
  const member = await memberById(database, viewer.memberId);
  if (member === undefined) throw notFound('member');
  return {
    memberId: member.id,
    name: member.name,
    email: member.email,
    phone: null,
    isConfirmed: member.emailVerified,
  };
}

/**
 * Cancels the caller's own booking; a cancelled one stays so.
 * @throws {Refusal} signed-out; not-found for others'; conflict once it has begun
 */
export const cancelOwnBooking = (database: Database, viewer: Viewer | null, id: number): Promise<InspectionBooking> =>
  cancel(database, id, signedIn(viewer).memberId);

/** The same by the link of an email, which proves whose it is. @throws {Refusal} not-found; conflict */
export const cancelLinkedBooking = (database: Database, id: number): Promise<InspectionBooking> =>
  cancel(database, id, null);

function cancel(database: Database, id: number, memberId: number | null): Promise<InspectionBooking> {
  return inTransaction(database, async (transaction) => {
    const found = await cancelBooking(transaction, id, memberId);
    if (found === undefined) throw notFound('registration');
    const { booking, isNew } = found;
    if (!booking.isCancelled) throw new Refusal('conflict', 'This inspection has begun.');
    if (isNew) await queueBookingMail(transaction, booking, 'withdrawn');
    return booking;
  });
}

/** The caller's bookings that have not ended, soonest first. @throws {Refusal} signed-out */
export const ownBookings = (database: Database, viewer: Viewer | null): Promise<InspectionBooking[]> =>
  comingBookings(database, signedIn(viewer).memberId);

/** A booking by the link of an email; undefined if it does not exist any more. */
export const linkedBooking = (database: Database, id: number): Promise<InspectionBooking | undefined> =>
  bookingById(database, id);
