import { badInput, builder } from '../../platform/graph/public.ts';
import { memberCaller, runOnce } from '../../platform/idempotency/public.ts';
import { numericId, parseId } from '../../platform/parse-id.ts';
import { Listing } from '../listings/public.ts';
import { bookableTimes, type BookableTime } from './bookable-time.ts';
import type { InspectionBooking } from './booking.ts';
import { nextInspection, type NextInspection } from './next-inspection.ts';
import { bookInspection, cancelOwnBooking, ownBookings } from './rules.ts';

/** Listings of one call. */
const mostListings = 100;

const BookableTimeType = builder.objectRef<BookableTime>('BookableInspection').implement({
  description: 'An inspection or appointment that visitors register for.',
  fields: (t) => ({
    listingId: t.exposeID('listingId', { description: 'ID of the home.' }),
    startsAt: t.expose('startsAt', { type: 'DateTime', description: 'When it begins.' }),
    endsAt: t.expose('endsAt', { type: 'DateTime', description: 'When it ends.' }),
    isAppointment: t.exposeBoolean('isAppointment', { description: 'For one party, by appointment.' }),
    isRequired: t.exposeBoolean('isRequired', { description: 'Nobody may come without a registration.' }),
    placesLeft: t.exposeInt('placesLeft', { nullable: true, description: 'Free places; null for any number.' }),
    bookingId: t.exposeID('bookingId', { nullable: true, description: "ID of the caller's own registration." }),
  }),
});

const BookingType = builder.objectRef<InspectionBooking>('InspectionBooking').implement({
  description: 'A registration for an inspection or appointment.',
  fields: (t) => ({
    id: t.exposeID('id'),
    listingId: t.exposeID('listingId', { description: 'ID of the home.' }),
    listing: t.field({
      type: Listing,
      nullable: true,
      description: 'The home; null if it is no longer published.',
      resolve: ({ listingId }, _args, { listings }) => listings.listing.load(listingId),
    }),
    startsAt: t.expose('startsAt', { type: 'DateTime', description: 'When it begins.' }),
    endsAt: t.expose('endsAt', { type: 'DateTime', description: 'When it ends.' }),
    isCancelled: t.exposeBoolean('isCancelled', { description: 'Whether it was cancelled.' }),
  }),
});

const NextType = builder.objectRef<NextInspection>('NextInspection').implement({
  description: "A member's next inspection within a week.",
  fields: (t) => ({
    listing: t.field({
      type: Listing,
      nullable: true,
      description: 'The home; null if it is no longer published.',
      resolve: ({ listingId }, _args, { listings }) => listings.listing.load(listingId),
    }),
    startsAt: t.expose('startsAt', { type: 'DateTime', description: 'When it begins.' }),
    endsAt: t.expose('endsAt', { type: 'DateTime', description: 'When it ends.' }),
    isBooked: t.exposeBoolean('isBooked', { description: 'The member has registered; otherwise the home is saved.' }),
  }),
});

const GuestInput = builder.inputType('InspectionGuestInput', {
  description: 'A visitor without an account.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'Name that the agent sees.' }),
    email: t.string({ required: true, description: 'Where confirmation and reminder are sent.' }),
    phone: t.string({ description: 'Australian phone number; optional.' }),
  }),
});

builder.queryFields((t) => ({
  bookableInspections: t.field({
    type: [BookableTimeType],
    args: { listingIds: t.arg.idList({ required: true, description: 'IDs of at most 100 listings.' }) },
    description: 'Inspections and appointments that take registrations and have not begun, soonest first.',
    resolve: (_, { listingIds }, { database, viewer }) => {
      if (listingIds.length > mostListings) throw badInput(`At most ${mostListings} listings at once.`);
      const ids = listingIds.map(numericId).filter((id) => id !== undefined);
      return bookableTimes(database, ids, viewer?.memberId ?? null);
    },
  }),
  ownInspections: t.field({
    type: [BookingType],
    description: "The caller's registrations that have not ended, soonest first.",
    resolve: (_, _args, { database, viewer }) => ownBookings(database, viewer),
  }),
  nextInspection: t.field({
    type: NextType,
    nullable: true,
    description: "The caller's next registration, or else the next inspection of a saved home; both within a week.",
    resolve: (_, _args, { database, viewer }) => nextInspection(database, viewer),
  }),
}));

builder.mutationFields((t) => ({
  bookInspection: t.field({
    type: BookingType,
    args: {
      listingId: t.arg.id({ required: true }),
      startsAt: t.arg({ type: 'DateTime', required: true, description: 'When the inspection begins.' }),
      guest: t.arg({ type: GuestInput, description: 'Required without a session; ignored with one.' }),
      idempotencyKey: t.arg.string({ description: 'Idempotency key: repeats have no effect.' }),
    },
    description:
      'Registers for an inspection, once for each person. They get a confirmation and a reminder by email, and a new time when the agent changes it.',
    resolve: (_, { listingId, startsAt, guest, idempotencyKey }, { database, viewer, address: ip }) => {
      const wanted = { listingId: parseId(listingId, 'listing'), startsAt };
      const caller = viewer === null ? 'inspections' : memberCaller(viewer);
      const given = guest && { ...guest };
      return runOnce(
        database,
        caller,
        idempotencyKey ?? undefined,
        'bookInspection',
        { ...wanted, guest: given ?? null },
        (own) => bookInspection(own, { viewer, ip }, wanted, given),
      );
    },
  }),
  cancelInspection: t.field({
    type: BookingType,
    args: { bookingId: t.arg.id({ required: true, description: 'ID of the registration.' }) },
    description: "Cancels a registration of the caller's that has not begun.",
    resolve: (_, { bookingId }, { database, viewer }) =>
      cancelOwnBooking(database, viewer, parseId(bookingId, 'registration')),
  }),
}));
