import { eventDetail } from './event-detail.ts';

const said = (detail: unknown) => eventDetail({ area: 'search', detail });

test('[REL-32] the history says in words what an entry has besides its reason', () => {
  expect(said(null)).toBe('');
  expect(said({ percent: 5 })).toBe('percent 5');
  expect(said({ token: 'ci', actions: ['publish', 'promote'], expiresAt: '2027-01-04T08:00:00.000Z' })).toBe(
    'token ci; actions publish, promote; expires at 2027-01-04T08:00:00.000Z',
  );
  expect(said({ precaution: true, withdrawn: false, until: null })).toBe('precaution');
  expect(
    said({
      considered: [
        { version: '1.0.2', skipped: 'withdrawn' },
        { version: '1.0.1', skipped: null },
      ],
    }),
  ).toBe('1.0.2 skipped (withdrawn); 1.0.1 taken');
  expect(
    said({
      joint: [
        { area: 'search', to: '1.1.0' },
        { area: 'listing', to: '2.0.0' },
      ],
    }),
  ).toBe('together with listing 2.0.0');
  expect(said({ shown: [{ area: 'listing' }] })).toBe('shown {"area":"listing"}');
});
