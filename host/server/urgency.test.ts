import { urgencyOf } from './urgency.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const site = 'https://verandah.example';

test.each([
  [
    'a visitor who arrives',
    { 'user-agent': firefox, 'sec-fetch-site': 'cross-site', referer: 'https://search.example/' },
    'arriving',
  ],
  ['a typed address', { 'user-agent': firefox, 'sec-fetch-site': 'none' }, 'arriving'],
  ['a link of the site', { 'user-agent': firefox, 'sec-fetch-site': 'same-origin' }, 'staying'],
  ['a link of the site in an older browser', { 'user-agent': firefox, referer: `${site}/buy` }, 'staying'],
  ['a link of a site with a longer name', { 'user-agent': firefox, referer: `${site}.attacker.example/` }, 'arriving'],
  [
    'a page fetched in advance',
    { 'user-agent': firefox, 'sec-fetch-site': 'same-origin', 'sec-purpose': 'prefetch;prerender' },
    'spare',
  ],
  ['a page fetched in advance by an older browser', { 'user-agent': firefox, purpose: 'prefetch' }, 'spare'],
  [
    'a search engine',
    { 'user-agent': 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)' },
    'spare',
  ],
  ['a program', { 'user-agent': 'python-requests/2.32' }, 'spare'],
  ['a program that does not say what it is', {}, 'spare'],
] as const)('[SEC-114] %s', (_, headers, urgency) => {
  expect(urgencyOf({ method: 'GET', url: '/', headers }, site)).toBe(urgency);
});

test('[SEC-114] a form is as urgent as a page of a visitor who stays, whoever sends it', () => {
  expect(urgencyOf({ method: 'POST', url: '/ask', headers: { 'user-agent': 'curl/8' } }, site)).toBe('staying');
});

test('[SEC-115] a program that posts to the graph API is as spare as one that requests pages', () => {
  const call = { method: 'POST', url: '/graphql?op=Suburb' };
  expect(urgencyOf({ ...call, headers: { 'user-agent': 'curl/8' } }, site)).toBe('spare');
  expect(urgencyOf({ ...call, headers: { 'user-agent': firefox, 'sec-fetch-site': 'same-origin' } }, site)).toBe(
    'staying',
  );
});
