import { bundleSource, openSite, type Site } from '../test-kit/site.ts';

let site: Site;
/** What reached the error reports. */
const failures: Record<string, unknown>[] = [];
let forwardedFor: unknown;
beforeAll(async () => {
  site = await openSite({ TRUST_PROXY: '1' });
  site.api = ({ path, headers, text }) => {
    if (path !== '/rest/error-reports') return undefined;
    forwardedFor = headers['x-forwarded-for'];
    failures.push(...(JSON.parse(text) as { failures: Record<string, unknown>[] }).failures);
    return { status: 202, body: { reported: 1 } };
  };
  await site.store('search', '1.0.0', bundleSource('return page("<h1>Found</h1>");'));
  await site.operate('search/promote', { version: '1.0.0' });
});
afterAll(() => site.close());

const own = 'https://verandah.example';
let network = 0;
const send = (body: unknown, type = 'application/reports+json', headers: Record<string, string> = {}) =>
  site.get('/api/policy-violations', {
    method: 'POST',
    headers: { 'content-type': type, 'x-forwarded-for': `203.0.${++network}.9`, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const violation = (body: object) => ({
  type: 'csp-violation',
  age: 1,
  url: `${own}/search/a`,
  user_agent: 'x',
  body: { documentURL: `${own}/search/a?q=ada@example.com`, disposition: 'enforce', statusCode: 200, ...body },
});
const counted = async (): Promise<string[]> =>
  (await site.get('/metrics')).text.split('\n').filter((line) => line.startsWith('verandah_policy_violations_total{'));
const reported = async (count: number): Promise<void> => {
  while (failures.length < count)
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
};

test('[SEC-45] pages of site and console name the endpoint in both ways that browsers support', async () => {
  for (const path of ['/search/a', '/nowhere', '/about/privacy', '/ops']) {
    const { headers } = await site.get(path);
    expect([path, headers.get('reporting-endpoints')]).toEqual([path, 'policy="/api/policy-violations"']);
    expect(headers.get('content-security-policy')).toContain('report-to policy; report-uri /api/policy-violations');
  }
});

test('[SEC-45] on http only report-uri is named: the other one would stop browsers from reporting at all', async () => {
  const plain = await openSite({ PUBLIC_URL: 'http://127.0.0.1' });
  try {
    for (const path of ['/about/privacy', '/ops']) {
      const { headers } = await plain.get(path);
      expect([path, headers.get('reporting-endpoints')]).toEqual([path, null]);
      expect(headers.get('content-security-policy')).toMatch(/; report-uri \/api\/policy-violations$/);
      expect(headers.get('content-security-policy')).not.toContain('report-to');
    }
  } finally {
    await plain.close();
  }
});

test('[SEC-45] violations of both formats are counted by directive, area and release, and reported without personal data', async () => {
  const file = `${own}/r/search/1.0.0/web/entry.js`;
  expect(
    await send([
      violation({
        effectiveDirective: 'script-src-elem',
        blockedURL: 'https://evil.example/steal?who=ada@example.com',
        sourceFile: file,
        lineNumber: 12,
      }),
      violation({
        effectiveDirective: 'require-trusted-types-for',
        blockedURL: 'trusted-types-sink',
        sample: 'Element innerHTML|<b>Ada</b>',
        // The format of Firefox.
        sourceFile: null,
        lineNumber: null,
        columnNumber: null,
        referrer: null,
      }),
      { type: 'deprecation', url: `${own}/search/a`, body: { id: 'x' } },
    ]),
  ).toMatchObject({ status: 204 });
  const single = {
    'csp-report': {
      'document-uri': `${own}/nowhere`,
      'violated-directive': 'img-src',
      'blocked-uri': 'data',
      // An inline violation: the address of the page is not passed on.
      'source-file': `${own}/collections/secret-list`,
      'original-policy': 'x',
    },
  };
  expect(await send(single, 'application/csp-report')).toMatchObject({ status: 204 });
  expect(
    await send([
      violation({ effectiveDirective: 'script-src', blockedURL: 'inline', sourceFile: 'chrome-extension://abc/a.js' }),
      violation({ effectiveDirective: 'script-src', blockedURL: 'moz-extension', sourceFile: null }),
    ]),
  ).toMatchObject({ status: 204 });
  expect(await counted()).toEqual([
    'verandah_policy_violations_total{directive="script-src-elem",area="search",release="1.0.0"} 1',
    'verandah_policy_violations_total{directive="require-trusted-types-for",area="search",release="1.0.0"} 1',
    'verandah_policy_violations_total{directive="img-src",area="host",release="1.0.0-test"} 1',
    'verandah_policy_violations_total{directive="script-src",area="extension",release=""} 2',
  ]);
  await reported(3);
  expect(failures).toEqual([
    {
      area: 'search',
      release: '1.0.0',
      operation: 'content security policy: script-src-elem',
      problem: 'SecurityPolicyViolation: script-src-elem blocked https://evil.example',
      stack: 'at /r/search/1.0.0/web/entry.js:12',
    },
    expect.objectContaining({
      problem: 'SecurityPolicyViolation: require-trusted-types-for blocked trusted-types-sink',
    }),
    expect.objectContaining({ area: 'host', problem: 'SecurityPolicyViolation: img-src blocked data' }),
  ]);
  expect(JSON.stringify(failures)).not.toMatch(/ada|Ada|secret-list/);
  expect(forwardedFor).toMatch(/^203\.0\./);
  // The same kind is counted again, and reported once.
  await send([
    violation({ effectiveDirective: 'script-src-elem', blockedURL: 'https://evil.example/2', sourceFile: file }),
  ]);
  expect((await counted())[0]).toMatch(/ 2$/);
  expect(failures).toHaveLength(3);
});

test('[SEC-45] forged reports are rejected or grouped, create no series of their own, and are rate-limited', async () => {
  const before = await counted();
  const good = { effectiveDirective: 'img-src', blockedURL: 'inline' };
  for (const [body, status] of [
    ['', 400],
    ['{', 400],
    ['{}', 400],
    [[violation({ documentURL: 'no address' })], 400],
    [Array.from({ length: 21 }, () => violation(good)), 400],
    [[violation({ ...good, effectiveDirective: 'x'.repeat(5000) })], 400],
    ['x'.repeat(40_000), 413],
    [[violation({ ...good, documentURL: 'https://evil.example/' })], 403],
  ] as const)
    expect([JSON.stringify(body).slice(0, 40), (await send(body)).status]).toEqual([
      JSON.stringify(body).slice(0, 40),
      status,
    ]);
  expect((await send([violation(good)], 'application/reports+json', { 'sec-fetch-site': 'cross-site' })).status).toBe(
    403,
  );
  expect((await send([violation(good)], 'text/html')).status).toBe(415);
  expect(await counted()).toEqual(before);
  // Unknown names are grouped, however many there are.
  for (let each = 0; each < 30; each += 1)
    await send([
      violation({
        effectiveDirective: `invented-${each}`,
        blockedURL: `https://a${each}.example/`,
        sourceFile: `${own}/r/area-${'abcdefghijklmnopqrstuvwxyzabcdef'[each]}/9.9.${each}/x.js`,
      }),
    ]);
  expect((await counted()).slice(before.length)).toEqual([
    'verandah_policy_violations_total{directive="other",area="other",release="other"} 30',
  ]);
  // At most ten of them a minute reached the error reports.
  expect(failures.length).toBeLessThanOrEqual(12);
  const statuses: number[] = [];
  for (let each = 0; each < 30; each += 1)
    statuses.push((await send([violation(good)], undefined, { 'x-forwarded-for': '198.51.100.7' })).status);
  expect(statuses.slice(0, 20).every((status) => status === 204)).toBe(true);
  expect(statuses.at(-1)).toBe(429);
});
