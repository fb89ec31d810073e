import type { RegistryEvent } from '@verandah/release-registry';
import { messageLines, messageOf } from './message.ts';

const entry: RegistryEvent = {
  id: 7,
  at: '2026-11-21T03:05:00.000Z',
  who: 'ann',
  action: 'promote',
  area: 'search',
  from: '1.0.0',
  to: '1.1.0',
  why: null,
  detail: null,
};
const moves = [
  { area: 'listing', from: '1.0.0', to: '2.0.0' },
  { area: 'search', from: '1.0.0', to: '1.1.0' },
];
const back = moves.map(({ area, from, to }) => ({ area, from: to, to: from }));
const together = { area: null, from: null, to: null };
const byMonitor = { who: 'watch', action: 'watch', from: null };

test.each<[change: Partial<RegistryEvent>, summary: string, undo: string | null]>([
  [{ from: null }, 'ann made search 1.1.0 live', 'withdraw search'],
  [{ from: '1.1.0' }, 'ann made search 1.1.0 live', null],
  [
    { detail: { step: '4 of 4' } },
    'ann made search 1.1.0 live in place of 1.0.0, step 4 of 4 of its delivery plan',
    'rollback search',
  ],
  [{ ...together, detail: { moves } }, 'ann made listing 2.0.0 and search 1.1.0 live together', 'rollback listing'],
  [
    { ...together, action: 'rollback', detail: { moves: back } },
    'ann rolled back to listing 1.0.0 and search 1.0.0',
    'promote listing 2.0.0 --with search@1.1.0',
  ],
  [{ action: 'withdraw', to: '1.0.0' }, 'ann took search off the site', 'restore search'],
  [{ action: 'restore', to: '1.0.0' }, 'ann put search 1.0.0 back on the site', 'withdraw search'],
  [
    { action: 'rollout', detail: { percent: 25, audiences: ['staff'], before: 5 } },
    'ann gave search 1.1.0 to staff and 25 % of the visitors',
    'rollout search 1.1.0 --percent 5',
  ],
  [
    { action: 'deliver-rehearse', detail: { step: '1 of 4' } },
    'ann began to rehearse search 1.1.0, step 1 of 4 of its delivery plan',
    'deliver stop search',
  ],
  [{ action: 'deliver-stop' }, 'ann stopped the delivery of search 1.1.0', null],
  [{ action: 'deliver-hold' }, 'ann held the delivery of search 1.1.0', 'deliver resume search'],
  [{ action: 'deliver-resume' }, 'ann resumed the delivery of search 1.1.0', 'deliver hold search'],
  [
    { action: 'deliver-done' },
    'ann ended the last step of the delivery of search 1.1.0',
    'rollout search 1.1.0 --percent 0',
  ],
  [
    { ...byMonitor, detail: { dryRun: true, would: 'end-rollout' } },
    'The health monitor found search 1.1.0 worse than the release before, and left it',
    'rollout search 1.1.0 --percent 0',
  ],
  [
    { ...byMonitor, detail: { would: null } },
    'The health monitor found search 1.1.0 worse than the release before, and left it',
    null,
  ],
  // Another version of the product may have logged anything.
  [
    { action: 'rollout', detail: { percent: 'all', moves: 3, audiences: [1] } },
    'ann gave search 1.1.0 to nobody',
    'rollout search 1.1.0 --percent 0',
  ],
])('[REL-140] what %j is in words, and what undoes it', (change, summary, undo) => {
  expect(messageLines(messageOf({ ...entry, ...change }))).toEqual([
    summary,
    ...(undo === null ? [] : [`To undo: npm run ops -- ${undo}`]),
  ]);
});

test('[REL-140] of a reason there is the first line that says something, cut at 300 characters', () => {
  const reason = (why: string) => messageOf({ ...entry, why }).reason;
  expect(reason('\r\n  \u0000\nfirst\u202E line\u2028second')).toBe('first  line');
  expect(reason('x'.repeat(500))).toHaveLength(300);
  expect(reason(' \n\t')).toBeNull();
});
