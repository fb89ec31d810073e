import { refuseMetrics, type MetricsRequest } from './may-read-metrics.ts';

const holders = async (token: string) =>
  (token === 'ops' ? 'operations' : token === 'squad' ? 'other' : 'unknown') as 'operations' | 'other' | 'unknown';
const requestFrom = (remoteAddress: string, headers: MetricsRequest['headers'] = {}): MetricsRequest => ({
  socket: { remoteAddress },
  headers: { host: 'localhost:3000', ...headers },
});
const status = async (request: MetricsRequest): Promise<number> =>
  (await refuseMetrics(request, holders))?.status ?? 200;

test('[REL-09] metrics are readable on the machine itself without a token, by its own name and without a proxy', async () => {
  for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) expect(await status(requestFrom(address))).toBe(200);
  expect(await status(requestFrom('127.0.0.1', { host: '[::1]:3000' }))).toBe(200);
  for (const headers of [
    { 'x-forwarded-for': '203.0.113.7' },
    { forwarded: 'for=203.0.113.7' },
    { via: '1.1 proxy' },
    { 'x-real-ip': '203.0.113.7' },
    { 'x-forwarded-host': 'verandah.example' },
    { host: 'verandah.example' },
    { host: 'localhost.attacker.example' },
    { origin: 'https://attacker.example' },
  ])
    expect([headers, await status(requestFrom('127.0.0.1', headers))]).toEqual([headers, 401]);
  expect(await status({ socket: {}, headers: {} })).toBe(401);
});

test('[REL-09] elsewhere a token of operations is needed; a rejection states what is wrong', async () => {
  const from = (authorization?: string) =>
    refuseMetrics(requestFrom('10.0.0.5', authorization === undefined ? {} : { authorization }), holders);
  expect(await from('Bearer ops')).toBeNull();
  expect(await from()).toEqual({ status: 401, message: expect.stringContaining('a token of operations') });
  expect(await from('Bearer unheard-of')).toMatchObject({ status: 401 });
  expect(await from('Basic b3Bz')).toMatchObject({ status: 401 });
  expect(await from('Bearer squad')).toEqual({ status: 403, message: expect.stringContaining('for one area') });
});
