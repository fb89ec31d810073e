import * as v from 'valibot';
import { inTransaction, type Database } from '../../../../platform/database/public.ts';
import type { Viewer } from '../../../../platform/identity/public.ts';
import { notFound } from '../../../../platform/problems/public.ts';
import { checkInput } from '../../../../platform/text-input.ts';
import {
  attendanceOf,
  noteAttendance,
  offeredTimes,
  setAppointments,
  setRegistration,
  type Attendance,
  type AttendedTime,
  type OfferedTimes,
} from '../../../inspections/public.ts';
import { signedInAgent } from '../viewer-agent.ts';
import { touchOwnListing } from './change.ts';
import { inspectionsInput } from './edit-input.ts';
import { ownListings } from './own-store.ts';

const registrationInput = v.strictObject({
  takesRegistrations: v.boolean('must be true or false'),
  isRequired: v.optional(v.boolean('must be true or false'), false),
  places: v.optional(
    v.nullable(
      v.pipe(
        v.number('must be a number'),
        v.integer('must be a whole number'),
        v.minValue(1, 'must be at least 1'),
        v.maxValue(500, 'must be at most 500'),
      ),
    ),
    null,
  ),
});

/** How one of the caller's listings takes visitors. @throws {Refusal} signed-out; forbidden; not-found */
export async function ownOfferedTimes(database: Database, viewer: Viewer | null, id: number): Promise<OfferedTimes> {
  const { agentId } = await signedInAgent(database, viewer);
  const [listing] = await ownListings(database, agentId, [id]);
  if (listing === undefined) throw notFound('listing of yours');
  return offeredTimes(database, id);
}

/** Writes to one of the caller's listings, whose page changes with it. */
async function changeTimes(
  database: Database,
  viewer: Viewer | null,
  id: number,
  write: (transaction: Database) => Promise<void>,
): Promise<OfferedTimes> {
  const { agentId } = await signedInAgent(database, viewer);
  return inTransaction(database, async (transaction) => {
    await touchOwnListing(transaction, agentId, id);
    await write(transaction);
    return offeredTimes(transaction, id);
  });
}

/**
 * Opens or closes registration for a listing's open inspections.
 * @throws {Refusal} invalid; signed-out; forbidden unless the caller is an agent; not-found for others' listings;
 * conflict for one that was taken off the market
 */
export function setOwnRegistration(
  database: Database,
  viewer: Viewer | null,
  id: number,
  input: unknown,
): Promise<OfferedTimes> {
  return changeTimes(database, viewer, id, (transaction) =>
    setRegistration(transaction, id, checkInput(registrationInput, input)),
  );
}

/** Replaces the coming appointments of a listing. @throws {Refusal} as `setOwnRegistration` */
export function setOwnAppointments(
  database: Database,
  viewer: Viewer | null,
  id: number,
  input: unknown,
): Promise<OfferedTimes> {
  return changeTimes(database, viewer, id, (transaction) => {
    const { appointments } = checkInput(v.strictObject({ appointments: inspectionsInput }), { appointments: input });
    return setAppointments(transaction, id, appointments);
  });
}

/** Who comes to the inspections of the caller's listings. @throws {Refusal} signed-out; forbidden */
export async function ownAttendance(database: Database, viewer: Viewer | null): Promise<AttendedTime[]> {
  return attendanceOf(database, (await signedInAgent(database, viewer)).agentId);
}

/**
 * Notes whether a visitor came; null takes the note back.
 * @throws {Refusal} signed-out; forbidden; not-found for others', and for inspections that have not begun
 */
export async function noteOwnAttendance(
  database: Database,
  viewer: Viewer | null,
  bookingId: number,
  attendance: Attendance | null,
): Promise<boolean> {
  const { agentId } = await signedInAgent(database, viewer);
  if (!(await noteAttendance(database, agentId, bookingId, attendance)))
    throw notFound('visitor of an inspection that has begun');
  return true;
}
