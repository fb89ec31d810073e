import { rareTests } from './rare-tests.ts';

test('rare tests and what they depend on are there', () => {
  expect(rareTests.flatMap(({ inputs }) => inputs.missing)).toEqual([]);
});

test('each remembers by itself that it has passed', () => {
  expect(new Set(rareTests.map(({ inputs }) => inputs.name)).size).toBe(rareTests.length);
});
