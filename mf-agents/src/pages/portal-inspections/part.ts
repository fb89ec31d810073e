import type { PortalPart } from '../../features/portal/portal-part.ts';
import { textOf } from '../../features/portal/form-values.ts';
import { graphql } from '../../graphql.ts';
import { InspectionsView, type InspectionsContent } from './view.tsx';

export const readAttendance = graphql(
  `query PortalInspections {
    ownAttendance { startsAt endsAt isAppointment timeZone listing { id label }
      visitors { bookingId name email phone attendance missedBefore } }
    ownListings(state: onOffer, take: 100) { results { id street suburb } }
  }`,
  [],
  { cached: false },
);
export const noteAttendance = graphql(`
  mutation NoteAttendance($bookingId: ID!, $attendance: InspectionAttendance) { noteAttendance(bookingId: $bookingId,
    attendance: $attendance) }`);

const attendances = { came: 'came', missed: 'missed' } as const;

/** Who comes to the agent's inspections, and who came. */
export const inspectionsPart: PortalPart<InspectionsContent> = {
  access: 'agent',
  async load({ graph }) {
    const { ownAttendance: attended, ownListings } = await graph.read(readAttendance, {});
    return { title: 'Inspections', content: { attended, listings: ownListings.results } };
  },
  async submit({ graph }, { fields }) {
    const wanted = textOf(fields, 'attendance');
    await graph.write(noteAttendance, {
      bookingId: textOf(fields, 'bookingId'),
      attendance: Object.hasOwn(attendances, wanted) ? attendances[wanted as keyof typeof attendances] : null,
    });
    return { location: '/agent-portal/inspections?done=noted' };
  },
  done: { noted: 'Saved.' },
  View: InspectionsView,
};
