import type { AreaContract } from '@verandah/areas';
import { costFieldNames, costsMark } from './src/features/calculators/field-names.ts';
import { enquiredMark } from './src/pages/listing/marks.ts';

/** The listing area: a property's page. */
export const area: AreaContract = {
  name: 'listing',
  class: 'primary',
  squad: 'listing',
  routes: ['/property/:uri'],
  query: { '/property/:uri': [enquiredMark, costsMark, ...costFieldNames] },
  navigation: [],
  topics: {
    publishes: ['viewed@1', 'enquired@1', 'tracked@1', 'notifications@1'],
    follows: ['viewed@1', 'enquired@1', 'session@1', 'member@1'],
  },
  // The page's own 22 KB, and 8.5 KB of every remote's entry.
  budgets: { firstPageScript: 31_000 },
  healthPath: '/property/health-check',
};
