import type { AreaContract } from '@verandah/areas';
import { askField, sentMark } from './src/features/enquiry/marks.ts';
import { reportedMark, reviewedMark } from './src/pages/profile/marks.ts';

/** The agents' portal: all its pages are private to the signed-in member. */
const portalRoutes = [
  '/agent-portal',
  '/agent-portal/listings',
  '/agent-portal/listings/new',
  '/agent-portal/listings/:id',
  '/agent-portal/transactions',
  '/agent-portal/transactions/:id',
  '/agent-portal/enquiries',
  '/agent-portal/enquiries/:id',
  '/agent-portal/applications',
  '/agent-portal/applications/:id',
  '/agent-portal/offers',
  '/agent-portal/offers/:id',
  '/agent-portal/inspections',
  '/agent-portal/inspections/:id',
  '/agent-portal/replies',
  '/agent-portal/performance',
  '/agent-portal/reviews',
  '/agent-portal/profile',
  '/agent-portal/office',
  '/agent-portal/feeds',
  '/agent-portal/feeds/:id',
  '/agent-portal/webhooks',
  '/agent-portal/webhooks/:id',
  '/agent-portal/admin',
  '/agent-portal/admin/:id',
];

/** Review forms: for members, and for vendors with a link. */
const reviewRoutes = ['/agent/:username/reviews/new', '/review/:token'];

/** Query of an agent's page: what is shown, and the outcome of a form sent without script. */
const profileQuery = ['type', 'kind', 'page', askField, sentMark, reviewedMark, reportedMark];

/** The agents area: the finder, agents, their offices and companies, reviews of agents, the agents' portal. */
export const area: AreaContract = {
  name: 'agents',
  class: 'primary',
  squad: 'agents',
  routes: [
    '/agent-finder',
    '/agent/:username',
    '/agent/:username/:tab',
    ...reviewRoutes,
    '/real-estate-agency/:slug',
    '/real-estate-company/:slug',
    ...portalRoutes,
  ],
  query: {
    '/agent-finder': ['place', 'type', 'name', 'location', 'deals', 'rating', 'sort', 'page'],
    '/agent/:username': profileQuery,
    '/agent/:username/:tab': profileQuery,
    '/real-estate-agency/:slug': ['page', askField, sentMark],
    '/real-estate-company/:slug': ['page'],
  },
  privateRoutes: [...reviewRoutes, ...portalRoutes],
  calls: ['POST /auth/prove'],
  navigation: [{ label: 'Agents', href: '/agent-finder', order: 50 }],
  topics: { publishes: ['tracked@1'], follows: [] },
  // 30.5 KB of the largest page, the form of a listing, plus 8.5 KB that every remote’s entry has.
  budgets: { firstPageScript: 39_400 },
  healthPath: '/agent-finder',
};
