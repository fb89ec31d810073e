import type { PageRequest } from '@verandah/areas';
import { flagsOf } from '../flags.ts';
import { bundleSource, openSite, type Site } from './test-kit/site.ts';
import { visitorFlags } from './visitor-flags.ts';

const site = flagsOf('production');
const of = (url: string, cookie?: string) => visitorFlags({ url, headers: { cookie } }, site, true);

test('[SHELL-12] search features start from what is stored; an experiment list or the address switches them', () => {
  expect(of('/')).toEqual({ flags: site, variant: '', setCookies: [] });
  const requested = of('/?features=facetLevel3:on,awardWinners:off');
  expect(requested.flags).toEqual({ ...site, facetLevel3: true, awardWinners: false });
  expect(requested.variant).toBe('facetLevel3:on,awardWinners:off');
  expect(requested.setCookies).toEqual([
    expect.stringMatching(
      /^__Host-features=facetLevel3%3Aon%2CawardWinners%3Aoff; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    ),
  ]);
  const stored = '__Host-features=facetLevel3%3Aon%2CawardWinners%3Aoff';
  expect(of('/buy', stored)).toEqual({ ...requested, setCookies: [] });
  expect(of('/buy', `${stored}; experiments=facetLevel4,awardWinners`).flags).toEqual({
    ...site,
    facetLevel3: true,
    facetLevel4: true,
  });
  const again = of('/buy?features=facetLevel4:off&features=pool', `${stored}; experiments=facetLevel4`);
  expect(again.variant).toBe('facetLevel3:on,awardWinners:off');
  expect(again.setCookies[0]).toContain('facetLevel3%3Aon%2CfacetLevel4%3Aoff%2CawardWinners%3Aoff');
});

test('[SHELL-12] other names, invalid values and malformed cookies are ignored', () => {
  expect(
    of(
      '/?features=tracking:off,versionReload:off,nonsense,facetLevel3:maybe,advancedMapClustering:on&features=%',
      '__Host-features=%; experiments=thirdPartyScripts,%20',
    ).variant,
  ).toBe('advancedMapClustering:on');
  for (const url of [
    '/?features=',
    '/?features=pool,gym',
    '/?otherfeatures=awardWinners:off',
    `/?features=${'x'.repeat(9000)}`,
  ])
    expect(of(url)).toEqual({ flags: site, variant: '', setCookies: [] });
  // What is as the site has it makes no page of its own.
  expect(of('/', 'experiments=awardWinners').variant).toBe('');
  // On https a plain name is another host's or an attacker's.
  expect(of('/', 'features=awardWinners:off').variant).toBe('');
});

describe('on a page', () => {
  let host: Site;
  beforeAll(async () => {
    host = await openSite();
    const page = bundleSource(`return page('<p>awards ' + request.flags.awardWinners + '</p>');`);
    await host.store('search', '1.0.0', page);
    await host.operate('search/promote', { version: '1.0.0' });
  });
  afterAll(() => host.close());
  const look = async (path: string, cookie?: string) => {
    const { text, headers } = await host.get(path, cookie === undefined ? {} : { headers: { cookie } });
    const boot = JSON.parse(/id="boot">(.*?)<\/script>/s.exec(text)?.[1] ?? '{}') as { flags: Record<string, boolean> };
    return {
      html: /<p>awards (\w+)/.exec(text)?.[1],
      browser: String(boot.flags['awardWinners']),
      cache: headers.get('x-verandah-cache'),
      vary: headers.get('vary'),
      cookies: headers.getSetCookie(),
    };
  };

  test('[SHELL-12, SHELL-54] the server renders with the flags that the browser gets, and caches by them', async () => {
    expect(await look('/search/flags')).toMatchObject({ html: 'true', browser: 'true', cookies: [] });
    const off = await look('/search/flags?features=awardWinners:off');
    expect(off).toMatchObject({ html: 'false', browser: 'false' });
    const [cookie = ''] = off.cookies.map((each) => each.split(';')[0] ?? '');
    expect(cookie).toMatch(/^__Host-features=awardWinners(?::|%3A)off$/);
    for (const given of [cookie, 'experiments=awardWinners:off'])
      expect(await look('/search/flags', given)).toMatchObject({
        html: 'false',
        browser: 'false',
        vary: 'accept-encoding, cookie',
        cookies: [],
      });
    expect(await look('/search/flags', cookie)).toMatchObject({ html: 'false', cache: 'hit' });
    expect(await look('/search/flags')).toMatchObject({ html: 'true', browser: 'true', cache: 'hit' });
  });
});

test('[SHELL-54] a page can read no flag that its server does not know', () => {
  const pages = ({ flags }: Pick<PageRequest, 'flags'>): unknown => [
    flags.awardWinners,
    // @ts-expect-error: for the shell alone
    flags.versionReload,
    // @ts-expect-error: no flag
    flags['awardWiners'],
  ];
  expect(pages({ flags: { awardWinners: false } })).toEqual([false, undefined, undefined]);
});
