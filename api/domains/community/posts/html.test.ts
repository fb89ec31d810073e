import fc from 'fast-check';
import { cleanHtml, renderMarkdown, textOf } from './html.ts';

test('[QNA-05] Markdown becomes HTML; the page has the only first heading', () => {
  expect(
    renderMarkdown(
      '# Title\n\nText with **weight**, a [link](https://example.com/a?b=1&c=2), [ours](/for-sale).\n\n| a | b |\n| - | - |\n| 1 | 2 |\n\n![Porch](/media/abc/640.webp)',
    ),
  ).toBe(
    '<h2>Title</h2>\n<p>Text with <strong>weight</strong>, a <a href="https://example.com/a?b=1&amp;c=2" rel="noopener">link</a>, <a href="/for-sale">ours</a>.</p>\n' +
      '<table>\n<thead>\n<tr>\n<th>a</th>\n<th>b</th>\n</tr>\n</thead>\n<tbody><tr>\n<td>1</td>\n<td>2</td>\n</tr>\n</tbody></table>\n<p><img src="/media/abc/640.webp" alt="Porch" loading="lazy" /></p>',
  );
});

test.each([
  ['<script>alert(1)</script>after', 'after'],
  ['<p onclick="x()">a</p>', '<p>a</p>'],
  ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['<a href="//evil.example">a</a>', '<a>a</a>'],
  ['<img src="https://track.example/1.gif">', ''],
  ['<img src="/media/../../etc" onerror="x()">', '<img src="/media/../../etc" alt="" loading="lazy" />'],
  ['<iframe src="https://e.example"></iframe>', ''],
  ['<svg><a xlink:href="javascript:x()"><text>a</text></a></svg>', '<a>a</a>'],
  ['<style>p{}</style><form action="/x"><input></form>', ''],
  ['<p style="position:fixed">a</p>', '<p>a</p>'],
])('[QNA-05, QNA-06] of %s what is left is %s', (dirty, clean) => {
  expect(cleanHtml(dirty)).toBe(clean);
});

test('[QNA-06] no active content is left, whatever the input', () => {
  const piece = fc.constantFrom(
    '<script>',
    '</script>',
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:',
    '">',
    '<svg/onload=',
    '<!--',
    '-->',
    '`',
    '\n',
    '[a](',
    'javascript:x)',
    '<p',
    ' style=',
    '&lt;',
    '<math><mtext>',
    'text',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
      const html = renderMarkdown(pieces.join(''));
      expect(html).not.toMatch(/<(?:script|svg|iframe|style|object|math)|<[^>]*\son\w+\s*=|<a[^>]*href="javascript:/i);
    }),
    { numRuns: 300 },
  );
});

test('[QNA-05] the words of a piece of HTML', () => {
  expect(textOf('<p>Fish &amp; chips&hellip;</p><p>1 &lt; 2 <script>x</script></p>')).toBe('Fish & chips… 1 < 2');
});
