import { bundleSource, openSite, type Site } from '../../server/test-kit/site.ts';
import { graphiqlHeaders } from './graphiql-page.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
  await site.store('search', '1.0.0', bundleSource('return page("<h1>Found</h1>");'));
  await site.operate('search/promote', { version: '1.0.0' });
});
afterAll(() => site.close());

const directivesOf = (policy: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    policy.split('; ').map((each) => [each.split(' ', 1)[0] ?? '', each.slice(each.indexOf(' ') + 1)] as const),
  );

test('[GQL-53] GraphiQL is a sandboxed document that sends to the GraphQL API only, and stands in no frame', async () => {
  const { status, headers, text } = await site.get('/developers/graphiql');
  expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  const policy = directivesOf(headers.get('content-security-policy') ?? '');
  const own = site.address;
  expect(policy).toMatchObject({
    sandbox: 'allow-scripts allow-popups allow-popups-to-escape-sandbox',
    'default-src': "'none'",
    'script-src': `https://verandah.example/r/host/ ${own}/r/host/`,
    'connect-src': `https://verandah.example/graphql https://verandah.example/graphql/schema.graphql ${own}/graphql ${own}/graphql/schema.graphql`,
    'frame-ancestors': "'none'",
    'form-action': "'none'",
  });
  expect(policy['sandbox']).not.toMatch(/same-origin|top-navigation|forms/);
  expect([headers.get('set-cookie'), headers.get('cross-origin-opener-policy')]).toEqual([null, null]);
  expect(text).toMatch(
    /<script src="\/r\/host\/1\.0\.0-test\/web\/graphiql\/js\/graphiql\.js" integrity="sha384-[^"]+" crossorigin="anonymous" defer>/,
  );
  expect(text.match(/href="\/graphql\/schema\.graphql"/g)).toHaveLength(2);
});

test('[GQL-53] no page of the site loads anything of it', async () => {
  expect((await site.get('/search/a')).text).not.toContain('graphiql');
});

test('[SEC-57] an address that is none never becomes a part of the policy', () => {
  const policy = graphiqlHeaders(['https://verandah.example', 'https://a; script-src *', 'http://[::1]:3000'])[
    'content-security-policy'
  ];
  expect(policy).toContain('script-src https://verandah.example/r/host/ http://[::1]:3000/r/host/;');
  expect(policy).not.toContain('*');
});
