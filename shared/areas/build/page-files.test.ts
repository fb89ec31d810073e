import { pageFiles } from './page-files.ts';

const page = { page: 'home', routes: ['/'], chunk: 'search-home' };
const stats = {
  namedChunkGroups: {
    'search-home': {
      assets: [{ name: 'js/app.js' }, { name: 'css/app.css' }, { name: 'js/home.js' }, { name: 'css/home.css' }],
    },
  },
};

test("a deferred page names the scripts and styles that it needs besides its area's", () => {
  expect(pageFiles('search', page, stats, ['web/js/app.js', 'web/css/app.css'])).toEqual({
    page: 'home',
    routes: ['/'],
    scripts: ['web/js/home.js'],
    styles: ['web/css/home.css'],
  });
});

test('a page of two scripts names both, and each file once', () => {
  const two = {
    namedChunkGroups: {
      'agents-portal': { assets: [{ name: 'js/portal.js' }] },
      'agents-portal-office': { assets: [{ name: 'js/portal.js' }, { name: 'js/office.js' }] },
    },
  };
  expect(
    pageFiles(
      'agents',
      { page: 'portal-office', routes: ['/agent-portal/office'], chunk: ['agents-portal', 'agents-portal-office'] },
      two,
      [],
    ).scripts,
  ).toEqual(['web/js/portal.js', 'web/js/office.js']);
});

test('a view whose chunk has no name fails the build with a message on what to write', () => {
  expect(() => pageFiles('search', { ...page, chunk: 'search-away' }, stats, [])).toThrow(
    'mf-search: the view of page "home" comes later, so its import must name its chunk: import(/* webpackChunkName: "search-away" */ \'…\').',
  );
});
