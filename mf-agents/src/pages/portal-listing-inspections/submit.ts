import type { PageRequest } from '@verandah/areas';
import { textOf, valuesOf } from '../../features/portal/form-values.ts';
import type { Sent } from '../../features/portal/portal-part.ts';
import { NotTaken } from '../../features/portal/refused.ts';
import { lengths } from '../../features/portal/visit-lengths.ts';
import { timeOfField } from '../../features/portal/words.ts';
import { readInspections, setAppointments, setRegistration } from './queries.ts';

/** Appointments that can be offered at once. */
const mostSlots = 24;
const mostPlaces = 500;

interface Time {
  readonly startsAt: string;
  readonly endsAt: string;
}

/** Saves how the open inspections of a listing take registrations. */
async function saveRegistration(
  { graph, params: { id = '' } }: PageRequest,
  { fields, keyFor }: Sent,
): Promise<{ readonly location: string }> {
  const kind = textOf(fields, 'registration');
  const typed = textOf(fields, 'places').trim();
  const places = typed === '' ? null : Number(typed);
  if (places !== null && !(Number.isInteger(places) && places >= 1 && places <= mostPlaces))
    throw new NotTaken({ places: `Enter a whole number from 1 to ${mostPlaces}, or leave it blank.` });
  const input = { takesRegistrations: kind !== 'none', isRequired: kind === 'required', places };
  await graph.write(setRegistration, { id, input, key: keyFor('registration', { id, input }) });
  return { location: `/agent-portal/inspections/${id}?done=registration` };
}

/** Offers appointments in a row, or removes the ticked ones. */
async function saveAppointments(
  { graph, params: { id = '' }, now }: PageRequest,
  { form, fields, keyFor }: Sent,
): Promise<{ readonly location: string }> {
  const { ownListing: listing, ownOfferedInspections: offered } = await graph.read(readInspections, { id });
  const present: readonly Time[] = offered.appointments.filter(({ startsAt }) => Date.parse(startsAt) > now);
  const save = async (times: readonly Time[]) => {
    const appointments = times.map(({ startsAt, endsAt }) => ({ startsAt, endsAt }));
    await graph.write(setAppointments, { id, appointments, key: keyFor('appointments', { id, appointments }) });
    return { location: `/agent-portal/inspections/${id}?done=appointments` };
  };
  if (form === 'remove-appointments') {
    const gone = valuesOf(fields, 'appointment');
    if (gone.length === 0) throw new NotTaken({}, 'Select the appointments to remove.');
    return save(present.filter(({ startsAt }) => !gone.includes(startsAt)));
  }
  const first = timeOfField(textOf(fields, 'slotsFrom'), listing.timeZone);
  if (first === null) throw new NotTaken({ slotsFrom: 'Enter a date and time, such as 28/11/2026 11:00.' });
  if (Date.parse(first) < now) throw new NotTaken({ slotsFrom: 'This time has passed. Enter a future time.' });
  const count = Number(textOf(fields, 'slotCount').trim() || '1');
  if (!(Number.isInteger(count) && count >= 1 && count <= mostSlots))
    throw new NotTaken({ slotCount: `Enter a whole number from 1 to ${mostSlots}.` });
  const minutes = lengths.find((each) => String(each) === textOf(fields, 'slotMinutes')) ?? 15;
  const added = Array.from({ length: count }, (_, index): Time => {
    const start = Date.parse(first) + index * minutes * 60_000;
    return { startsAt: new Date(start).toISOString(), endsAt: new Date(start + minutes * 60_000).toISOString() };
  });
  const overlaps = added.some((slot) =>
    [...present, ...listing.inspections].some(
      ({ startsAt, endsAt }) =>
        Date.parse(slot.startsAt) < Date.parse(endsAt) && Date.parse(slot.endsAt) > Date.parse(startsAt),
    ),
  );
  if (overlaps)
    throw new NotTaken({ slotsFrom: 'These overlap an inspection or an appointment. Choose another time.' });
  return save([...present, ...added]);
}

/** Handles a form of the page. */
export const submitInspections = (request: PageRequest, sent: Sent): Promise<{ readonly location: string }> =>
  sent.form === 'registration' ? saveRegistration(request, sent) : saveAppointments(request, sent);
