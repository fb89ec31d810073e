import { flagsOf } from '../flags.ts';
import type { ReleaseManifest } from '@verandah/areas';
import type { ShellProps } from '../boot.ts';
import { assembleDocument, type DocumentOptions } from './document.ts';
import { emptySet, setRelease } from './release-set.ts';

const shellFile = (path: string): string => `/r/host/1.0.0-a/web/${path}`;
const options: DocumentOptions = {
  shell: {
    version: '1.0.0-a',
    shared: {},
    scripts: [shellFile('js/shell.js')],
    beforePaint: shellFile('js/before-paint.js'),
    styles: [shellFile('css/shell.css')],
    hashes: 'sha384-shell-map',
    integrity: {
      [shellFile('js/shell.js')]: 'sha384-shell',
      [shellFile('js/before-paint.js')]: 'sha384-before-paint',
      [shellFile('css/shell.css')]: 'sha384-shell-style',
      [shellFile('js/later.js')]: 'sha384-later',
    },
    render: () => ['<main>', '</main>'],
  },
  publicUrl: 'https://verandah.example',
  help: { phone: '1', email: 'a@verandah.example' },
};
const file = (path: string) => ({ path, bytes: 1, gzipBytes: 1, integrity: `sha384-${path}` });
const release = setRelease(
  {
    schema: 1,
    area: 'search',
    version: '1.0.0',
    contentHash: '',
    container: 'mf_search',
    files: ['web/remoteEntry.js', 'web/js/app.js', 'web/js/map.js', 'web/css/app.css', 'web/integrity.json'].map(file),
    contract: {
      name: 'search',
      class: 'primary',
      squad: 'search',
      routes: ['/'],
      navigation: [],
      topics: { publishes: [], follows: [] },
      budgets: { firstPageScript: 1 },
      healthPath: '/',
    },
    entry: 'web/remoteEntry.js',
    scripts: ['web/js/app.js'],
    styles: ['web/css/app.css'],
    waits: true,
    server: { path: 'server.cjs', integrity: '' },
    firstPageScript: 1,
    shared: {},
    operations: [],
    revision: '',
    squad: '',
    builtAt: '',
  } satisfies ReleaseManifest,
  '',
);
const document = (html = '<h1>Homes</h1>', more: Partial<DocumentOptions> = {}): string =>
  assembleDocument(
    {
      set: { ...emptySet, areas: [{ name: 'search', live: release }] },
      path: '/',
      page: { kind: 'area', area: 'search' },
      session: { signedIn: false, roles: [] },
      flags: flagsOf('production'),
      now: 0,
      head: {
        title: 'Homes',
        preloadImages: [{ srcSet: '/media/a/320.avif 320w', sizes: '100vw', type: 'image/avif' }],
      },
      area: { name: 'search', release, html: Buffer.from(html), boot: Buffer.from('{"area":"search"}') },
    },
    { ...options, ...more },
  ).toString();

test('a head loads first what is visible first: the first picture with the styles, then low-priority scripts', () => {
  const [head = ''] = document().split('</head>');
  const loads = [...head.matchAll(/<(?:link rel="(?:preload|stylesheet)"|script)[^>]*>/g)].map(([tag]) => [
    / (?:href|src|imagesrcset)="\/([^" ]+)/.exec(tag)?.[1]?.split('/').at(-1),
    / fetchpriority="(\w+)"/.exec(tag)?.[1] ?? (/ defer/.test(tag) ? 'defer' : 'auto'),
  ]);
  expect(loads).toEqual([
    ['320.avif', 'high'],
    ['shell.css', 'auto'],
    ['app.css', 'auto'],
    ['shell.js', 'defer'],
    ['remoteEntry.js', 'low'],
    ['app.js', 'low'],
  ]);
});

test('[DATA-58] pages of a site with sample data say so to the shell, on the server and for hydration', () => {
  const rendered: boolean[] = [];
  const shell = {
    ...options.shell,
    render: ({ sample }: ShellProps) => {
      rendered.push(sample ?? false);
      return ['<main>', '</main>'] as const;
    },
  };
  expect(document('', { shell, isSample: () => true })).toContain('"sample":true');
  expect(document('', { shell })).not.toContain('"sample"');
  expect(rendered).toEqual([true, false]);
});

test('[SRCH-47] a page with marks of hidden homes runs a script before the first paint, ahead of the styles; others do without', () => {
  const tag =
    '<script src="/r/host/1.0.0-a/web/js/before-paint.js" integrity="sha384-before-paint" crossorigin></script>';
  const text = document('<li data-unless-hidden="7">A home</li><span data-if-hidden="">Hidden homes</span>');
  expect(text).toContain(tag);
  expect(text.indexOf(tag)).toBeLessThan(text.indexOf('rel="stylesheet"'));
  expect(document()).not.toContain('before-paint');
});

test('the head has the hash of every first file, and a page contains no other hashes, which cannot be compressed', () => {
  const text = document();
  for (const [address, hash] of [
    ['/r/host/1.0.0-a/web/js/shell.js', 'sha384-shell'],
    ['/r/search/1.0.0/web/remoteEntry.js', 'sha384-web/remoteEntry.js'],
    ['/r/search/1.0.0/web/css/app.css', 'sha384-web/css/app.css'],
  ]) {
    expect(text).toMatch(new RegExp(`"${address}"[^>]* integrity="${hash}" crossorigin`));
  }
  expect([...text.matchAll(/sha384-(?:later|web\/js\/map\.js)/g)]).toEqual([]);
  expect(JSON.parse(/id="boot">(.*?)<\/script>/.exec(text)?.[1] ?? '')).toMatchObject({
    shellHashes: 'sha384-shell-map',
    integrity: {},
    areas: { search: { live: { hashes: 'sha384-web/integrity.json' } } },
  });
});

test("[REL-16] a page has the address and the hash of the operator's federation plugin, and doesn't wait for it", () => {
  const src = 'https://tools.example.com/plugin.js';
  const text = document('', { federationPlugin: { src, integrity: 'sha384-plugin' } });
  expect(JSON.parse(/id="boot">(.*?)<\/script>/.exec(text)?.[1] ?? '')).toMatchObject({
    federationPlugin: src,
    integrity: { [src]: 'sha384-plugin' },
  });
  expect(text).not.toMatch(/<(?:script|link)[^>]+tools\.example/);
  expect(document()).not.toContain('federationPlugin');
});

test('[SHELL-38] a document has the script that loads its first files again, and marks styles and scripts for it', () => {
  const html = document('<h1>Homes</h1>', {
    shell: { ...options.shell, inlineScript: { text: 'again()', hash: 'sha256-again' } },
  });
  expect(html.indexOf('<script>again()</script>')).toBeGreaterThan(0);
  const files = [...html.matchAll(/<(?:script src|link rel="stylesheet" href)="([^"]+)"[^>]*>/g)];
  expect(files.map(([tag, address]) => [address, tag.includes('data-retry="0"')])).toEqual([
    [shellFile('css/shell.css'), true],
    ['/r/search/1.0.0/web/css/app.css', true],
    [shellFile('js/shell.js'), true],
  ]);
  expect(html.indexOf('again()')).toBeLessThan(files[0]?.index ?? 0);
});
