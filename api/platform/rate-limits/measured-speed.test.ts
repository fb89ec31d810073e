import { measuredSpeed } from './measured-speed.ts';

test('[SEC-84] the speed of a machine is measured within bounds, so that no measurement locks out callers', () => {
  const speed = measuredSpeed();
  expect(speed).toBeGreaterThanOrEqual(0.25);
  expect(speed).toBeLessThanOrEqual(16);
});
