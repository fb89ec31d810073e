import { sessionKeyOf } from '../../app/make-service.ts';
import { testApi, type TestApi } from '../../test-kit/test-api.ts';
import { testMembers } from '../../test-kit/test-members.ts';
import { signAccess } from '../identity/viewer.ts';
import { budgets, type BudgetName } from './limits.ts';

// The budget does not refill before its minute ends, long after the test.
const exhaust = ({ service: { service } }: TestApi, name: BudgetName, who: string | number): Promise<void> =>
  service.spending.spend(name, who, budgets[name].most);
const graph = async ({ service }: TestApi, headers: Readonly<Record<string, string>>): Promise<number> =>
  (
    await fetch(`${service.address}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query: '{ posts(take: 1) { total } }' }),
    })
  ).status;

describe.each([
  ['a number of hops', 1],
  ['a list of networks', ['127.0.0.0/8', '::1']],
] as const)('behind proxies by %s', (_, trustProxy) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi({ settings: { trustProxy } });
  });
  afterAll(async () => {
    await api.close();
  });

  test('[SEC-21] a private address that was passed on is held to the limits of the graph like any other', async () => {
    await exhaust(api, 'graph-cost-network', '10.0.0.9');
    expect(await graph(api, { 'x-forwarded-for': '10.0.0.9' })).toBe(429);
    expect(await graph(api, { 'x-forwarded-for': '10.0.0.10' })).toBe(200);
    // A machine of the site's own, which calls without a host between.
    expect(await graph(api, {})).toBe(200);
  });

  test('[SEC-20] what a visitor writes into the list of addresses earns no new allowance', async () => {
    await exhaust(api, 'graph-cost-network', '203.0.113.7');
    const forged = ['198.51.100.1, 203.0.113.7', '10.0.0.1, 203.0.113.7', '127.0.0.2, 203.0.113.7'];
    for (const each of forged) expect(await graph(api, { 'x-forwarded-for': each })).toBe(429);
  });

  test('[SEC-21] a member is held to a rate of calls from a private address too', async () => {
    const authorization = `Bearer ${await signAccess(testMembers.noah, sessionKeyOf(api.service.service.settings))}`;
    await exhaust(api, 'calls', testMembers.noah.memberId);
    for (const path of ['/posts', '/rest/posts']) {
      const headers = { authorization, 'x-forwarded-for': '10.0.0.9' };
      expect((await fetch(`${api.service.address}${path}`, { headers })).status).toBe(429);
    }
  });
});
