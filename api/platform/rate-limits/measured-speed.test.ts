import { measuredSpeed } from './measured-speed.ts';

test('[SEC-84] what a machine can do is measured within bounds, so that no measurement locks anybody out', () => {
  const speed = measuredSpeed();
  expect(speed).toBeGreaterThanOrEqual(0.25);
  expect(speed).toBeLessThanOrEqual(16);
});
