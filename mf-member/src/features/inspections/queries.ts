import { graphql, type BookableInspectionFragment, type OwnInspectionsQuery } from '../../graphql.ts';

/** A time that takes registrations, with the member's own. */
export type BookableTime = BookableInspectionFragment;
/** A registration of the member. */
export type OwnBooking = OwnInspectionsQuery['ownInspections'][number];

export const bookableFragment = /* GraphQL */ `fragment BookableInspection on BookableInspection { listingId startsAt endsAt isAppointment isRequired placesLeft bookingId }`;

/** The member's coming registrations, soonest first. */
export const readOwnInspections = graphql(
  `query OwnInspections { ownInspections { id startsAt endsAt listing { uri address { street suburb timeZone } } } }`,
  [],
  { cached: false },
);

/** A member's next inspection, for the header. */
export const readNextInspection = graphql(
  `query NextInspection { nextInspection { startsAt isBooked listing { address { timeZone } } } }`,
  [],
  { cached: false },
);

export const bookInspection = graphql(
  `mutation BookInspection($listingId: ID!, $startsAt: DateTime!, $guest: InspectionGuestInput) {
    bookInspection(listingId: $listingId, startsAt: $startsAt, guest: $guest) { id } }`,
  [],
  { changes: ['inspections'] },
);
export const cancelInspection = graphql(
  `mutation CancelInspection($bookingId: ID!) { cancelInspection(bookingId: $bookingId) { id } }`,
  [],
  { changes: ['inspections'] },
);
