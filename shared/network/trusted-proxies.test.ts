import { trustedProxiesOf } from './trusted-proxies.ts';

test('[SEC-20] trusted proxies are a number of hops or a list of networks, and nothing else', () => {
  expect(['0', '1', ' 2 ', '10.0.0.0/8', '10.0.0.1, 2001:db8::/32'].map(trustedProxiesOf)).toEqual([
    false,
    1,
    2,
    ['10.0.0.0/8'],
    ['10.0.0.1', '2001:db8::/32'],
  ]);
  const bad = ['', 'true', '-1', '1.5', '17', '10.0.0.0/33', '0.0.0.0/0', '::/0', '10.0.0.1,', 'proxy.example'];
  expect(bad.filter((each) => trustedProxiesOf(each) !== undefined)).toEqual([]);
});
