import { Refusal } from '../problems/refusal.ts';
import { budgets, capacityOfTwoCores } from './limits.ts';
import { Spending } from './spending.ts';

afterEach(() => {
  jest.restoreAllMocks();
});

const at = Date.parse('2026-11-22T10:00:00Z');
type Call = readonly [...Parameters<Spending['spend']>, now: number];
/** Seconds to wait; 0 if accepted. */
async function waitOf(spending: Spending, name: Call[0], who: Call[1], amount: number, now: number): Promise<number> {
  jest.spyOn(Date, 'now').mockReturnValue(now);
  try {
    await spending.spend(name, who, amount);
    return 0;
  } catch (error) {
    return error instanceof Refusal ? (error.retryAfter ?? -1) : -1;
  }
}
async function waitsOf(spending: Spending, ...calls: readonly Call[]): Promise<number[]> {
  const waits: number[] = [];
  for (const call of calls) waits.push(await waitOf(spending, ...call));
  return waits;
}

test('[GQL-11] a budget may be spent at once and is refilled in a minute; waiting the stated time is enough for one caller', async () => {
  const spending = new Spending();
  const { most, seconds } = budgets['graph-cost'];
  const second = most / seconds;
  const ends = at + seconds * 1000;
  expect(
    await waitsOf(
      spending,
      ['graph-cost', 7, most, at],
      ['graph-cost', 7, 3 * second, ends - 3000],
      ['graph-cost', 7, 1, ends - 1000],
    ),
  ).toEqual([0, 3, 1]);
  expect(await waitsOf(spending, ['graph-cost', 8, most, at], ['calls', 7, 1, at])).toEqual([0, 0]);
  expect(
    await waitsOf(
      spending,
      ['graph-cost', 7, 3 * second, ends],
      ['graph-cost', 7, most, ends],
      ['graph-cost', 7, most - 3 * second, ends + 1000],
    ),
  ).toEqual([0, 60, 0]);
  // Setting the clock back changes no budget; no budget exceeds its maximum.
  expect(
    await waitsOf(
      spending,
      ['graph-cost', 7, 1, ends - 60_000],
      ['graph-cost', 7, most, ends + 3_600_000],
      ['graph-cost', 7, 1, ends + 3_659_000],
    ),
  ).toEqual([60, 0, 1]);
});

test('[GQL-11] operations at the same moment are all counted, and none passes beyond the budget', async () => {
  const spending = new Spending();
  const { most } = budgets['graph-cost'];
  const waits = await Promise.all(Array.from({ length: 25 }, () => waitOf(spending, 'graph-cost', 7, most / 10, at)));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(10);
});

test('[GQL-11] a household of IPv6 is one network; a rejection states the limit and when to retry', async () => {
  const spending = new Spending();
  const { most, seconds } = budgets['graph-cost-network'];
  expect(await waitOf(spending, 'graph-cost-network', '2001:db8:1:2::1', most, at)).toBe(0);
  jest.spyOn(Date, 'now').mockReturnValue(at + (seconds - 1) * 1000);
  await expect(spending.spend('graph-cost-network', '2001:db8:1:2:ffff::1', 1)).rejects.toEqual(
    expect.objectContaining({
      kind: 'throttled',
      message: 'This is more than can be requested in a minute. Please try again in a second.',
      quota: { name: 'graph-cost-network', most, seconds, wait: 1 },
    }),
  );
  await spending.spend('graph-cost-network', '2001:db8:1:3::1', most);
});

test('[SEC-84] budgets of the graph are those that the machine can bear; calls are counted alike everywhere', () => {
  const [slow, fast] = [new Spending(0.5), new Spending(2)];
  for (const name of ['graph-cost', 'graph-cost-network', 'graph-cost-all'] as const)
    expect([slow.budget(name).most, fast.budget(name).most]).toEqual([budgets[name].most / 2, budgets[name].most * 2]);
  expect(slow.budget('calls').most).toBe(budgets.calls.most);
});

test('[SEC-84] all budgets fit what the machine can do: one network has an eighth of it, all together have it once', () => {
  expect(budgets['graph-cost-network'].most * 8).toBe(capacityOfTwoCores);
  // Callers below an equal share of an exhausted budget continue, with at most the same amount again.
  expect(budgets['graph-cost-all'].most * 2).toBe(capacityOfTwoCores);
  expect(budgets['graph-cost'].most).toBeLessThan(budgets['graph-cost-network'].most);
});

test('[SEC-84] when all networks together have spent their budget, the heaviest wait; members count with their network', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(at);
  const spending = new Spending();
  const { most, seconds } = budgets['graph-cost-all'];
  const each = budgets['graph-cost'].most;
  for (let member = 1; member <= most / each; member++) await spending.spendPoints(member, '203.0.113.7', each);
  await expect(spending.spendPoints(0, '203.0.113.7', 1)).rejects.toEqual(
    expect.objectContaining({ kind: 'throttled', quota: { name: 'graph-cost-all', most, seconds, wait: seconds } }),
  );
  const visitors = budgets['graph-cost-network'].most;
  for (const network of ['2001:db8:1:2::1', '2001:db8:1:3::1'])
    await spending.spendPoints(undefined, network, visitors);
  await expect(spending.spendPoints(undefined, '2001:db8:1:4::1', 1)).rejects.toThrow(Refusal);
});
