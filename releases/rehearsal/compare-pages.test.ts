import { comparePages, type RenderedPage } from './compare-pages.ts';
import { pageStructure } from './page-structure.ts';

const html = (body: string, head = '<title>Homes</title>'): string =>
  `<!doctype html><head>${head}</head><body>${body}</body>`;
const pageOf = (text: string, more: Partial<RenderedPage> = {}): RenderedPage => ({
  status: 200,
  location: '',
  stale: false,
  structure: pageStructure(text),
  ...more,
});
const whole = html('<main><h1>Homes <b>for</b> sale</h1><input name="place"></main>');

test('[REL-136] the structure of a page has its title, headings, structured data and elements, whatever its HTML', () => {
  const { elements, ...structure } = pageStructure(
    html(
      '<main><h1>Homes\n<b>for</b> sale</h1><input name=place><input name=place><svg><path></svg><p>1<p>2',
      '<title>A &amp; B</title><meta name=robots content=noindex><link rel=canonical href=/x><script type="application/ld+json">[{"@type":"Place"},{}]</script><script type="application/ld+json">{</script>',
    ),
  );
  expect(structure).toMatchObject({
    title: 'A & B',
    headings: ['Homes for sale'],
    robots: 'noindex',
    canonical: '/x',
    structuredData: ['Place', 'invalid', 'unnamed'],
  });
  expect(Object.fromEntries(elements)).toEqual({ main: 1, h1: 1, b: 1, 'input place': 2, svg: 1, p: 2 });
});

test('[REL-136] a page with other data is no difference; one that cannot be found, or is an older copy, is a problem', () => {
  const many = html(`<main><h1>Homes for sale</h1>${'<a>x</a>'.repeat(20)}</main>`);
  const more = html(`<main><h1>Homes for sale</h1>${'<a>x</a>'.repeat(23)}</main>`);
  expect(comparePages(pageOf(many), pageOf(more))).toEqual({ problems: [], differences: [] });
  expect(comparePages(pageOf(whole), pageOf('', { status: 503 })).problems).toEqual([
    'responds with 503, the live release 200',
  ]);
  expect(comparePages(pageOf(whole), pageOf(whole, { stale: true })).problems).toEqual([
    'could not be rendered: an older copy was sent',
  ]);
  expect(comparePages(pageOf('', { status: 404 }), pageOf('', { status: 500 }))).toEqual({
    problems: [],
    differences: ['both fail: 404 and 500'],
  });
  expect(
    comparePages(pageOf(whole), pageOf(html('<main></main>', '<meta name=robots content=noindex>'))).problems,
  ).toEqual(['has no title', 'has no heading of the first level', 'asks search engines to leave it out (noindex)']);
});
