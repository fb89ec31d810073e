import { eventDetail } from './event-detail.ts';

const textOf = (detail: unknown) => eventDetail({ area: 'search', detail });

test('[REL-32] the history shows in words what an entry has besides its reason', () => {
  expect(textOf(null)).toBe('');
  expect(textOf({ percent: 5 })).toBe('percent 5');
  expect(textOf({ token: 'ci', actions: ['publish', 'promote'], expiresAt: '2027-01-04T08:00:00.000Z' })).toBe(
    'token ci; actions publish, promote; expires at 2027-01-04T08:00:00.000Z',
  );
  expect(textOf({ precaution: true, withdrawn: false, until: null })).toBe('precaution');
  expect(
    textOf({
      considered: [
        { version: '1.0.2', skipped: 'withdrawn' },
        { version: '1.0.1', skipped: null },
      ],
    }),
  ).toBe('1.0.2 skipped (withdrawn); 1.0.1 taken');
  expect(
    textOf({
      joint: [
        { area: 'search', to: '1.1.0' },
        { area: 'listing', to: '2.0.0' },
      ],
    }),
  ).toBe('together with listing 2.0.0');
  expect(textOf({ shown: [{ area: 'listing' }] })).toBe('shown {"area":"listing"}');
});

test('[REL-102] a delivery plan is its steps in words', () => {
  const steps = [
    { percent: 0, audiences: ['staff'], minutes: 10, views: 0 },
    { percent: 100, audiences: [], minutes: 0, views: 0 },
  ];
  expect(textOf({ steps })).toBe('staff for 10 min, then 100 % of the visitors');
});
