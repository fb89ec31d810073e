import { FairBudget } from './fair-budget.ts';

const at = Date.parse('2026-11-29T10:00:00Z');

test('[SEC-84] when a budget of all is spent, those who had more than their share wait, and others do not', () => {
  const budget = new FairBudget({ most: 100, seconds: 60 });
  expect([budget.spend('a', 60, at), budget.spend('a', 40, at), budget.spend('a', 1, at + 5000)]).toEqual([0, 0, 55]);
  // Two parties: half of it each.
  expect([budget.spend('b', 50, at + 5000), budget.spend('b', 1, at + 5000)]).toEqual([0, 55]);
  // Three: a third.
  expect([budget.spend('c', 34, at + 5000), budget.spend('c', 33, at + 5000)]).toEqual([55, 0]);
  expect([budget.spend('a', 100, at + 60_000), budget.spend('b', 1, at + 60_000)]).toEqual([0, 0]);
});

test('[SEC-84] a clock that is set back delays no request', () => {
  const budget = new FairBudget({ most: 10, seconds: 60 });
  expect([budget.spend('a', 10, at), budget.spend('a', 1, at), budget.spend('a', 1, at - 3_600_000)]).toEqual([
    0, 60, 0,
  ]);
});

test('[SEC-84] however many parties spend, they spend at most twice the budget together', () => {
  const budget = new FairBudget({ most: 1000, seconds: 60 });
  let spent = 0;
  for (let round = 0; round < 2000; round++)
    for (const points of [7, 50]) if (budget.spend(`p${(round * 31) % 97}`, points, at) === 0) spent += points;
  expect(spent).toBeGreaterThan(1000);
  expect(spent).toBeLessThanOrEqual(2000);
});
