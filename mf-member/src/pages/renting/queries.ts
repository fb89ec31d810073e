import { profileFieldNames, type RentalProfile } from '@verandah/market';
import { graphql, type ApplyForHomeQuery, type OwnApplicationQuery, type OwnApplicationsQuery } from '../../graphql.ts';

/** Everything of a profile, with its documents. */
export const profileFragment = /* GraphQL */ `fragment OwnProfile on RentalProfile { phone adults children pets address addressPeriod landlord landlordContact employment employer occupation employmentPeriod weeklyIncome reference referenceContact otherReference otherReferenceContact about version savedAt expiresAt documents { id kind type size addedAt } }`;

export const readProfile = graphql(`query OwnRentalProfile { ownRentalProfile { ...OwnProfile } }`, [profileFragment], {
  cached: false,
});
export const readHome = graphql(
  `query ApplyForHome($id: ID!) {
    listing(id: $id) { id uri statusType status address { street suburb stateCode postcode }
      office { name takesApplications } rentalDetails { availableOn } }
    ownRentalProfile { ...OwnProfile }
  }`,
  [profileFragment],
  { cached: false },
);
export const readApplications = graphql(
  `query OwnApplications($skip: Int!, $take: Int!) {
    ownRentalApplications(skip: $skip, take: $take) { total results { id status home officeName sentAt } }
  }`,
  [],
  { cached: false },
);
export const readApplication = graphql(
  `query OwnApplication($id: ID!) { ownRentalApplication(id: $id) { id status home listingUri officeName moveInOn message
    details { label text } documents { id kind type size } openings { agentName what openedAt } sentAt decidedAt
    expiresAt } }`,
  [],
  { cached: false },
);

export const saveProfile = graphql(`
  mutation SaveRentalProfile($input: RentalProfileInput!) { saveRentalProfile(input: $input) { version } }`);
export const deleteProfile = graphql(`
  mutation DeleteRentalProfile { deleteRentalProfile }`);
export const sendApplication = graphql(`
  mutation SendApplication($listingId: ID!, $consent: Boolean!, $version: String!, $moveInOn: Date, $message: String,
    $key: String!) { sendRentalApplication(listingId: $listingId, consent: $consent, version: $version,
    moveInOn: $moveInOn, message: $message, idempotencyKey: $key) { id } }`);
export const withdraw = graphql(`
  mutation WithdrawApplication($id: ID!) { withdrawRentalApplication(id: $id) { id } }`);

export type OwnProfile = NonNullable<ApplyForHomeQuery['ownRentalProfile']>;
export type AppliedHome = NonNullable<ApplyForHomeQuery['listing']>;
export type ListedApplication = OwnApplicationsQuery['ownRentalApplications']['results'][number];
export type OwnApplication = OwnApplicationQuery['ownRentalApplication'];

/** The fields alone. */
export const fieldsOf = (profile: RentalProfile): RentalProfile =>
  Object.fromEntries(profileFieldNames.map((name) => [name, profile[name]])) as RentalProfile;
