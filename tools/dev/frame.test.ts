import { readFrame, updatePage, replacePage, withBuild } from './frame.ts';
import type { Build } from './watch-area.ts';

const live = {
  version: '1.0.0',
  container: 'mf_search__1_0_0',
  entry: '/r/search/1.0.0/web/remoteEntry.js',
  hashes: 'sha384-live',
};
const boot = {
  hostVersion: '1.0.0-abc',
  set: '7',
  flags: { map: true },
  session: { signedIn: false, roles: [] },
  now: 1,
  offlinePages: true,
  shell: {
    path: '/nowhere',
    page: { kind: 'not-found' },
    navigation: [],
    areas: ['agents', 'search'],
    help: { phone: '1', email: 'a@b.example' },
    ownPages: [],
    renderedAt: '2026-11-21T00:00:00.000Z',
  },
  areas: {
    agents: {
      routes: ['/agent-finder'],
      live: { ...live, version: '2.0.0', entry: '/r/agents/2.0.0/web/remoteEntry.js' },
    },
    search: { routes: ['/'], live, previous: live },
  },
  integrity: { '/r/host/1/web/js/shell.js': 'sha384-shell' },
};
const pageOf = (data: object): string =>
  [
    '<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><title>Not found</title><meta name="robots" content="noindex">',
    '<link rel="stylesheet" href="/r/host/1/web/css/shell.css" data-href="css/shell.css" integrity="sha384-css" crossorigin="anonymous"><link rel="stylesheet" href="/r/search/1.0.0/web/css/app.css">',
    '<script src="/r/host/1/web/js/shell.js" integrity="sha384-shell" crossorigin="anonymous" defer></script><link rel="preload" as="script" href="/r/search/1.0.0/web/remoteEntry.js"></head>',
    '<body><div id="shell"><header>H</header><main id="content" class="m" tabindex="-1"><section>Not here</section><div id="area-agents" data-area="agents"></div><div id="area-search" data-area="search"></div></main><footer>F</footer></div>',
    `<script type="application/json" id="boot">${JSON.stringify(data)}</script></body></html>`,
  ].join('');
const build: Build = {
  contract: {
    name: 'search',
    class: 'primary',
    squad: 'search',
    routes: ['/', '/new'],
    privateRoutes: ['/new'],
    navigation: [],
    topics: { publishes: [], follows: [] },
    budgets: { firstPageScript: 1 },
    healthPath: '/',
  },
  operations: [],
  container: 'mf_search__0_0_0_development',
  entry: '/r/search/0.0.0-development/web/remoteEntry.js',
  integrity: 'sha384-built',
  styles: ['/r/search/0.0.0-development/web/css/app.css'],
  folder: '/f',
  server: { path: 'server.cjs', integrity: 'sha384-s' },
};
const frame = readFrame(pageOf(boot));
if (!frame) throw new Error('The page of this test is none.');
const drawn = {
  html: '<h1>New</h1>',
  page: '{"area":"search","name":"new"}',
  head: { title: 'New' },
  path: '/new',
  session: { signedIn: false, roles: [] },
  now: 5,
};

test("[REL-10] boot data name the development build for its area only, with its entry's hash, and store nothing offline", () => {
  const replaced = withBuild(frame.boot, 'search', build);
  expect(replaced.areas['search']).toEqual({
    routes: ['/'],
    privateRoutes: ['/new'],
    live: { version: '0.0.0-development', container: build.container, entry: build.entry },
  });
  expect(replaced.areas['agents']).toEqual(boot.areas.agents);
  expect(replaced.integrity).toEqual({ ...boot.integrity, [build.entry]: 'sha384-built' });
  expect(replaced).not.toHaveProperty('offlinePages');
});

test('[REL-10] another area’s page stays as the host rendered it; an area that has never been live gets its container', () => {
  const page = replacePage(frame, 'harbour-walks', {
    ...build,
    contract: { ...build.contract, name: 'harbour-walks' },
  });
  expect(page).toContain('<section>Not here</section>');
  expect(page).toContain(
    '<div id="area-search" data-area="search"></div><div id="area-harbour-walks" data-area="harbour-walks"></div></main>',
  );
  expect(readFrame(page)?.boot.shell.areas).toEqual(['agents', 'search', 'harbour-walks']);
});

test("[REL-10] the area’s page is rendered within the host’s header and footer, with the shell's scripts and its own head", () => {
  const page = updatePage(frame, 'search', build, drawn, 'https://verandah.example');
  expect(page).toContain(
    '<header>H</header><main id="content" class="m" tabindex="-1"><div id="area-agents" data-area="agents"></div><div id="area-search" data-area="search" data-ssr=""><h1>New</h1></div></main><footer>F</footer>',
  );
  expect(page).toContain('<title>New</title>');
  expect(page).toContain(
    '<link rel="stylesheet" href="/r/search/0.0.0-development/web/css/app.css" data-href="css/app.css">',
  );
  for (const gone of ['Not found', 'noindex', '/r/search/1.0.0/']) expect(page).not.toContain(gone);
  const replaced = readFrame(page)?.boot;
  expect(replaced?.shell).toMatchObject({ path: '/new', page: { kind: 'area', area: 'search' } });
  expect([replaced?.page, replaced?.now]).toEqual([JSON.parse(drawn.page), 5]);
  expect(page.match(/js\/shell\.js/g)).toHaveLength(2); // the script, and its hash in the boot data
});

test('[REL-10] a document that is not a page of Verandah is ignored, and a page of another version is an error', () => {
  expect(readFrame('<p>Hello</p>')).toBeNull();
  const other = readFrame(pageOf(boot).replace('id="content"', 'id="middle"'));
  expect(() => other && updatePage(other, 'search', build, drawn, 'https://verandah.example')).toThrow(
    'of another version than this tree',
  );
});
