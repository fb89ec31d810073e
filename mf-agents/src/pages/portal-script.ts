import type { PortalPart } from '../features/portal/portal-part.ts';

// Code that nearly every portal page needs: it is part of this script, not of each page's own.
import '../features/portal/portal-form.tsx';

export { PortalView } from '../features/portal/portal.tsx';

/** The pages of the agents' portal by name, each with a script of its own. */
export const parts: Readonly<Record<string, () => Promise<PortalPart<unknown>>>> = {
  overview: async () =>
    (await import(/* webpackChunkName: "agents-portal-overview" */ './portal-overview/part.ts')).overviewPart,
  enquiries: async () =>
    (await import(/* webpackChunkName: "agents-portal-enquiries" */ './portal-enquiries/part.ts')).enquiriesPart,
  enquiry: async () =>
    (await import(/* webpackChunkName: "agents-portal-enquiry" */ './portal-enquiry/part.ts')).enquiryPart,
  applications: async () =>
    (await import(/* webpackChunkName: "agents-portal-applications" */ './portal-applications/part.ts'))
      .applicationsPart,
  application: async () =>
    (await import(/* webpackChunkName: "agents-portal-application" */ './portal-application/part.ts')).applicationPart,
  offers: async () =>
    (await import(/* webpackChunkName: "agents-portal-offers" */ './portal-offers/part.ts')).offersPart,
  offer: async () => (await import(/* webpackChunkName: "agents-portal-offer" */ './portal-offer/part.ts')).offerPart,
  inspections: async () =>
    (await import(/* webpackChunkName: "agents-portal-inspections" */ './portal-inspections/part.ts')).inspectionsPart,
  'listing-inspections': async () =>
    (await import(/* webpackChunkName: "agents-portal-listing-inspections" */ './portal-listing-inspections/part.ts'))
      .listingInspectionsPart,
  replies: async () =>
    (await import(/* webpackChunkName: "agents-portal-replies" */ './portal-replies/part.ts')).repliesPart,
  performance: async () =>
    (await import(/* webpackChunkName: "agents-portal-performance" */ './portal-performance/part.ts')).performancePart,
  reviews: async () =>
    (await import(/* webpackChunkName: "agents-portal-reviews" */ './portal-reviews/part.ts')).reviewsPart,
  profile: async () =>
    (await import(/* webpackChunkName: "agents-portal-profile" */ './portal-profile/part.ts')).profilePart,
  office: async () =>
    (await import(/* webpackChunkName: "agents-portal-office" */ './portal-office/part.ts')).officePart,
  feeds: async () => (await import(/* webpackChunkName: "agents-portal-feeds" */ './portal-feeds/part.ts')).feedsPart,
  feed: async () => (await import(/* webpackChunkName: "agents-portal-feed" */ './portal-feed/part.ts')).feedPart,
  webhooks: async () =>
    (await import(/* webpackChunkName: "agents-portal-webhooks" */ './portal-webhooks/part.ts')).webhooksPart,
  webhook: async () =>
    (await import(/* webpackChunkName: "agents-portal-webhook" */ './portal-webhook/part.ts')).webhookPart,
  admin: async () => (await import(/* webpackChunkName: "agents-portal-admin" */ './portal-admin/part.ts')).adminPart,
  'admin-office': async () =>
    (await import(/* webpackChunkName: "agents-portal-admin-office" */ './portal-admin-office/part.ts'))
      .adminOfficePart,
  listings: async () =>
    (await import(/* webpackChunkName: "agents-portal-listings" */ './portal-listings/part.ts')).listingsPart,
  'new-listing': async () =>
    (await import(/* webpackChunkName: "agents-portal-new-listing" */ './portal-new-listing/part.ts')).newListingPart,
  listing: async () =>
    (await import(/* webpackChunkName: "agents-portal-listing" */ './portal-listing/part.ts')).listingPart,
  transactions: async () =>
    (await import(/* webpackChunkName: "agents-portal-transactions" */ './portal-transactions/part.ts'))
      .transactionsPart,
  transaction: async () =>
    (await import(/* webpackChunkName: "agents-portal-transaction" */ './portal-transaction/part.ts')).transactionPart,
};
