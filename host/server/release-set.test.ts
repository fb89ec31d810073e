import type { ReleaseManifest } from '@verandah/areas';
import { bootAreas, emptySet, firstFiles, setRelease, type SetArea } from './release-set.ts';

const file = (path: string) => ({ path, bytes: 1, gzipBytes: 1, integrity: `sha384-${path}` });
function release(
  area: string,
  version: string,
  more: Partial<ReleaseManifest> = {},
  map: string | null = 'web/integrity.json',
) {
  const files = [
    file('web/remoteEntry.js'),
    file('web/js/app.js'),
    file('web/js/home.js'),
    ...(map === null ? [] : [file(map)]),
  ];
  const contract = {
    name: area,
    class: 'primary',
    squad: area,
    routes: [`/${area}`, `/${area}/:name`],
    navigation: [],
    topics: { publishes: [], follows: [] },
    budgets: { firstPageScript: 1 },
    healthPath: `/${area}`,
  } as const;
  const manifest: ReleaseManifest = {
    schema: 1,
    area,
    version,
    contentHash: '',
    contract,
    container: `mf_${area}`,
    files,
    entry: 'web/remoteEntry.js',
    scripts: ['web/js/app.js'],
    styles: [],
    server: { path: 'server.cjs', integrity: '' },
    firstPageScript: 3,
    shared: {},
    operations: [],
    revision: '',
    squad: area,
    builtAt: '2026-11-21T00:00:00.000Z',
    ...more,
  };
  return setRelease(manifest, '');
}
const pages = [{ page: 'home', routes: ['/search'], scripts: ['web/js/home.js'], styles: ['web/css/home.css'] }];

test("a first page loads its own files beside the area's; pages or releases without page files load only the area's", () => {
  const scripts = ['/r/search/1.0.0/web/remoteEntry.js', '/r/search/1.0.0/web/js/app.js'];
  expect(firstFiles(release('search', '1.0.0', { pages }), '/search?x=1')).toEqual({
    scripts: [...scripts, '/r/search/1.0.0/web/js/home.js'],
    styles: ['/r/search/1.0.0/web/css/home.css'],
  });
  for (const path of ['/search/fitzroy', '/search/%E0%A4%A', '/'])
    expect(firstFiles(release('search', '1.0.0', { pages }), path)).toEqual({ scripts, styles: [] });
  expect(firstFiles(release('search', '1.0.0'), '/search')).toEqual({ scripts, styles: [] });
});

test("releases are verified by their maps' hash; boot data have the hashes that a page does not wait for", () => {
  const shown = release('search', '1.0.1');
  const areas: SetArea[] = [
    { name: 'listing', live: release('listing', '1.0.0'), previous: release('listing', '0.9.0', {}, null) },
    { name: 'search', live: shown, previous: release('search', '1.0.0') },
  ];
  const boot = bootAreas({ ...emptySet, areas }, { area: 'search', release: shown });
  expect(Object.keys(boot.integrity).map((address) => address.split('/web/')[0])).toEqual([
    ...Array<string>(3).fill('/r/listing/0.9.0'),
    ...Array<string>(3).fill('/r/search/1.0.1'),
  ]);
  expect([
    boot.areas['listing']?.live.hashes,
    boot.areas['listing']?.previous?.hashes,
    boot.areas['search']?.previous?.hashes,
  ]).toEqual(['sha384-web/integrity.json', undefined, 'sha384-web/integrity.json']);
  const newer = release('search', '1.0.3', {}, 'web/mf-manifest.json');
  expect([newer.boot.hashes, newer.boot.manifest, shown.boot.manifest]).toEqual([
    'sha384-web/mf-manifest.json',
    '/r/search/1.0.3/web/mf-manifest.json',
    undefined,
  ]);
  const waiting = release('search', '1.0.2', { waits: true });
  expect(
    Object.keys(bootAreas({ ...emptySet, areas }, { area: 'search', release: waiting }).integrity).map(
      (address) => address.split('/web/')[0],
    ),
  ).toEqual(Array<string>(3).fill('/r/listing/0.9.0'));
});
