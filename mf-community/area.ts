import type { AreaContract } from '@verandah/areas';

/** The community area: questions and answers about places. */
export const area: AreaContract = {
  name: 'community',
  class: 'primary',
  squad: 'community',
  routes: ['/questions', '/questions/in/:location'],
  navigation: [{ label: 'Questions', href: '/questions', order: 70 }],
  topics: { publishes: [], follows: ['session@1'] },
  // The page's own 22 KB, and 8.5 KB of every remote's entry.
  budgets: { firstPageScript: 31_000 },
  healthPath: '/questions',
};
