import { states } from '@verandah/market';
import { fromCapital } from './capitals.ts';

test('[LOC-01, LOC-03] a suburb shows the distance to its capital, in whole kilometres', () => {
  expect(fromCapital('VIC', { latitude: -37.8231, longitude: 145.0078 })).toBe('4 km from Melbourne’s CBD');
  expect(fromCapital('WA', { latitude: -17.9614, longitude: 122.2359 })).toBe('1,682 km from Perth’s CBD');
  expect(fromCapital('VIC', { latitude: -37.8136, longitude: 144.9631 })).toBeNull();
  expect(fromCapital('XX', { latitude: -37, longitude: 144 })).toBeNull();
  for (const { stateCode, capital } of states)
    expect(fromCapital(stateCode, { latitude: -25, longitude: 135 })).toContain(capital);
});
