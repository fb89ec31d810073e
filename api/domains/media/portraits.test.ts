import { portrait, portraitKeys } from './portraits.ts';

test('[LIST-09] every portrait is a face of its own, the same each time', () => {
  const drawn = portraitKeys.map((key) => portrait(key, 256));
  for (const svg of drawn) expect(svg).toMatch(/^<svg [^>]*width="256" height="256"/);
  expect(new Set(drawn).size).toBe(portraitKeys.length);
  expect(portrait('person-any-03', 256)).toBe(drawn[portraitKeys.indexOf('person-any-03')]);
  expect(drawn.join('')).not.toMatch(/NaN|undefined/);
});

test.each(['person-any-00', 'person-any-25', 'person-none-01', 'person-any-1', '../person-any-01', ''])(
  '%p is no portrait',
  (key) => expect(portrait(key, 256)).toBeNull(),
);
