import { builder, withDescriptions } from '../../../../platform/graph/public.ts';
import { memberCaller, runOnce } from '../../../../platform/idempotency/public.ts';
import { parseId } from '../../../../platform/parse-id.ts';
import {
  attendances,
  type AttendedTime,
  type AttendingVisitor,
  type OfferedTimes,
} from '../../../inspections/public.ts';
import { InspectionInput } from './inspection-input.ts';
import {
  noteOwnAttendance,
  ownAttendance,
  ownOfferedTimes,
  setOwnAppointments,
  setOwnRegistration,
} from './inspection-visitors.ts';
import { ListingLabelType, labelOf } from './listing-label.ts';

const AttendanceEnum = builder.enumType('InspectionAttendance', {
  description: 'What an agent notes about a visitor who had registered.',
  values: withDescriptions(attendances, { came: 'They came.', missed: 'They did not come.' }),
});

const Appointment = builder.objectRef<OfferedTimes['appointments'][number]>('OfferedAppointment').implement({
  description: 'An appointment that an agent offers.',
  fields: (t) => ({
    startsAt: t.expose('startsAt', { type: 'DateTime', description: 'When it begins.' }),
    endsAt: t.expose('endsAt', { type: 'DateTime', description: 'When it ends.' }),
    isTaken: t.exposeBoolean('isTaken', { description: 'Whether somebody has registered.' }),
  }),
});

const Offered = builder.objectRef<OfferedTimes>('OfferedInspections').implement({
  description: 'How a listing takes visitors, as its agent set it.',
  fields: (t) => ({
    takesRegistrations: t.exposeBoolean('takesRegistrations', {
      description: 'Visitors can register for its open inspections.',
    }),
    isRequired: t.exposeBoolean('isRequired', { description: 'Nobody may come without.' }),
    places: t.exposeInt('places', { nullable: true, description: 'At each inspection; null for any number.' }),
    appointments: t.field({
      type: [Appointment],
      description: 'Coming appointments, soonest first.',
      resolve: ({ appointments }) => appointments,
    }),
  }),
});

const Visitor = builder.objectRef<AttendingVisitor>('InspectionVisitor').implement({
  description: 'A visitor as the agent sees them.',
  fields: (t) => ({
    bookingId: t.exposeID('bookingId', { description: 'ID of the registration.' }),
    name: t.exposeString('name', { description: 'Name of the visitor.' }),
    email: t.exposeString('email', { description: 'Their email address.' }),
    phone: t.exposeString('phone', { nullable: true, description: 'Their telephone, if they gave it.' }),
    attendance: t.expose('attendance', {
      type: AttendanceEnum,
      nullable: true,
      description: 'Whether they came, once the agent has noted it.',
    }),
    missedBefore: t.exposeInt('missedBefore', {
      description: 'How many inspections of the office they missed within 90 days.',
    }),
  }),
});

const Attended = builder.objectRef<AttendedTime>('AttendedInspection').implement({
  description: 'An inspection with those who have registered.',
  fields: (t) => ({
    listingId: t.exposeID('listingId', { description: 'ID of the listing.' }),
    listing: t.field({
      type: ListingLabelType,
      nullable: true,
      description: 'The listing.',
      resolve: ({ listingId }, _, context) => labelOf(context, listingId),
    }),
    startsAt: t.expose('startsAt', { type: 'DateTime', description: 'When it begins.' }),
    endsAt: t.expose('endsAt', { type: 'DateTime', description: 'When it ends.' }),
    isAppointment: t.exposeBoolean('isAppointment', { description: 'For one party, by appointment.' }),
    timeZone: t.exposeString('timeZone', { description: 'IANA name of the time zone of the home.' }),
    visitors: t.field({
      type: [Visitor],
      description: 'In the order of their registrations.',
      resolve: ({ visitors }) => visitors,
    }),
  }),
});

const RegistrationInput = builder.inputType('InspectionRegistrationInput', {
  description: "Registration for a listing's open inspections.",
  fields: (t) => ({
    takesRegistrations: t.boolean({ required: true, description: 'Whether visitors can register.' }),
    isRequired: t.boolean({ description: 'Whether nobody may come without; false if omitted.' }),
    places: t.int({ description: 'At each inspection, at most 500; any number if omitted.' }),
  }),
});

builder.queryFields((t) => ({
  ownOfferedInspections: t.field({
    type: Offered,
    args: { id: t.arg.id({ required: true, description: 'ID of the listing.' }) },
    description: 'How a listing of the calling agent takes visitors.',
    resolve: (_, { id }, { database, viewer }) => ownOfferedTimes(database, viewer, parseId(id, 'listing of yours')),
  }),
  ownAttendance: t.field({
    type: [Attended],
    description:
      "The calling agent's inspections with registrations, soonest first: coming ones and those of the last week.",
    resolve: (_, _args, { database, viewer }) => ownAttendance(database, viewer),
  }),
}));

builder.mutationFields((t) => {
  const id = t.arg.id({ required: true, description: 'ID of the listing.' });
  const idempotencyKey = t.arg.string({ description: 'Idempotency key: repeats have no effect.' });
  return {
    setInspectionRegistration: t.field({
      type: Offered,
      args: {
        id,
        input: t.arg({ type: RegistrationInput, required: true, description: 'How visitors register.' }),
        idempotencyKey,
      },
      description: 'Opens or closes registration for the inspections of a listing. Registrations that exist stay.',
      resolve: (_, { id: given, input, idempotencyKey: key }, { database, viewer }) => {
        const [listingId, wanted] = [parseId(given, 'listing of yours'), { ...input }];
        return runOnce(
          database,
          memberCaller(viewer),
          key ?? undefined,
          'setInspectionRegistration',
          { listingId, wanted },
          (own) => setOwnRegistration(own, viewer, listingId, wanted),
        );
      },
    }),
    setAppointments: t.field({
      type: Offered,
      args: {
        id,
        appointments: t.arg({
          type: [InspectionInput],
          required: true,
          description: 'All upcoming appointments; an empty list removes them.',
        }),
        idempotencyKey,
      },
      description: 'Replaces the upcoming appointments of a listing. Visitors of those that are gone get an email.',
      resolve: (_, { id: given, appointments, idempotencyKey: key }, { database, viewer }) => {
        const [listingId, wanted] = [parseId(given, 'listing of yours'), appointments.map((each) => ({ ...each }))];
        return runOnce(
          database,
          memberCaller(viewer),
          key ?? undefined,
          'setAppointments',
          { listingId, wanted },
          (own) => setOwnAppointments(own, viewer, listingId, wanted),
        );
      },
    }),
    noteAttendance: t.boolean({
      args: {
        bookingId: t.arg.id({ required: true, description: 'ID of the registration.' }),
        attendance: t.arg({ type: AttendanceEnum, description: 'Null takes the note back.' }),
      },
      description: "Notes whether a visitor came to an inspection of the calling agent's listing. Returns true.",
      resolve: (_, { bookingId, attendance }, { database, viewer }) =>
        noteOwnAttendance(database, viewer, parseId(bookingId, 'registration'), attendance ?? null),
    }),
  };
});
