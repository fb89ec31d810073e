import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { xmlText } from './xml.ts';

test('any text survives an element and an attribute, but for what XML can not hold', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), (one, other) => {
      const given = one + other + ']]>&amp;<\u0000\ud800\ufffe\t\n';
      const read = { text: '', attribute: '' };
      const parser = new SaxesParser();
      parser.on('text', (text) => {
        read.text += text;
      });
      parser.on('opentag', ({ attributes }) => {
        read.attribute = attributes['a'] ?? '';
      });
      parser.write(`<x a="${xmlText(given)}">${xmlText(given)}</x>`).close();
      const expected = [...given.toWellFormed()]
        .filter((sign) => /[\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/u.test(sign))
        .join('');
      expect(read).toEqual({ text: expected, attribute: expected });
    }),
    { numRuns: 500 },
  );
});
