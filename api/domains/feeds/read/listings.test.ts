import { ListingReader, type ReadListing } from './listings.ts';

const read = (text: string, size = text.length): { listings: ReadListing[]; problem: string | null } => {
  const reader = new ListingReader();
  const listings: ReadListing[] = [];
  for (let at = 0; at < text.length; at += size) listings.push(...reader.push(text.slice(at, at + size)));
  listings.push(...reader.end());
  return { listings, problem: reader.problem };
};
const listing = (id: string, inside = '') =>
  `<residential status="current">\n<agentID>AAA</agentID><uniqueID>${id}</uniqueID>${inside}</residential>\n`;
const ids = ({ listings }: { listings: ReadListing[] }) =>
  listings.map(
    ({ element, refusal }) =>
      refusal?.code ?? element.children.find(({ name }) => name === 'uniqueID')?.text ?? element.name,
  );
const whole = (...inside: string[]) =>
  `<?xml version="1.0"?>\n<propertyList username="u" password="secret">\n${inside.join('')}</propertyList>`;

test('[DATA-02] gives the listings of a document in order, with path and line, whatever the chunks', () => {
  const text = whole(
    listing('1'),
    '<!-- one more -->',
    listing('2', '<address><street>A &amp; <![CDATA[<B>]]></street></address>'),
  );
  for (const size of [1, 7, 64, text.length]) {
    const { listings, problem } = read(text, size);
    expect(problem).toBeNull();
    expect(listings.map(({ position, element }) => [position, element.line])).toEqual([
      [1, 3],
      [2, 5],
    ]);
    const street = listings[1]?.element.children[2]?.children[0];
    expect(street).toMatchObject({ path: 'residential/address/street', text: 'A & <B>', line: 6 });
  }
});

test('[DATA-02] text before the root is reported alike, whatever the chunks', () => {
  const text = whole(listing('1')).slice(1);
  for (const size of [1, 7, 64, text.length])
    expect([size, read(text, size).problem]).toEqual([
      size,
      'The document is not well-formed: text data outside of root node.',
    ]);
  const odd = `x\u0000${text}`;
  for (const size of [1, 7, odd.length])
    expect([size, read(odd, size).problem]).toEqual([
      size,
      'The document is not well-formed at line 1: disallowed character.',
    ]);
});

test("[DATA-08] the root's credentials reach nothing behind the reader", () => {
  expect(JSON.stringify(read(whole(listing('1'))))).not.toContain('secret');
});

test("[DATA-08] an external DTD is not fetched, entities of the document's own are rejected", () => {
  const { listings, problem } = read(
    `<!DOCTYPE propertyList SYSTEM "http://example.com/propertyList.dtd">${whole(listing('1')).replace(/^<\?.*\?>\n/, '')}`,
  );
  expect([listings.length, problem]).toEqual([1, null]);
  const bomb = read(
    `<!DOCTYPE propertyList [<!ENTITY a "x"><!ENTITY b SYSTEM
      "file:///etc/passwd">]><propertyList>${listing('&b;')}</propertyList>`,
  );
  expect(bomb.listings).toEqual([]);
  expect(bomb.problem).toContain('entities of its own, which are not accepted');
});

test('[DATA-08] a file truncated anywhere yields its complete listings, and reports the truncation', () => {
  const text = whole(listing('1'), listing('2'));
  const cut = read(text.slice(0, text.indexOf('<uniqueID>2') + 5));
  expect(ids(cut)).toEqual(['1', 'listing-cut-off']);
  expect(cut.problem).toMatch(/^The document ends at line \d+, before its closing tag/);
  const between = read(text.slice(0, text.indexOf('</propertyList>')));
  expect(ids(between)).toEqual(['1', '2']);
  expect(between.problem).toContain('before its closing tag');
});

test.each([
  ['an entity that is not declared', '<headline>A&nbsp;B</headline>'],
  ['a bare ampersand', '<headline>A & B</headline>'],
  ['an element without end tag', '<description>never closed'],
  ['an end tag that nothing opened', '</foo><street>Main</street>'],
  ['an attribute without quotes', '<price display=yes>1</price>'],
  ['a control character', '<headline>\u0001</headline>'],
])('[DATA-02] %s costs one listing and nothing else', (_name, inside) => {
  const text = whole(listing('1'), listing('2', inside), listing('3'));
  for (const size of [1, 13, text.length]) {
    const found = read(text, size);
    expect(ids(found)).toEqual(['1', 'xml-malformed', '3']);
    expect(found.problem).toBeNull();
    expect(found.listings[2]?.element.line).toBe(text.slice(0, text.indexOf('>3<')).split('\n').length - 1);
  }
});

test('[DATA-02] a listing without its own end tag does not swallow the next', () => {
  const open = listing('1').replace('</residential>', '');
  expect(ids(read(whole(open, listing('2'), listing('3'))))).toEqual(['xml-malformed', '2', '3']);
  expect(ids(read(whole(listing('1'), open)))).toEqual(['1', 'xml-malformed']);
});

test('[DATA-08] depth, size and number of elements are limited', () => {
  const deep = '<a>'.repeat(20) + '</a>'.repeat(20);
  expect(ids(read(whole(listing('1', deep), listing('2'))))).toEqual(['xml-too-large', '2']);
  expect(ids(read(whole(listing('1', `<description>${'x'.repeat(700_000)}</description>`), listing('2'))))).toEqual([
    'xml-too-large',
    '2',
  ]);
  expect(ids(read(whole(listing('1', '<b/>'.repeat(3000)), listing('2'))))).toEqual(['xml-too-large', '2']);
  expect(ids(read(whole(listing('1', `<price display="${'x'.repeat(5000)}"/>`), listing('2'))))).toEqual([
    'xml-too-large',
    '2',
  ]);
  const bottomless = read(`<propertyList>${'<a>'.repeat(100_000)}`);
  expect(bottomless.problem).toContain('nested more than');
});

test('[DATA-07] reports what is wrong with a document that is not a feed', () => {
  expect(read('<html><body/></html>').problem).toContain('its root is html, not propertyList');
  expect(read('').problem).toContain('holds no XML element');
  expect(read('just text').problem).not.toBeNull();
  expect(read('{"json": true}').problem).not.toBeNull();
});

test('[DATA-08] wherever a file is cut, exactly the listings that were whole before are sound', () => {
  const text = whole(
    listing('1', '<headline>A &amp; <![CDATA[B]]></headline>'),
    listing('2', '<img url="https://e.com/?a=1&amp;b=2"/>'),
  );
  const ends = [...text.matchAll(/<\/residential>/g)].map(({ index, 0: tag }) => index + tag.length);
  for (let cut = 0; cut < text.length; cut += 1) {
    const { listings, problem } = read(text.slice(0, cut), 17);
    expect(listings.filter(({ refusal }) => refusal === null)).toHaveLength(ends.filter((end) => end <= cut).length);
    expect(problem).not.toBeNull();
  }
});
