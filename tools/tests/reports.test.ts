import { slowestOf } from './reports.ts';

test('the slowest come first, with their seconds', () => {
  const timed = [
    { name: 'a.test.ts', seconds: 0.04 },
    { name: 'b.test.ts', seconds: 112.26 },
    { name: 'c.test.ts', seconds: 3 },
  ];
  expect(slowestOf(timed, 2)).toEqual(['  112.3 s  b.test.ts', '    3.0 s  c.test.ts']);
});
