import { graphql, type PortalListingInspectionsQuery } from '../../graphql.ts';

/** How a listing takes visitors, beside its open inspections. */
export interface ListingInspections {
  readonly listing: PortalListingInspectionsQuery['ownListing'];
  readonly offered: PortalListingInspectionsQuery['ownOfferedInspections'];
}

export const readInspections = graphql(
  `query PortalListingInspections($id: ID!) {
    ownListing(id: $id) { id street suburb timeZone inspections { startsAt endsAt } }
    ownOfferedInspections(id: $id) { takesRegistrations isRequired places appointments { startsAt endsAt isTaken } }
  }`,
  [],
  { cached: false },
);
export const setRegistration = graphql(`
  mutation SetInspectionRegistration($id: ID!, $input: InspectionRegistrationInput!,
    $key: String) { setInspectionRegistration(id: $id, input: $input, idempotencyKey: $key) { takesRegistrations } }`);
export const setAppointments = graphql(`
  mutation SetAppointments($id: ID!, $appointments: [InspectionInput!]!, $key: String) { setAppointments(id: $id,
    appointments: $appointments, idempotencyKey: $key) { takesRegistrations } }`);
