import { unknownProxy } from './unknown-proxy.ts';

const warnings = (trustProxy: boolean, ...requests: readonly (readonly [ip: string, forwarded?: string])[]): number => {
  let times = 0;
  const check = unknownProxy(trustProxy, {
    warn: () => {
      times++;
    },
  });
  for (const [ip, forwarded] of requests)
    check({ ip, headers: { ...(forwarded !== undefined && { 'x-forwarded-for': forwarded }) } });
  return times;
};

test('[REL-06] an untrusted proxy in front is reported once: its visitors would all count as one', () => {
  expect(warnings(false, ['10.0.0.7', '192.0.2.1'], ['10.0.0.7', '192.0.2.2'])).toBe(1);
  expect(warnings(false, ['::ffff:127.0.0.1', '192.0.2.1'])).toBe(1);
  expect(warnings(false, ['fd12::1', '192.0.2.1'])).toBe(1);
});

test('[REL-06] a trusted proxy, and a visitor who merely sends the header, are not logged', () => {
  expect(warnings(true, ['10.0.0.7', '192.0.2.1'])).toBe(0);
  expect(warnings(false, ['10.0.0.7'], ['192.0.2.1', '198.51.100.1'], ['2001:db8::1', '198.51.100.1'])).toBe(0);
});
