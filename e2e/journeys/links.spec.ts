import { expect, test } from '../test.ts';

/** A suburb, a region, a state and a postcode. */
const places = ['richmond-vic-3121', 'yarra-vic', 'vic', 'vic-3121'];
const pagesOf = (place: string): readonly string[] => [
  `/for-sale/${place}/real-estate`,
  `/sold-properties/${place}/real-estate`,
  `/location/${place}`,
  `/location/${place}/reviews`,
  `/questions/in/${place}`,
  `/questions/ask?location=${place}`,
  `/agent-finder?location=${place}`,
];
/** Of links that differ by a name or a number only, so many are followed. */
const mostOfAShape = 2;

const shapeOf = (href: string): string =>
  href
    .replace(/[?#].*$/, '?')
    .split('/')
    .map((part) => (/\d|-/.test(part) ? '*' : part))
    .join('/');

for (const place of places)
  test(`[URL-25] every link on the pages of ${place} works`, async ({ request }) => {
    const found = new Map<string, string>();
    const broken: unknown[] = [];
    for (const from of pagesOf(place)) {
      const response = await request.get(from);
      if (response.status() >= 400) broken.push({ from, status: response.status() });
      const shapes = new Map<string, number>();
      for (const [, text = ''] of (await response.text()).matchAll(/<a\b[^>]*\bhref="(\/(?!\/)[^"]*)"/g)) {
        const href = text.replaceAll('&amp;', '&').replace(/#.*$/, '');
        const count = shapes.get(shapeOf(href)) ?? 0;
        shapes.set(shapeOf(href), count + 1);
        if (href !== '' && count < mostOfAShape) found.set(href, from);
      }
    }
    expect(found.size).toBeGreaterThan(20);
    for (const [href, from] of found) {
      const status = (await request.get(href)).status();
      if (status >= 400) broken.push({ href, from, status });
    }
    expect(broken).toEqual([]);
  });
