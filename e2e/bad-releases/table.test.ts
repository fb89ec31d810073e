import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { badReleases } from './bad-releases.ts';
import { readOutcomes } from './outcome.ts';
import { handbookWith } from './table.ts';

test('[REL-93] the operations handbook shows what happens with each bad release, as the journey saw it', () => {
  const outcomes = readOutcomes();
  expect(outcomes.map(({ name }) => name)).toEqual(badReleases.map(({ name }) => name));
  expect(readFileSync(join(import.meta.dirname, '../../docs/operations.md'), 'utf8')).toBe(handbookWith(outcomes));
});

test('[REL-93] what was seen is what is expected of each', () => {
  const seen = Object.fromEntries(readOutcomes().map((outcome) => [outcome.name, outcome]));
  for (const { name, expected } of badReleases)
    expect([
      name,
      seen[name]?.blamed?.startsWith(expected.blamed ?? ' ') ?? false,
      seen[name]?.undoneAfter != null,
    ]).toEqual([name, expected.blamed !== null, expected.undoneWithin !== null]);
});
