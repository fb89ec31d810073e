import { render, screen } from '@testing-library/react';
import { counted } from './counted.ts';
import { dayText } from './day-text.ts';
import { fieldOf, fieldsOf } from './form-field.ts';
import { PlainText } from './plain-text.tsx';

test('[QNA-06] what members write stays text: markup is shown, addresses of the web are links that nobody gains by', () => {
  const { container } = render(
    <PlainText text={'<b>Bold</b> & https://example.com/a?b=1. \njavascript:alert(1)\n\n(http://x.example/y)'} />,
  );
  expect(container.querySelectorAll('b, script')).toHaveLength(0);
  expect(container).toHaveTextContent('<b>Bold</b> & https://example.com/a?b=1. javascript:alert(1)');
  const links = screen.getAllByRole('link');
  expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('rel')])).toEqual([
    ['https://example.com/a?b=1', 'nofollow ugc noopener noreferrer'],
    ['http://x.example/y', 'nofollow ugc noopener noreferrer'],
  ]);
  expect(container.querySelectorAll('p')).toHaveLength(2);
});

test('numbers, days and submitted fields as text', () => {
  expect([counted(1, 'answer'), counted(0, 'answer'), counted(12_345, 'reply', 'replies')]).toEqual([
    '1 answer',
    '0 answers',
    '12,345 replies',
  ]);
  expect([dayText('2026-11-20T14:00:00Z'), dayText('never')]).toEqual(['21 Nov 2026', '']);
  expect([
    fieldOf({ a: ['x', 'y'], b: 'l\r\nm' }, 'a'),
    fieldOf({ b: 'l\r\nm' }, 'b'),
    fieldOf({}, 'c'),
    fieldsOf({ a: ['x', 'y'] }, 'a'),
    fieldsOf({ a: 'x' }, 'a'),
  ]).toEqual(['x', 'l\nm', '', ['x', 'y'], ['x']]);
});
