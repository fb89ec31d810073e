import { render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { readHtml, wordsOf } from './read-html.ts';
import { RichText } from './rich-text.tsx';

const draw = (html: string): HTMLElement => render(<RichText nodes={readHtml(html)} />).container;

test('[QNA-05] the sanitised HTML of a post is rendered as elements', () => {
  const html =
    '<h2>First</h2>\n<p>Fish &amp; chips, <strong>all</strong> <a href="https://example.com/?a=1&amp;b=2" rel="noopener">of it</a>.<br />Next</p>\n<ul>\n<li>One</li>\n<li>Two</li>\n</ul>\n<table>\n<thead>\n<tr>\n<th>a</th>\n</tr>\n</thead>\n<tbody><tr>\n<td>1</td>\n</tr>\n</tbody></table>\n<p><img src="/media/abc/640.webp" alt="Porch" loading="lazy" /></p>';
  draw(html);
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('First');
  expect(screen.getByRole('link')).toHaveAttribute('href', 'https://example.com/?a=1&b=2');
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('cell')).toHaveTextContent('1');
  expect(screen.getByRole('img')).toHaveAttribute('src', '/media/abc/640.webp');
  expect(wordsOf(readHtml('<p>One two <em>three</em></p><p>four</p>'))).toBe(4);
});

test('[QNA-05, QNA-06] even unsanitised HTML renders nothing that runs', () => {
  // React reports invalid nesting on the console; only the rendered result matters here.
  const silent = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const piece = fc.constantFrom(
    '<script>',
    '</script>',
    '<img src=x onerror=alert(1)>',
    '<img src="https://track.example/1.gif">',
    '<a href="javascript:alert(1)">',
    '<a href="//evil.example">',
    '</a>',
    '<svg onload="x()">',
    '<p onclick="x()">',
    '</p>',
    '<iframe src="https://e.example">',
    '&lt;b&gt;',
    '<',
    '>',
    '"',
    'text',
    '<h2>',
    '</ul>',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
      const drawn = draw(pieces.join(''));
      expect(
        drawn.querySelector(
          'script, svg, iframe, [onclick], [onerror], [onload], a[href^="javascript"], a[href^="//"], img[src^="http"]',
        ),
      ).toBeNull();
    }),
    { numRuns: 150 },
  );
  silent.mockRestore();
});
