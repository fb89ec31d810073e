import { connect } from 'node:net';
import fc from 'fast-check';
import { bundleSource, openSite, type Site } from './test-kit/site.ts';

jest.setTimeout(3_600_000);
/** `npm test -- --full` makes all. */
const times = Number(process.env['FUZZ_TIMES'] ?? 1);
let site: Site;
beforeAll(async () => {
  site = await openSite({}, { softMs: 60_000, hardMs: 60_000, heapMb: 64 });
  await site.store(
    'member',
    '1.0.0',
    bundleSource(
      'return page(`<p>${[...new URL(request.url).searchParams].length} for ${request.session.name ?? "a visitor"}</p>`);',
      "if (!request.url.includes('/account')) return {}; await rest({ method: 'GET', path: '/rest/member/4/settings' }); return {};",
    ),
    {
      routes: ['/', '/account', '/user/:name', '/member/health', '/sign-in'],
      query: { '/': ['q', 'page'] },
      privateRoutes: ['/account'],
      calls: ['GET /rest/member/:id/settings'],
    },
  );
  expect(await site.operate('member/promote', { version: '1.0.0' })).toMatchObject({ status: 200 });
  site.api = ({ path }) =>
    path === '/auth/session' ? { body: { signedIn: false, member: null, expiresIn: 0 } } : undefined;
});
afterAll(() => site.close());

/** Status line and body of a raw request, whose header lines are sent as they are. */
function responseTo(target: string, headers: readonly (readonly [string, string])[]): Promise<string> {
  const { hostname, port } = new URL(site.address);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let response = '';
    // A request without a response is a fault, too.
    socket.setTimeout(60_000, () =>
      socket.destroy(new Error(`No response to ${target} with ${JSON.stringify(headers)}`)),
    );
    socket
      .setEncoding('latin1')
      .on('data', (part: string) => {
        response += part;
      })
      .on('end', () => resolve(response))
      .on('error', reject);
    const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
    socket.write(Buffer.from(`GET ${target} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n${lines}\r\n`, 'latin1'));
  });
}

/** What HTTP allows in a header's value: all but control characters. */
const sendable = (text: string): string => text.replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, '-').trim();
const json = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

const garbage = fc
  .oneof(
    fc.string({ unit: fc.integer({ min: 0x20, max: 0xff }).map((code) => String.fromCharCode(code)), maxLength: 60 }),
    fc.constantFrom(
      '',
      '%',
      '%FF',
      '%00',
      '%E0%A4%A',
      '"',
      '""',
      '=',
      ';',
      'null',
      '{}',
      '{"a":',
      '[]',
      '../..',
      '-1',
      '1e309',
      '99999999999999999999',
      'Infinity',
      'bytes=9-1',
      'W/"x',
      '*',
      'http://[',
      'javascript:alert(1)',
      '__proto__',
      'x'.repeat(4000),
      `a.${json(null)}.c`,
      `a.${json({ exp: 1e300 })}.c`,
      `a.${json({ exp: 'soon' })}.c`,
      `${json({})}.${json({ exp: 9e9 })}.x`,
    ),
  )
  .map(sendable);

const cookieNames = ['access', 'refresh', 'session', 'written', 'visitor-bucket', 'preview-member', 'preview-', 'auth'];
const cookieName = fc.oneof(
  fc.constantFrom(...cookieNames, ...cookieNames.map((name) => `__Host-${name}`)),
  garbage.map((text) => text.slice(0, 40)),
  garbage.map((text) => `preview-${text.slice(0, 10)}`),
  garbage.map((text) => `__Host-preview-${text.slice(0, 10)}`),
);
const cookies = fc
  .array(fc.tuple(cookieName, garbage, fc.constantFrom('=', '', '==')), { maxLength: 4 })
  .map((all) => all.map(([name, value, sign]) => name + sign + value).join('; '));

const headerNames = [
  'accept',
  'accept-encoding',
  'accept-language',
  'authorization',
  'baggage',
  'cache-control',
  'content-type',
  'dnt',
  'forwarded',
  'if-match',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'origin',
  'purpose',
  'range',
  'referer',
  'save-data',
  'sec-ch-ua',
  'sec-fetch-mode',
  'sec-fetch-site',
  'sec-gpc',
  'traceparent',
  'tracestate',
  'user-agent',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-request-id',
  'x-verandah-written',
];
const headers = fc.array(fc.tuple(fc.constantFrom(...headerNames), garbage), { maxLength: 4 });
/** A request's target has no spaces, and ends at a #. */
const query = fc
  .array(fc.tuple(fc.oneof(fc.constantFrom('q', 'page', 'return', 'authError', '__proto__', ''), garbage), garbage), {
    maxLength: 3,
  })
  .map((all) =>
    all
      .map(([name, value]) => `${name}=${value}`)
      .join('&')
      .replaceAll(/[\s#\x7f-\xff]/g, '+'),
  );
const path = fc.constantFrom('/', '/account', '/user/mia', '/nowhere', '/sign-in', '/rest/thing', '/robots.txt');

test('[SHELL-59] whatever cookies, headers and queries a visitor sends, the response is no server error', async () => {
  await fc.assert(
    fc.asyncProperty(path, query, cookies, headers, async (at, search, cookie, lines) => {
      const target = search === '' ? at : `${at}?${search}`;
      const response = await responseTo(target, [...lines, ...(cookie === '' ? [] : [['cookie', cookie] as const])]);
      const status = Number(response.split(' ', 2)[1]);
      expect(status).toBeGreaterThanOrEqual(200);
      expect(status).toBeLessThan(500);
    }),
    {
      numRuns: Math.ceil(500 * times),
      examples: ['/account', '/', '/rest/thing'].flatMap((at) =>
        [
          '=x',
          'a b=1',
          'é=1',
          'preview-é=1',
          '__Host-preview-a b=1',
          '__Host-preview-=',
          '__Host-written=%00',
          'a',
          '; ;',
        ].map((cookie): [string, string, string, [string, string][]] => [at, '', cookie, []]),
      ),
    },
  );
});
