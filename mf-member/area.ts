import type { AreaContract } from '@verandah/areas';

/** Pages of who signs in and of who is signed in: each is its visitor's own. */
const privateRoutes = ['/sign-in'];

/** The member area: signing up and in, accounts and profiles. */
export const area: AreaContract = {
  name: 'member',
  class: 'primary',
  squad: 'member',
  routes: [...privateRoutes],
  privateRoutes,
  calls: ['POST /auth/signin', 'GET /auth/providers'],
  navigation: [],
  topics: { publishes: ['session-asked@1'], follows: ['session@1', 'member@1'] },
  // The page's own 22 KB, and 8.5 KB of every remote's entry.
  budgets: { firstPageScript: 31_000 },
  healthPath: '/sign-in',
};
