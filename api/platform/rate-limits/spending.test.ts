import { Refusal } from '../problems/refusal.ts';
import { budgets } from './limits.ts';
import { Spending } from './spending.ts';

const at = Date.parse('2026-11-22T10:00:00Z');
/** Seconds to wait; 0 for what was taken. */
function waitOf(spending: Spending, ...call: Parameters<Spending['spend']>): number {
  try {
    spending.spend(...call);
    return 0;
  } catch (error) {
    return error instanceof Refusal ? (error.retryAfter ?? -1) : -1;
  }
}

test('[GQL-11] a budget may be spent at once and comes back evenly; what is told to wait is enough, and others are not held up', () => {
  const spending = new Spending();
  const { most, seconds } = budgets['graph-cost'];
  const second = most / seconds;
  expect([
    waitOf(spending, 'graph-cost', 7, most, at),
    waitOf(spending, 'graph-cost', 7, 1, at),
    waitOf(spending, 'graph-cost', 7, 3 * second, at),
  ]).toEqual([0, 1, 3]);
  expect([waitOf(spending, 'graph-cost', 8, most, at), waitOf(spending, 'calls', 7, 1, at)]).toEqual([0, 0]);
  expect([
    waitOf(spending, 'graph-cost', 7, 3 * second, at + 3000),
    waitOf(spending, 'graph-cost', 7, 1, at + 3000),
  ]).toEqual([0, 1]);
  // A clock that is set back gives nothing away and takes nothing; nobody saves more than a whole budget.
  expect([
    waitOf(spending, 'graph-cost', 7, 1, at - 60_000),
    waitOf(spending, 'graph-cost', 7, most, at + 3_600_000),
    waitOf(spending, 'graph-cost', 7, 1, at + 3_600_000),
  ]).toEqual([1, 0, 1]);
});

test('[GQL-11] a household of IPv6 is one network; a refusal tells which limit it was and when to come again', () => {
  const spending = new Spending();
  const { most, seconds } = budgets['graph-cost-network'];
  spending.spend('graph-cost-network', '2001:db8:1:2::1', most, at);
  expect(() => spending.spend('graph-cost-network', '2001:db8:1:2:ffff::1', 1, at)).toThrow(
    expect.objectContaining({
      kind: 'throttled',
      message: 'More was asked than is answered in a minute. Please try again in a second.',
      quota: { name: 'graph-cost-network', most, seconds, wait: 1 },
    }),
  );
  spending.spend('graph-cost-network', '2001:db8:1:3::1', most, at);
});
