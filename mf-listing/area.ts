import type { AreaContract } from '@verandah/areas';
import { costFieldNames, costsMark } from './src/features/calculators/field-names.ts';
import { enquiredMark, reportedMark } from './src/pages/listing/marks.ts';

/** The listing area: a property's page. */
export const area: AreaContract = {
  name: 'listing',
  class: 'primary',
  squad: 'listing',
  routes: ['/property/:uri'],
  query: { '/property/:uri': [enquiredMark, reportedMark, costsMark, ...costFieldNames] },
  navigation: [],
  topics: {
    publishes: ['viewed@1', 'enquired@1', 'tracked@1', 'notifications@1'],
    follows: ['viewed@1', 'enquired@1', 'session@1', 'member@1'],
  },
  // 22 KB of the page itself, plus 8.5 KB that every remote's entry has.
  budgets: { firstPageScript: 31_000 },
  healthPath: '/property/health-check',
};
