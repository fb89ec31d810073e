import { portalPage } from '../features/portal/portal-page.tsx';

const script = () => import(/* webpackChunkName: "agents-portal" */ './portal-script.ts');

/** Addresses of the agents' portal, by the names of its pages. */
const routes = {
  overview: '/agent-portal',
  enquiries: '/agent-portal/enquiries',
  enquiry: '/agent-portal/enquiries/:id',
  applications: '/agent-portal/applications',
  application: '/agent-portal/applications/:id',
  offers: '/agent-portal/offers',
  offer: '/agent-portal/offers/:id',
  inspections: '/agent-portal/inspections',
  'listing-inspections': '/agent-portal/inspections/:id',
  replies: '/agent-portal/replies',
  performance: '/agent-portal/performance',
  reviews: '/agent-portal/reviews',
  profile: '/agent-portal/profile',
  office: '/agent-portal/office',
  feeds: '/agent-portal/feeds',
  feed: '/agent-portal/feeds/:id',
  webhooks: '/agent-portal/webhooks',
  webhook: '/agent-portal/webhooks/:id',
  admin: '/agent-portal/admin',
  'admin-office': '/agent-portal/admin/:id',
  listings: '/agent-portal/listings',
  'new-listing': '/agent-portal/listings/new',
  listing: '/agent-portal/listings/:id',
  transactions: '/agent-portal/transactions',
  transaction: '/agent-portal/transactions/:id',
} as const;

/** The pages of the agents' portal. All of them are private to the signed-in member. */
export const portalPages = Object.entries(routes).map(([name, route]) => portalPage(name, route, script));
