import { readFigures } from '../figures.ts';
import { cachedShare } from '../sizing/cached-share.ts';
import { assumed, pagesOfVisit } from '../sizing/demand.ts';
import { popularPages, seededNumbers } from './popularity.ts';
import { curve, limitOf, sharesOf, simulateEvening, stepSeconds, sumOf } from './simulate.ts';

const figures = readFigures();
const machine = { processors: 2, renderWorkers: 2, pages: 60_000, cacheBytes: 64e6, freshSeconds: 240 };

test('the k-th page is visited 1/k^skew as often as the first', () => {
  const next = popularPages(1000, seededNumbers(1), 0.8);
  const counts = new Map<number, number>();
  for (let visit = 0; visit < 300_000; visit += 1) {
    const page = next();
    counts.set(page, (counts.get(page) ?? 0) + 1);
  }
  const first = counts.get(0) ?? 0;
  for (const page of [1, 3, 9, 31]) expect((counts.get(page) ?? 0) / first / (page + 1) ** -0.8).toBeCloseTo(1, 0);
  expect(Math.max(...counts.keys())).toBeLessThan(1000);
});

test('the simulated cache agrees with the formula of the sizing, whether memory or time limits it', () => {
  for (const cacheBytes of [64e6, 4e6]) {
    const { pageViews, hitRate } = simulateEvening(10, { ...machine, cacheBytes }, figures, [1]);
    const steady = cachedShare({
      pages: machine.pages,
      perSecond: (pageViews / stepSeconds) * (1 - assumed.signedIn),
      freshSeconds: machine.freshSeconds,
      cacheBytes,
      pageBytes: figures.render.cachedBytes,
    });
    expect(hitRate / (1 - assumed.signedIn) / steady).toBeGreaterThan(0.9);
    expect(hitRate / (1 - assumed.signedIn) / steady).toBeLessThan(1.15);
  }
});

test('at its limit a machine uses all of what is exhausted first, and no more of anything', () => {
  for (const processors of [0.5, 2]) {
    const limited = { ...machine, processors };
    const { busiest, first } = limitOf(limited, figures);
    const shares = sharesOf(busiest, limited);
    expect(shares[first]).toBeCloseTo(1, 1);
    expect(Math.max(...Object.values(shares))).toBe(shares[first]);
  }
});

test('an evening follows its curve', () => {
  const evening = simulateEvening(0.5, machine, figures);
  expect(evening.pageViews / evening.visits / pagesOfVisit / stepSeconds).toBeCloseTo(
    curve.reduce((sum, share) => sum + share),
    1,
  );
  expect(evening.used).toBeLessThan(sumOf(evening.busiest) * curve.length * stepSeconds);
});
