import { connect } from 'node:net';
import { longestDelay, mostDelay } from '@verandah/parsing/test-kit';
import { violationsPath } from './security-headers.ts';
import { bundleSource, openSite, type Site } from './test-kit/site.ts';

jest.setTimeout(300_000);
let site: Site;
beforeAll(async () => {
  site = await openSite({}, { softMs: 60_000, hardMs: 60_000, heapMb: 64 });
  await site.store('member', '1.0.0', bundleSource('return page(`<p>${new URL(request.url).pathname.length}</p>`);'), {
    routes: ['/', '/user/:name', '/member/health', '/sign-in'],
    query: { '/': ['q'] },
  });
  expect(await site.operate('member/promote', { version: '1.0.0' })).toMatchObject({ status: 200 });
  site.api = ({ path }) =>
    path === '/auth/session' ? { body: { signedIn: false, member: null, expiresIn: 0 } } : undefined;
});
afterAll(() => site.close());

/** Runs of them cost an expression with two ways through them quadratic time. */
const units = [
  'a',
  '0',
  ' ',
  ',',
  ';',
  '=',
  '-',
  '.',
  '/',
  '"',
  ':',
  '%',
  'a=',
  'a,',
  'a;q=0.',
  '0-',
  '1-2,',
  'a.',
  '"a",',
  '(',
  '\\',
  '/0.0.0/web/g',
];

/** A long run of each, beginning with another one each time: many expressions look at the beginning only. */
function hostileText(first: number, length: number): string {
  const order = units.map((_, at) => units[(first + at) % units.length] ?? '');
  return order
    .map((unit) => unit.repeat(Math.ceil(length / units.length / unit.length)))
    .join('')
    .slice(0, length);
}

/** The status of a raw request; Node reads sixteen kilobytes of a head. */
function statusOf(target: string, name: string, value: string): Promise<number> {
  const { hostname, port } = new URL(site.address);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let response = '';
    socket
      .setEncoding('latin1')
      .on('data', (part: string) => (response += part))
      .on('end', () => resolve(Number(response.split(' ')[1])))
      .on('error', reject);
    socket.write(
      `GET ${target} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n${name}: ${value.trim()}\r\n\r\n`,
      'latin1',
    );
  });
}

const names = [
  ...['accept', 'accept-encoding', 'accept-language', 'authorization', 'baggage', 'cookie', 'forwarded', 'if-match'],
  ...['if-modified-since', 'if-none-match', 'if-range', 'origin', 'range', 'referer', 'sec-ch-ua', 'sec-fetch-site'],
  ...['traceparent', 'tracestate', 'user-agent', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-request-id'],
];

/** What delayed the host's responses to others for too long, or failed. */
async function faultsOf(
  requests: readonly (readonly [name: string, send: () => Promise<number>])[],
): Promise<string[]> {
  const found: string[] = [];
  for (const [name, send] of requests) {
    let status = 0;
    const delay = await longestDelay(async () => {
      status = await send();
    });
    if (delay > mostDelay || status >= 500 || Number.isNaN(status))
      found.push(`${name}: ${status}, ${Math.round(delay)} ms`);
  }
  return found;
}

test('[SEC-95] no header and no address of a request stops the host', async () => {
  const addresses = units.map((_, at) => encodeURI(hostileText(at, 5000)).replaceAll(/[#\s]/g, '+'));
  expect(
    await faultsOf([
      ...names.map((name, at) => [name, () => statusOf('/', name, hostileText(at, 14_000))] as const),
      ...addresses.flatMap((text, at) =>
        [`/${text}`, `/user/${text}`, `/?q=${text}`, `/${'a/'.repeat(2000)}${text}`.slice(0, 14_000)].map(
          (target) =>
            [`${at} ${target.slice(0, 12)}`, () => statusOf(target.slice(0, 14_000), 'accept', 'text/html')] as const,
        ),
      ),
    ]),
  ).toEqual([]);
});

test('[SEC-95] no report or form of a browser stops the host', async () => {
  const post = (path: string, type: string, body: string) => async (): Promise<number> => {
    const response = await fetch(`${site.address}${path}`, {
      method: 'POST',
      headers: { 'content-type': type, origin: site.address },
      body,
      redirect: 'manual',
    });
    await response.text();
    return response.status === 503 ? 200 : response.status;
  };
  const nested = (length: number): string => '['.repeat(length / 2) + ']'.repeat(length / 2);
  const requests = units.flatMap((_, at) => {
    const text = hostileText(at, 30_000);
    const failure = { area: text.slice(0, 3000), stack: text.slice(at * 1000), problem: text.slice(0, 3000) };
    const violation = {
      type: 'csp-violation',
      url: `${site.address}/${text.slice(0, 9000)}`,
      body: {
        blockedURL: text.slice(0, 9000),
        sourceFile: text.slice(0, 9000),
        effectiveDirective: text.slice(0, 1000),
      },
    };
    return [
      [
        'error report',
        post('/rest/error-reports', 'application/json', JSON.stringify({ failures: [failure] }).slice(0, 65_000)),
      ],
      ['violation', post(violationsPath, 'application/reports+json', JSON.stringify([violation]).slice(0, 32_000))],
      [
        'page report',
        post(
          '/api/page-report',
          'text/plain',
          JSON.stringify({
            ticket: text.slice(0, 900),
            failures: [{ release: text.slice(0, 5000), kind: text.slice(0, 900), problem: 'A' }],
          }),
        ),
      ],
      ['form', post('/sign-in', 'application/x-www-form-urlencoded', text)],
    ] as const;
  });
  const deep = (['/rest/error-reports', violationsPath, '/api/page-report'] as const).map(
    (path) => [`nested ${path}`, post(path, 'application/json', nested(8000))] as const,
  );
  expect(await faultsOf([...requests, ...deep])).toEqual([]);
});
