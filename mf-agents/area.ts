import type { AreaContract } from '@verandah/areas';

/** The agents' area: the finder, agents, their offices and companies, reviews of agents. */
export const area: AreaContract = {
  name: 'agents',
  class: 'primary',
  squad: 'agents',
  routes: ['/agent-finder', '/agent/:username', '/agent/:username/:tab'],
  navigation: [{ label: 'Find agents', href: '/agent-finder', order: 50 }],
  topics: { publishes: [], follows: [] },
  // The page's own 22 KB, and 8.5 KB of every remote's entry.
  budgets: { firstPageScript: 31_000 },
  healthPath: '/agent-finder',
};
