import fc from 'fast-check';
import { addCounts, bucketKey, exampleKey, failureKey } from './counts.ts';
import { judgeRelease } from './judge.ts';
import { surelyMore, wilsonInterval } from './proportions.ts';
import { evidenceAbove } from './sequential.ts';
import { monitorDefaults } from './settings.ts';
import type { Counts } from './shapes.ts';

const settings = monitorDefaults;
const countViews = (count: number, failed = 0, more: Counts = {}): Counts => ({ views: count, failed, ...more });
const against = (fresh: Counts, other: Counts) => judgeRelease({ fresh, other, otherName: '1.0.3 before' }, settings);
const stateOf = (fresh: Counts, other: Counts): string => against(fresh, other).state;
const paints = (count: number, ms: number): Counts => ({ [bucketKey('LCP', ms)]: count });

/** Pseudo-random numbers from 0 to 1, the same each time. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

test('[REL-06] a release that fails clearly more often is worse, and the reason has words and figures', () => {
  expect(
    against(
      countViews(410, 13, { [failureKey('mount TypeError')]: 11, [failureKey('load Error')]: 2 }),
      countViews(5120, 5),
    ),
  ).toEqual({
    state: 'worse',
    words: '3.2 % of 410 page views failed, 0.1 % of 5,120 of 1.0.3 before: mount TypeError (11), load Error (2)',
  });
});

test('[REL-92] the reason contains an example of the most frequent failure that has one: its message and position', () => {
  const example = 'x is undefined (search 1.0.4 src/pages/home/view.tsx:41:7)';
  const counts = {
    // It has no words of its own.
    [failureKey('server resting')]: 9,
    [failureKey('mount TypeError')]: 4,
    [exampleKey('mount TypeError', example)]: 3,
  };
  expect(against(countViews(410, 13, counts), countViews(5120, 5)).words).toBe(
    `3.2 % of 410 page views failed, 0.1 % of 5,120 of 1.0.3 before: server resting (9), mount TypeError (4): ${example}`,
  );
});

test('[REL-06] one that fails a little more often, or as often as before, is well', () => {
  expect(against(countViews(410, 3), countViews(5120, 5))).toEqual({
    state: 'well',
    words: '0.7 % of 410 page views failed, 0.1 % of 5,120 of 1.0.3 before',
  });
  expect(stateOf(countViews(20_000, 300), countViews(20_000, 200))).toBe('well');
  expect(stateOf(countViews(500, 100), countViews(500, 90))).toBe('well');
});

test('[REL-06] there is no verdict below the minimum number of views, and a few failures are never enough', () => {
  expect(against(countViews(49, 9), countViews(5000, 0))).toEqual({
    state: 'waiting',
    words: '49 page views so far; 50 are needed to judge',
  });
  expect(stateOf(countViews(50, 9), countViews(5000, 0))).toBe('well');
  expect(stateOf(countViews(50, 50), countViews(5000, 0))).toBe('worse');
});

test('[REL-06] a release that fails at every view is worse after ten, with a comparison and without', () => {
  const mount = { [failureKey('hydrate Error')]: 10 };
  expect(against(countViews(10, 10, mount), countViews(5000, 5))).toEqual({
    state: 'worse',
    words: '100.0 % of 10 page views failed, 0.1 % of 5,000 of 1.0.3 before: hydrate Error (10)',
  });
  expect(stateOf(countViews(10, 10), {})).toBe('worse');
  expect(stateOf(countViews(9, 9), countViews(5000, 5))).toBe('waiting');
  // Where half of the views failed before, ten failures of ten are chance.
  expect(stateOf(countViews(10, 10), countViews(1000, 500))).toBe('waiting');
});

test('[REL-06] the sequential test rarely errs: at most one of 500 watches finds an acceptable release worse', () => {
  for (const allowed of [0.0125, 0.05, 0.2]) {
    let cried = 0;
    for (let monitor = 0; monitor < 500; monitor++) {
      const chance = numbers(monitor * 6151 + Math.round(allowed * 10_000));
      let failed = 0;
      for (let seen = 1; seen <= 1000; seen++) {
        if (chance() >= allowed) continue;
        failed++;
        // Only a failure adds evidence.
        if (evidenceAbove({ count: failed, of: seen }, allowed) > 1000) {
          cried++;
          break;
        }
      }
    }
    expect(cried).toBeLessThanOrEqual(1);
  }
});

test('[REL-06] the sequential test is quick: where four of five views fail, it needs fewer than twenty in nearly every watch', () => {
  let quick = 0;
  for (let monitor = 0; monitor < 200; monitor++) {
    const chance = numbers(monitor * 15_485_863 + 1);
    let failed = 0;
    for (let seen = 1; seen < 20; seen++) {
      if (chance() < 0.8) failed++;
      if (stateOf(countViews(seen, failed), countViews(5000, 10)) === 'worse') {
        quick++;
        break;
      }
    }
  }
  expect(quick).toBeGreaterThanOrEqual(198);
});

test('[REL-06] a release whose pages render much longer on the server is worse; one that stays quick is not', () => {
  const rendered = (count: number, ms: number): Counts => ({ ...countViews(count), [bucketKey('render', ms)]: count });
  expect(against(rendered(100, 700), rendered(2000, 6))).toEqual({
    state: 'worse',
    words: expect.stringMatching(
      /^the render time on the server \(75th percentile\) is [67]\d\d ms on 100 pages, [56] ms with 1\.0\.3 before$/,
    ),
  });
  expect(stateOf(rendered(100, 60), rendered(2000, 6))).toBe('well');
});

test('[REL-06] a release that ends render workers is worse, though few of its views fail', () => {
  const leaking = (ended: number, pages: number): Counts => ({
    ...countViews(50, 1),
    ended,
    [failureKey('worker memory')]: ended,
    [bucketKey('server', 6)]: pages,
  });
  expect(against(leaking(5, 400), { ...countViews(5000, 5), [bucketKey('server', 6)]: 90_000 })).toEqual({
    state: 'worse',
    words: 'it ended 5 render workers in 405 pages, 0 in 90,000 with 1.0.3 before: worker memory (5)',
  });
  expect(stateOf(leaking(2, 400), { ...countViews(5000, 5), [bucketKey('server', 6)]: 90_000 })).toBe('well');
  expect(stateOf(leaking(5, 400), { ...leaking(900, 90_000), ...countViews(5000, 5) })).toBe('well');
});

test('[REL-06] server failures are named as such when those alone are too many', () => {
  const noisy = countViews(1000, 100, { 'server-failed': 0 });
  expect(against(countViews(1000, 130, { 'server-failed': 60, [failureKey('server threw')]: 60 }), noisy).words).toBe(
    '6.0 % of 1,000 page views failed on the server, 0.0 % of 1,000 of 1.0.3 before: server threw (60)',
  );
});

test('[REL-06] without a comparison a release is worse only when it fails for many', () => {
  expect(stateOf(countViews(100, 12), {})).toBe('well');
  expect(against(countViews(60, 60, { [failureKey('load Error')]: 60 }), countViews(3)).words).toBe(
    '100.0 % of 60 page views failed, with nothing to hold it against but 3 views of 1.0.3 before: load Error (60)',
  );
});

test('[REL-06] a vital that is twice as bad, and bad, is worse; one that stays good, or is bad for few, is not', () => {
  const before = { ...countViews(500), ...paints(500, 1500) };
  expect(against({ ...countViews(300), ...paints(240, 1400), ...paints(60, 6000) }, before)).toMatchObject({
    state: 'well',
  });
  const slow = against({ ...countViews(300), ...paints(100, 1400), [bucketKey('LCP', 6000)]: 200 }, before);
  expect(slow).toEqual({
    state: 'worse',
    words: expect.stringMatching(
      /^the largest paint \(LCP, 75th percentile\) is [56],\d{3} ms on 300 pages, 1,\d{3} ms with 1\.0\.3 before$/,
    ),
  });
  expect(stateOf({ ...countViews(300), ...paints(300, 2000) }, { ...countViews(500), ...paints(500, 600) })).toBe(
    'well',
  );
  expect(
    stateOf(
      { ...countViews(300), [bucketKey('CLS', 0.6)]: 300 },
      { ...countViews(500), [bucketKey('CLS', 0.05)]: 500 },
    ),
  ).toBe('worse');
  expect(
    stateOf({ ...countViews(300), [bucketKey('INP', 900)]: 300 }, { ...countViews(500), [bucketKey('INP', 40)]: 20 }),
  ).toBe('well');
});

test('[REL-06] few false alarms: equal releases differ in at most one of 100 watches of fifty checks', () => {
  for (const rate of [0.002, 0.02, 0.15]) {
    let cried = 0;
    for (let monitor = 0; monitor < 100; monitor++) {
      const chance = numbers(monitor * 7919 + Math.round(rate * 1000));
      let [fresh, other] = [0, 0];
      for (let seen = 100; seen <= 5000; seen += 100) {
        for (let view = 0; view < 100; view++) {
          if (chance() < rate) fresh++;
          if (chance() < rate) other++;
        }
        if (stateOf(countViews(seen, fresh), countViews(seen, other)) === 'worse') {
          cried++;
          break;
        }
      }
    }
    expect(cried).toBeLessThanOrEqual(1);
  }
});

test('[REL-06] a really worse release is found: with five failures per hundred views, nearly always within six hundred views', () => {
  let found = 0;
  for (let monitor = 0; monitor < 100; monitor++) {
    const chance = numbers(monitor * 104_729 + 1);
    let fresh = 0;
    for (let seen = 1; seen <= 600; seen++) {
      if (chance() < 0.05) fresh++;
      if (seen % 20 === 0 && stateOf(countViews(seen, fresh), countViews(5000, 10)) === 'worse') {
        found++;
        break;
      }
    }
  }
  expect(found).toBeGreaterThanOrEqual(98);
});

test('[REL-06] one more failure never makes a release look better, one more successful view never worse', () => {
  const share = fc
    .integer({ min: 50, max: 3000 })
    .chain((of) => fc.tuple(fc.integer({ min: 0, max: of }), fc.constant(of)));
  fc.assert(
    fc.property(share, share, ([failed, of], [otherFailed, otherOf]) => {
      const other = countViews(otherOf, otherFailed);
      if (stateOf(countViews(of, failed), other) === 'worse')
        expect(stateOf(countViews(of + 1, failed + 1), other)).toBe('worse');
      else expect(stateOf(countViews(of + 1, failed), other)).toBe('well');
    }),
  );
});

test('[REL-06] the bounds are correct: the share is within, and they are wider for less certainty or fewer views', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5000 }), fc.double({ min: 0, max: 1, noNaN: true }), (of, part) => {
      const count = Math.round(part * of);
      const { low, high } = wilsonInterval({ count, of }, 3.29);
      expect(low).toBeLessThanOrEqual(count / of + 1e-12);
      expect(high).toBeGreaterThanOrEqual(count / of - 1e-12);
      expect(surelyMore({ count, of }, { count, of }, 3.29)).toBeLessThanOrEqual(0);
    }),
  );
  // As published: 15 of 148 are 0.0624 to 0.1605 at 95 %.
  const { low, high } = wilsonInterval({ count: 15, of: 148 }, 1.96);
  expect([low, high]).toEqual([expect.closeTo(0.0624, 4), expect.closeTo(0.1605, 4)]);
});

test('[REL-09] counts of hosts add up', () => {
  const sum: Record<string, number> = {};
  addCounts(sum, { views: 2, failed: 1 });
  addCounts(sum, { views: 3 });
  expect(sum).toEqual({ views: 5, failed: 1 });
});
