import { plural } from '@verandah/market';
import { render, screen } from '@testing-library/react';
import { stubGraph, services, Site } from '@verandah/areas/test-kit';
import { fieldOf, fieldsOf } from './form-field.ts';
import { PlainText } from './plain-text.tsx';
import { Posted } from './posted.tsx';

test('[QNA-06] what members write stays text: markup is shown, web addresses are links without benefit to spammers', () => {
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

test('numbers and submitted fields as text', () => {
  expect([plural(1, 'answer'), plural(0, 'answer'), plural(12_345, 'reply', 'replies')]).toEqual([
    '1 answer',
    '0 answers',
    '12,345 replies',
  ]);
  expect([
    fieldOf({ a: ['x', 'y'], b: 'l\r\nm' }, 'a'),
    fieldOf({ b: 'l\r\nm' }, 'b'),
    fieldOf({}, 'c'),
    fieldsOf({ a: ['x', 'y'] }, 'a'),
    fieldsOf({ a: 'x' }, 'a'),
  ]).toEqual(['x', 'l\nm', '', ['x', 'y'], ['x']]);
});

test('[SHELL-57] posts of the last three days have a relative day, others the date', () => {
  const given = services(stubGraph({}).graph);
  const { container } = render(
    <Site given={given} now={Date.parse('2026-11-21T01:00:00Z')}>
      {['2026-11-21T00:58:00Z', '2026-11-19T20:00:00Z', '2026-11-18T01:00:00Z', '2026-11-17T01:00:00Z'].map((at) => (
        <Posted key={at} at={at} />
      ))}
    </Site>,
  );
  expect([...container.querySelectorAll('time')].map((time) => time.textContent)).toEqual([
    'Today',
    'Yesterday',
    '3 days ago',
    '17 Nov 2026',
  ]);
});
