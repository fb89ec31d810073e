import { Trail } from './trail.ts';

test('[SHELL-16] the last 100 steps of a visit are stored, older ones are dropped', () => {
  const trail = new Trail();
  for (let step = 1; step <= 130; step += 1) trail.add('action', `step ${step}`, step);
  expect(trail.steps).toHaveLength(100);
  expect([trail.steps[0]?.text, trail.steps.at(-1)?.text]).toEqual(['step 31', 'step 130']);
});

test('[SHELL-16] steps are short lines with their time', () => {
  const trail = new Trail();
  trail.add('page', '/buy', 0);
  trail.add('error', `a\n  b ${'x'.repeat(500)}`, 61_000);
  expect(trail.text(2).split('\n')).toEqual(['00:00:00 page /buy', expect.stringMatching(/^00:01:01 error a b x+$/)]);
  expect(trail.text(1)).toHaveLength('00:01:01 error '.length + 120);
});
