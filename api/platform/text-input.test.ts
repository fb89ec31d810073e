import * as v from 'valibot';
import { checkInput, headlineBetween, paragraphsBetween } from './text-input.ts';

const title = (text: string) => v.safeParse(headlineBetween(8, 20), text);
const body = (text: string) => v.safeParse(paragraphsBetween(2, 100), text);

test('[QNA-06] a title is one line without control, invisible and direction-turning characters', () => {
  expect(title('  Parking\u0000 \u202Ein\n\tstreet\u200B? ').output).toBe('Parking in street?');
  expect(title('Cafe\u0301 for a 👩‍👧?').output).toBe('Café for a 👩‍👧?');
  expect([title('short').success, title('x'.repeat(21)).success, title('        ').success]).toEqual([
    false,
    false,
    false,
  ]);
});

test('[QNA-06] paragraphs keep their lines, markup stays text', () => {
  expect(body('One\r\ntwo  \n\n\n\nthree\u2066\u0007 ').output).toBe('One\ntwo\n\nthree');
  expect(body('<script>alert(1)</script>').output).toBe('<script>alert(1)</script>');
  expect(body('lone \uD800 half').output).toBe('lone   half');
});

test('[QNA-06] links are few, and none in a title', () => {
  expect(title('See www.spam.com').issues?.map(({ message }) => message)).toEqual(['must not hold links']);
  expect(body('http://a.example and https://b.example').success).toBe(true);
  expect(body('http://a.example https://b.example www.c.example').issues?.map(({ message }) => message)).toEqual([
    'must hold at most 2 links',
  ]);
});

test('[QNA-06] every wrong field is named', () => {
  const shape = v.object({ title: headlineBetween(8, 20), text: paragraphsBetween(2, 100) });
  expect(() => checkInput(shape, { title: 'x', text: '' })).toThrow(
    'title: must have at least 8 characters text: must have at least 2 characters',
  );
  expect(() => checkInput(shape, { title: 7 })).toThrow('title: must be a text text: ');
});
