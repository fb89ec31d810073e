import type { AreaContract } from '@verandah/areas';
import { askField, sentMark } from './src/features/enquiry/marks.ts';
import { reportedMark, reviewedMark } from './src/pages/profile/marks.ts';

/** The agent's own place: every page is its visitor's own. */
const portalRoutes = [
  '/agent-portal',
  '/agent-portal/listings',
  '/agent-portal/listings/new',
  '/agent-portal/listings/:id',
  '/agent-portal/transactions',
  '/agent-portal/transactions/:id',
  '/agent-portal/enquiries',
  '/agent-portal/enquiries/:id',
  '/agent-portal/performance',
  '/agent-portal/reviews',
  '/agent-portal/office',
  '/agent-portal/feeds',
  '/agent-portal/feeds/:id',
  '/agent-portal/admin',
  '/agent-portal/admin/:id',
];

/** Where reviews are written: by members, and by vendors with a link. */
const reviewRoutes = ['/agent/:username/reviews/new', '/review/:token'];

/** What is shown of an agent, and what was done on their page without script. */
const profileQuery = ['type', 'kind', 'page', askField, sentMark, reviewedMark, reportedMark];

/** The agents' area: the finder, agents, their offices and companies, reviews of agents, the agent's own place. */
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
  topics: { publishes: [], follows: [] },
  // The page's own 22 KB, and 8.5 KB of every remote's entry.
  budgets: { firstPageScript: 31_000 },
  healthPath: '/agent-finder',
};
