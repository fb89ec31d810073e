import { liveStack, previousOf, type PinOperation } from './live-releases.ts';

const promote = (to: string): PinOperation => ({ action: 'promote', to });
const rollback = (to: string): PinOperation => ({ action: 'rollback', to });

test('[REL-08] the release before a live one is the last good one, never the one that was rolled back', () => {
  expect(previousOf([promote('1.0.0')])).toBeNull();
  expect(previousOf([promote('1.0.0'), promote('1.0.1')])).toBe('1.0.0');
  expect(liveStack([promote('1.0.0'), promote('1.0.1'), promote('1.0.2'), rollback('1.0.1')])).toEqual([
    '1.0.0',
    '1.0.1',
  ]);
  expect(liveStack([promote('1.0.0'), promote('1.0.1'), rollback('1.0.0'), promote('1.0.2')])).toEqual([
    '1.0.0',
    '1.0.2',
  ]);
});

test('a release that is promoted again stands once, at the top', () => {
  expect(liveStack([promote('1.0.0'), promote('1.0.1'), promote('1.0.0')])).toEqual(['1.0.1', '1.0.0']);
  // Promoted again, it is trusted again.
  expect(liveStack([promote('1.0.0'), promote('1.0.1'), rollback('1.0.0'), promote('1.0.1')])).toEqual([
    '1.0.0',
    '1.0.1',
  ]);
});

test('[REL-08] with an older good release a rollback always has a target: it removes only what it rolls back', () => {
  const all = [promote('1.0.0'), promote('1.0.1'), promote('1.0.2')];
  expect(liveStack([...all, rollback('1.0.0')])).toEqual(['1.0.1', '1.0.0']);
  expect(liveStack([...all, { ...rollback('1.0.1'), detail: { precaution: true } }])).toEqual([
    '1.0.0',
    '1.0.2',
    '1.0.1',
  ]);
  expect(previousOf([...all, rollback('1.0.1'), rollback('1.0.0')])).toBeNull();
});
