import Validator from '@adobe/structured-data-validator';
import { expect, test, type APIRequestContext } from '../test.ts';

type Described = Readonly<Record<string, unknown>>;

/** All structured data of a page by type, in the validator's format. */
function descriptionsOf(html: string): Partial<Record<string, Described[]>> {
  const found = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].flatMap(
    ([, text]): Described[] => [JSON.parse(text ?? '')].flat() as Described[],
  );
  return Object.groupBy(found, (each) => String(each['@type']));
}

/** The first link in a page's main part whose address starts with `start`. */
async function firstLink(request: APIRequestContext, page: string, start: string): Promise<string> {
  const html = await (await request.get(page)).text();
  return new RegExp(`<main.*?href="(${start}[^"#?]+)"`, 's').exec(html)?.[1] ?? '';
}

test('[SEO-02] every public page has title, description, canonical address, Open Graph and valid structured data', async ({
  request,
}) => {
  const [listing, agent, office, question, post, street] = await Promise.all([
    firstLink(request, '/for-sale/richmond-vic-3121/real-estate', '/property/'),
    firstLink(request, '/agent-finder?sort=reviews', '/agent/'),
    firstLink(request, '/agent-finder?type=offices', '/real-estate-agency/'),
    firstLink(request, '/questions?type=questions&sort=popular', '/question/'),
    firstLink(request, '/blog', '/blog/(?!topic|authors)'),
    firstLink(request, '/location/richmond-vic-3121', '/location/richmond-vic-3121/(?!reviews)'),
  ]);
  const kinds: Readonly<Record<string, readonly string[]>> = {
    '/for-sale/richmond-vic-3121/real-estate': ['BreadcrumbList'],
    [listing]: ['BreadcrumbList', 'RealEstateListing'],
    [agent]: ['BreadcrumbList', 'RealEstateAgent'],
    [office]: ['BreadcrumbList', 'RealEstateAgent'],
    '/location/richmond-vic-3121': ['BreadcrumbList', 'Place'],
    '/location/vic': ['BreadcrumbList'],
    [street]: ['BreadcrumbList'],
    [question]: ['QAPage'],
    [post]: ['BlogPosting'],
  };
  expect([listing, agent, office, question, post, street]).not.toContain('');
  for (const [address, types] of Object.entries(kinds)) {
    const response = await request.get(address);
    const html = await response.text();
    expect(response.status(), address).toBe(200);
    for (const part of [
      /<title>[^<]{10,}<\/title>/,
      /<meta name="description" content="[^"]{20,}"/,
      /<link rel="canonical" href="http/,
      /<meta property="og:title" content="[^"]+"/,
    ])
      expect(html, address).toMatch(part);
    const jsonld = descriptionsOf(html);
    expect(Object.keys(jsonld), address).toEqual(expect.arrayContaining([...types]));
    const problems = (await new Validator().validate({ jsonld, microdata: {}, rdfa: {} })) as { severity: string }[];
    expect(
      problems.filter(({ severity }) => severity === 'ERROR'),
      address,
    ).toEqual([]);
  }
});
