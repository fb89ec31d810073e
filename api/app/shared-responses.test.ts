import { emptySearch, tileAddress } from '@verandah/market';
import { operations } from '../protocols/rest/operations.ts';
import { signAccess } from '../platform/identity/viewer.ts';
import { sessionKeyOf } from './make-service.ts';
import { asCaller, pathOf, testOperations } from '../test-kit/test-operations.ts';
import { testWorld, worldCallers, worldMembers, type TestWorld } from '../test-kit/test-world.ts';

jest.setTimeout(1_800_000);
let world: TestWorld;
beforeAll(async () => {
  world = await testWorld();
  await world.restore();
});
afterAll(() => world.close());

interface ObservedResponse {
  readonly status: number;
  readonly control: string | null;
  readonly cookie: string | null;
  readonly text: string;
  readonly etag: string | null;
}

/** The response at an address; a redirect is not followed. */
async function ask(
  path: string,
  who: (typeof worldCallers)[number],
  more: Readonly<Record<string, string>> = {},
): Promise<ObservedResponse> {
  const viewer = worldMembers[who];
  const proof =
    viewer === null
      ? {}
      : { authorization: `Bearer ${await signAccess(viewer, sessionKeyOf(world.service.settings))}` };
  const response = await fetch(world.service.address + path, {
    redirect: 'manual',
    headers: { ...proof, ...more, domain: 'www.verandah.example' },
  });
  const { status, headers } = response;
  // A problem names its request, which is another each time.
  const text = (await response.text()).replace(/"instance":"[^"]+"/, '');
  return {
    status,
    text,
    control: headers.get('cache-control'),
    cookie: headers.get('set-cookie'),
    etag: headers.get('etag'),
  };
}
const isShared = ({ control }: ObservedResponse): boolean => /public|s-maxage/.test(control ?? '');

/** What is wrong with the responses at an address: a shared cache would serve one caller's response to another. */
async function problemsOf(path: (who: (typeof worldCallers)[number]) => string): Promise<string[]> {
  const problems: string[] = [];
  const visitor = await ask(path('visitor'), 'visitor');
  for (const who of worldCallers) {
    const observed = who === 'visitor' ? visitor : await ask(path(who), who);
    if (observed.status < 400 && observed.control === null)
      problems.push(`${path(who)} has no cache directive for ${who}`);
    if (!isShared(observed)) continue;
    if (observed.cookie !== null)
      problems.push(`${path(who)} sets a cookie in a response to ${who} that caches may store`);
    if (
      path(who) === path('visitor')
        ? observed.text !== visitor.text || observed.status !== visitor.status
        : (await ask(path(who), 'visitor')).text !== observed.text
    )
      problems.push(`${path(who)} responds to ${who} otherwise than to a visitor, and caches may store it`);
  }
  return problems;
}

test('[REST-12] what caches may store of the REST API is the same for a visitor and for every member', async () => {
  const problems: string[] = [];
  for (const operation of testOperations.filter(({ rest }) => rest?.method === 'GET')) {
    problems.push(
      ...(await problemsOf((who) => {
        const { rest } = asCaller(operation, worldMembers[who]);
        return rest === undefined ? '/' : pathOf(rest);
      })),
    );
  }
  expect(problems).toEqual([]);
});

/** Addresses outside the REST API, each with its cache directives. */
const others: Readonly<Record<string, readonly (readonly [path: string, status: number, control: string | null])[]>> = {
  '/graphql': [['/graphql?query=%7B__typename%7D', 200, 'no-store']],
  '/graphql/schema.graphql': [['/graphql/schema.graphql', 200, 'public, max-age=300']],
  '/media/:key/:file': [['/media/none/640.webp', 404, 'public, max-age=60']],
  '/media/avatars/:file': [['/media/avatars/none.webp', 404, null]],
  '/tiles/base/open-data/openstreetmap.mvt.br': [
    ['/tiles/base/open-data/openstreetmap.mvt.br', 200, 'public, max-age=86400'],
  ],
  '/tiles/base/source.json': [['/tiles/base/source.json', 200, 'public, max-age=60']],
  '/tiles/base/:version/:z/:x/:y.mvt': [['/tiles/base/none/1/1/1.mvt', 200, 'public, max-age=60']],
  '/tiles/listings/:z/:x/:y.mvt': [
    [
      `/tiles/listings/4/14/9.mvt?search=${encodeURIComponent(tileAddress({ ...emptySearch('buy'), locations: ['richmond-vic-3121'] }))}`,
      200,
      'public, max-age=60, stale-while-revalidate=600',
    ],
  ],
  '/tiles/picture.svg': [
    [
      `/tiles/picture.svg?search=${encodeURIComponent(tileAddress({ ...emptySearch('buy'), locations: ['richmond-vic-3121'] }))}`,
      200,
      'public, max-age=60, stale-while-revalidate=600',
    ],
  ],
  '/feeds/search/*': [['/feeds/search/for-sale/richmond-vic-3121/real-estate', 200, 'public, max-age=300']],
  '/feeds/blog': [['/feeds/blog', 200, 'public, max-age=300']],
  '/feeds/listings.schema.json': [['/feeds/listings.schema.json', 200, 'public, max-age=300']],
  '/sitemap.xml': [['/sitemap.xml', 200, 'public, max-age=3600']],
  '/sitemaps/:kind/:file': [['/sitemaps/listings/1.xml', 200, 'public, max-age=3600']],
  '/calendar/inspections.ics': [
    ['/calendar/inspections.ics?homes=1&day=2026-12-05', 200, 'public, max-age=60'],
    ['/calendar/inspections.ics', 422, null],
  ],
  '/calendar/:file': [['/calendar/none.ics', 404, null]],
  '/.well-known/oauth-authorization-server': [['/.well-known/oauth-authorization-server', 200, 'public, max-age=300']],
  '/openapi.json': [['/openapi.json', 200, 'public, max-age=300']],
  '/rest/openapi.json': [['/rest/openapi.json', 200, 'public, max-age=300']],
};
/** Of one person, of processes among themselves, or of development. */
const ofNobodyElse =
  /^\/(?:livez|healthz|readyz|internal\/|events$|feeds\/uploads|feeds\/listings\.xml|mail\/|auth\/social\/|oauth\/|development\/|(?:rest\/)?(?:member\/rental-documents|agents\/own\/rental-applications)\/)/;

test('so it is with all other reads: tiles, pictures, feeds, sitemaps, calendars; a new address states what is cached', async () => {
  const own = new Set(operations.filter(({ method }) => method === 'GET').map(({ path }) => path));
  const writes = new Set(operations.map(({ path }) => path));
  const routes = [
    ...new Set(world.service.routes.filter((route) => route.startsWith('GET ')).map((route) => route.slice(4))),
  ].filter(
    (path) =>
      ![path, path.replace(/^\/(?:rest|legacy)(?=\/)/, '')].some((each) => own.has(each) || writes.has(each)) &&
      !ofNobodyElse.test(path),
  );
  expect(routes.filter((path) => !path.startsWith('/legacy/') && !(path in others)).toSorted()).toEqual([]);
  const found = [];
  for (const [path, status, control] of Object.values(others).flat()) {
    expect(await problemsOf(() => path)).toEqual([]);
    const observed = await ask(path, 'mara');
    found.push([path, observed.status, observed.control]);
    if (status !== 200 || control?.startsWith('public') !== true || observed.etag === null) continue;
    const again = await ask(path, 'noah', { 'if-none-match': observed.etag });
    expect([path, again.status, again.text, again.control]).toEqual([path, 304, '', observed.control]);
  }
  expect(found).toEqual(Object.values(others).flat());
});
