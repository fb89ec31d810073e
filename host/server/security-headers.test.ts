import { readSettings } from '../settings.ts';
import { pageHeaders } from './security-headers.ts';
import { openSite } from './test-kit/site.ts';

const policy = (tileServers?: readonly string[]): Map<string, string> =>
  new Map(
    (pageHeaders(tileServers)['content-security-policy'] ?? '')
      .split('; ')
      .map((part) => [part.split(' ', 1)[0] ?? '', part]),
  );

test('[SRCH-16, SRCH-94] maps may fetch tiles and images from the configured servers, and from nowhere else', () => {
  expect(policy().get('connect-src')).toBe("connect-src 'self'");
  const { tileServers } = readSettings({
    TILE_SERVER_URL: 'https://tiles.example.com:8443/au/{z}/{x}/{y}.mvt?key=1',
    MAP_SATELLITE: 'https://images.example.com/{z}/{x}/{y}.jpg',
  });
  expect(readSettings({}).tileServers).toEqual([]);
  const origins = 'https://tiles.example.com:8443 https://images.example.com';
  expect(policy(tileServers).get('connect-src')).toBe(`connect-src 'self' ${origins}`);
  expect(policy(tileServers).get('img-src')).toBe(`img-src 'self' data: ${origins}`);
  expect(policy(tileServers).get('script-src')).toBe("script-src 'self'");
});

test('[SHELL-38] the one inline script is named by its hash; nothing else within a document runs', () => {
  const headers = pageHeaders(undefined, ['https://stats.example.com'], false, 'sha256-abc=');
  expect(headers['content-security-policy']).toContain(
    "script-src 'self' 'sha256-abc=' https://stats.example.com; style-src 'self'; ",
  );
});

test('a value that could inject another directive into the policy is rejected as a tile server', () => {
  for (const url of ['https://a.example;script-src/{z}', 'https://a.example, b/{z}', 'ftp://a.example/{z}', 'tiles']) {
    expect(() => readSettings({ TILE_SERVER_URL: url })).toThrow(/^TILE_SERVER_URL must be an http or https address/);
  }
});

const stats = 'https://stats.example.com/count.js?site=1';
const production = { PUBLIC_URL: 'https://a.example', HELP_PHONE: '1800 160 401', HELP_EMAIL: 'a@b.example' };

test('[TRK-03] another company’s origin is in the policy with its flag only, and never on a site without flags', async () => {
  for (const flags of ['', 'analyticsScript:off', 'analyticsScript:on,thirdPartyScripts:off']) {
    expect([flags, readSettings({ ...production, ANALYTICS_SCRIPT_URL: stats, FLAGS: flags }).thirdParties]).toEqual([
      flags,
      [],
    ]);
  }
  expect(readSettings({ ANALYTICS_SCRIPT_URL: stats, FLAGS: 'analyticsScript:on' }).thirdParties).toEqual([
    { purpose: 'analytics', src: stats },
  ]);
  const [plain, switched] = await Promise.all([
    openSite(),
    openSite({ ANALYTICS_SCRIPT_URL: stats, FLAGS: 'analyticsScript:on' }),
  ]);
  try {
    const [without, having] = await Promise.all([plain.get('/about/privacy'), switched.get('/about/privacy')]);
    expect(without.headers.get('content-security-policy')).toContain("script-src 'self'; ");
    expect(without.text).not.toContain('thirdParties');
    expect(having.headers.get('content-security-policy')).toContain("script-src 'self' https://stats.example.com; ");
    expect(having.text).toContain(`"thirdParties":[{"purpose":"analytics","src":"${stats}"}]`);
    // The page itself does not load it: that takes a visitor's consent.
    expect(having.text).not.toMatch(/<(?:script|link)[^>]+stats\.example\.com/);
  } finally {
    await Promise.all([plain.close(), switched.close()]);
  }
});

test('[TRK-03] an enabled script needs its address, and one that could inject a directive into the policy is rejected', () => {
  expect(() => readSettings({ FLAGS: 'marketingScript:on' })).toThrow(
    'MARKETING_SCRIPT_URL is missing: FLAGS switches marketingScript on',
  );
  for (const url of [
    'https://a.example;script-src/x.js',
    'https://a.example/x.js; script-src *',
    "https://a.example'/x.js",
    'javascript:alert(1)',
    'https://a.example',
  ]) {
    expect(() => readSettings({ ANALYTICS_SCRIPT_URL: url })).toThrow(
      /^ANALYTICS_SCRIPT_URL must be the http or https address of a script/,
    );
  }
});

test('[SEC-46] a site on https fetches by https only and may be preloaded; one on http still works', async () => {
  const [https, http] = await Promise.all([
    openSite({ PUBLIC_URL: 'https://verandah.example' }),
    openSite({ PUBLIC_URL: 'http://127.0.0.1' }),
  ]);
  try {
    const [secure, plain] = await Promise.all([https.get('/about/privacy'), http.get('/about/privacy')]);
    expect(secure.headers.get('content-security-policy')).toContain('; upgrade-insecure-requests; ');
    expect(secure.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains; preload');
    expect(plain.headers.get('content-security-policy')).not.toContain('upgrade-insecure-requests');
    expect(plain.headers.get('strict-transport-security')).toBeNull();
  } finally {
    await Promise.all([https.close(), http.close()]);
  }
});

test('[REL-16] only the origin of the federation plugin is added to the policy; a plugin without its hash is rejected', async () => {
  const hash = `sha384-${'a'.repeat(64)}`;
  const site = await openSite({ FEDERATION_PLUGIN: `https://tools.example.com/plugin.js#${hash}` });
  try {
    const page = await site.get('/about/privacy');
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self' https://tools.example.com; ");
  } finally {
    await site.close();
  }
  for (const value of [
    'https://tools.example.com/plugin.js',
    'https://tools.example.com/plugin.js#sha384-abc',
    `https://tools.example.com#${hash}`,
    `https://tools.example.com;script-src/plugin.js#${hash}`,
    `//tools.example.com/plugin.js#${hash}`,
  ])
    expect(() => readSettings({ FEDERATION_PLUGIN: value })).toThrow(
      /^FEDERATION_PLUGIN must be the http or https address of a script with its hash/,
    );
});
