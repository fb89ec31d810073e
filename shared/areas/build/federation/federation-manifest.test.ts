import { sharedOfRemote } from '../shared-modules.ts';
import { completeManifest, withIntegrity } from './federation-manifest.ts';

const shared = { id: 'mf_sample__1:react', name: 'react', version: '19.3.1', requiredVersion: '^19.3.1' };
const stats = (sync: string[], async: string[]) => ({
  name: 'mf_sample__1',
  metaData: { buildInfo: {} },
  shared: [shared],
  exposes: [{ name: 'app', assets: { js: { sync, async }, css: { sync: [], async: [] } } }],
});

test('[REL-15] the manifest names as necessary only what the exposed module always needs, and the rest as later', () => {
  const plugin = stats(['js/app.js', 'js/page.js'], ['js/page.js', 'js/later.js', 'js/app.js']);
  const { exposes } = completeManifest(plugin, 'sample', sharedOfRemote(import.meta.dirname), () => [
    'js/app.js',
    'css/app.css',
  ]);
  expect(exposes[0]?.assets.js).toEqual({ sync: ['js/app.js'], async: ['js/later.js', 'js/page.js'] });
});

test('[REL-15] the manifest names every shared module and the release', () => {
  const { metaData, shared: all } = completeManifest(
    stats([], []),
    'sample',
    sharedOfRemote(import.meta.dirname),
    () => [],
  );
  expect(metaData.buildInfo).toEqual({ buildVersion: 'VERANDAH_VERSION', buildName: 'sample' });
  expect(all.map(({ name }) => name)).toEqual([
    'react',
    'react/jsx-runtime',
    'react-dom',
    'react-dom/client',
    '@verandah/kit',
  ]);
});

test('[REL-15] hashes are listed below the folder of the manifest', () => {
  const files = [{ path: 'web/js/app.js', integrity: 'sha384-app' }];
  expect(JSON.parse(withIntegrity('{"name":"mf_sample__1"}', files))).toEqual({
    name: 'mf_sample__1',
    integrity: { 'js/app.js': 'sha384-app' },
  });
});
