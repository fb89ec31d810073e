import { mapTestListing } from '../fixtures/listing.ts';

const read = (description: string) => {
  const { record, codes } = mapTestListing(`<description>${description}</description>`);
  return [record.description, codes] as const;
};

test.each([
  [
    '&lt;p&gt;Land 650m&amp;sup2; &amp;bull; caf&amp;eacute; &amp;ldquo;quiet&amp;rdquo; street&amp;hellip; it&amp;#8217;s &amp;#x2019;new&amp;#x2019; &amp;frac12; acre &amp;deg; &amp;amp; more&lt;/p&gt;&lt;ul&gt;&lt;li&gt;One&lt;/li&gt;&lt;li&gt;Two&lt;/li&gt;&lt;/ul&gt;',
    'Land 650m² • café “quiet” street… it’s ’new’ ½ acre ° & more\nOne\nTwo',
  ],
  [
    '<![CDATA[<p>Walk to the <b>caf&eacute;</b>&nbsp;&ndash; 5&nbsp;min.</p><p>Land: 650m&sup2; &bull; it&#8217;s new</p>]]>',
    'Walk to the café – 5 min.\nLand: 650m² • it’s new',
  ],
  ['&amp;lt;p&amp;gt;Twice escaped&amp;lt;br /&amp;gt;line two&amp;lt;/p&amp;gt;', 'Twice escaped\nline two'],
  ['Line one&#10;Line two&#xA;&#xA;Paragraph &#8364; &#x20AC;', 'Line one\nLine two\n\nParagraph € €'],
  // Once only: the rest was intended.
  ['Fish &amp;amp;amp; chips', 'Fish &amp; chips'],
  ['3 &lt; 4 and 5 &gt; 4 &amp; more', '3 < 4 and 5 > 4 & more'],
  ['R&amp;amp;D, AT&amp;amp;T; Tom &amp;amp; Co.', 'R&D, AT&T; Tom & Co.'],
  ['&amp;copy; &amp;trade; &amp;Eacute;t&amp;eacute; &amp;mdash; &amp;#128512; &amp;times;', '© ™ Été — 😀 ×'],
  ['&amp;nosuch; &amp;#0; &amp;#99999999;', '&nosuch; \ufffd \ufffd'],
])('[DATA-40] references are decoded once, then tags removed: %s', (written, text) => {
  expect(read(written)[0]).toBe(text);
});

test('[DATA-40] an encoded script is removed with its content', () => {
  expect(read('Quiet &amp;lt;script&amp;gt;alert(1)&amp;lt;/script&amp;gt; street')[0]).toBe('Quiet street');
});

test.each([
  ['CafÃ© with viewsâ€”itâ€™s â€œnewâ€\u009d, 650mÂ², Â½ acre', 'Café with views—it’s “new”, 650m², ½ acre'],
  ['d\u00c3\u00a9j\u00c3\u00a0 vu', 'déjà vu'],
])('[DATA-40] letters that were encoded twice are repaired: %s', (written, text) => {
  const [shown, codes] = read(written);
  expect(shown).toBe(text);
  expect(codes).toEqual(['encoding-repaired']);
});

test('[DATA-40] intended letters stay', () => {
  const text = 'CAFÉ… São Paulo, “Ångström” – naïve, Ãrvore, À vendre: 5 €';
  expect(read(text)).toEqual([text, []]);
});

test('[DATA-40] names and streets have no references either', () => {
  const { record } = mapTestListing(
    '<address><streetNumber>1</streetNumber><street>O&amp;#39;Brien Street</street><suburb>R</suburb></address><listingAgent id="1"><name>Zo&amp;euml; O&amp;apos;Brien</name></listingAgent>',
  );
  expect([record.address?.street, record.agents?.['1']?.name]).toEqual(["O'Brien Street", "Zoë O'Brien"]);
});
