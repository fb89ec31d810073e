import fc from 'fast-check';
import { findJsonProblem } from './json-problem.ts';

const limits = { depth: 4, values: 100 } as const;
const problemOf = (text: string): string | null => findJsonProblem(Buffer.from(text), limits);

test('[SEC-96] JSON that is nested too deeply, or has too many values, is found without parsing it', () => {
  expect(problemOf('['.repeat(5))).toBe('it is nested more than 4 deep');
  expect(problemOf('{"a":[{"b":[{"c":1}]}]}')).toBe('it is nested more than 4 deep');
  expect(problemOf(`[${'0,'.repeat(100)}0]`)).toBe('it has more than 100 values');
  expect(problemOf(`[${'[],'.repeat(60)}[]]`)).toBe('it has more than 100 values');
});

test('[SEC-96] whatever texts JSON holds, brackets and commas in them do not count', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: fc.constantFrom('[', '{', ',', '"', '\\', '}', 'é') }), { maxLength: 50 }),
      (texts) => {
        expect(problemOf(JSON.stringify({ files: texts }))).toBeNull();
      },
    ),
  );
});
