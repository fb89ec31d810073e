import fc from 'fast-check';
import { withholdStreet } from './withhold.ts';

const street = { unit: '2', number: '39', street: 'Old Main Road' };
const fragments = [
  '39',
  '2',
  '/',
  '-',
  ',',
  ' ',
  '\t',
  '\n',
  'Unit',
  'lot',
  'no.',
  'Old',
  'main',
  'Road',
  'rd',
  '.',
  'x',
];
const words = (most: number) => fc.array(fc.constantFrom(...fragments), { maxLength: most }).map((all) => all.join(''));

/** The rule in one regular expression: quadratic in the spaces after a number, but easy to read. */
const readable = (text: string): string =>
  text
    .replace(
      /(?<![\w/])(?:(?:unit|apartment|lot|no\.?)\s+)?(?:2\s*[/,-]\s*39|39)\s*,?\s+Old\s+Main\s+(?:road|rd)\b\.?/gi,
      'this property',
    )
    .replace(/(?<!\w)Old\s+Main\s+(?:road|rd)\b\.?/gi, 'this street');

test('[SEC-40] a hidden street is withheld from any text in the same way as by the readable rule', () => {
  fc.assert(
    fc.property(words(30), (text) => expect(withholdStreet(text, street)).toBe(readable(text))),
    { numRuns: 2000 },
  );
  expect(withholdStreet('Unit 2 / 39 , Old  Main Rd.', street)).toBe('this property');
});

// Linear work takes milliseconds; quadratic work takes 10^10 steps, which is far more than a test may take.
test('[SEC-40] no repetition in a text of an agent makes withholding its street quadratic', () => {
  const repeated = fc.tuple(words(3), fc.constantFrom(...fragments), words(1), words(3));
  fc.assert(
    fc.property(repeated, ([before, one, other, after]) => {
      const text = before + (one + other).repeat(30_000) + after;
      expect(withholdStreet(text, street).length).toBeLessThanOrEqual(text.length);
    }),
    { numRuns: 100, examples: [[['39', ' ', '', 'x']], [['Unit 2/39', ' ', '', 'Old']], [['Old', ' ', '', 'x']]] },
  );
  expect(withholdStreet(`39${' '.repeat(150_000)}Old Main Road`, street)).toBe('this property');
  // A number that a feed gives as spaces is none.
  const blank = `${' '.repeat(30_000)}x`;
  expect(withholdStreet(blank, { unit: ' ', number: ' ', street: 'Main Road' })).toBe(blank);
});
