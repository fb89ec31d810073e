import fastify from 'fastify';
import { trustedProxiesOf, trustProxyOf } from '@verandah/network';
import { limitVisitors } from './visitor-limit.ts';

const limitedSite = (setting: string) => {
  const app = fastify({ trustProxy: trustProxyOf(trustedProxiesOf(setting) ?? false) });
  limitVisitors(app, 1);
  app.get('/', async (request) => request.ip);
  return app;
};

test.each(['1', '127.0.0.1', '127.0.0.0/8, ::1'])(
  '[SEC-20] behind a proxy that appends (TRUST_PROXY=%s) a forged address, public or private, earns no new allowance',
  async (setting) => {
    const app = limitedSite(setting);
    const statuses: number[] = [];
    for (let call = 0; call < 25; call += 1) {
      const forged = call % 2 ? `198.51.100.${call}` : `10.0.0.${call}`;
      const response = await app.inject({ url: '/', headers: { 'x-forwarded-for': `${forged}, 203.0.113.7` } });
      statuses.push(response.statusCode);
      if (response.statusCode === 200) expect(response.body).toBe('203.0.113.7');
    }
    expect(statuses.filter((each) => each === 429)).not.toHaveLength(0);
    await app.close();
  },
);

test('[SEC-21] a private address that a trusted proxy passes on has the same limit as any other', async () => {
  const app = limitedSite('1');
  const statuses: number[] = [];
  for (let call = 0; call < 30; call += 1)
    statuses.push((await app.inject({ url: '/', headers: { 'x-forwarded-for': '10.0.0.9' } })).statusCode);
  expect(statuses).toContain(429);
  await app.close();
});
