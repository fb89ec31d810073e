import { assembleSet, type SetArea } from './release-set.ts';
import { routePage } from './route-page.ts';

const area = (name: string, routes: readonly string[], more: object = {}): SetArea =>
  ({ name, live: { manifest: { contract: { routes, navigation: [], ...more } } } }) as unknown as SetArea;
const set = assembleSet(1, [
  area('search', ['/', '/for-sale/*'], { query: { '/for-sale/*': ['sort'] } }),
  area('member', ['/account', '/review/:token'], { privateRoutes: ['/account', '/review/:token'], query: {} }),
]);
const route = (target: string, isForm = false) => {
  const { url, area: owner, topic, ...rest } = routePage(target, isForm, set, 'https://verandah.example');
  return {
    ...rest,
    requested: rest.requested.search,
    read: url.search,
    area: owner?.name ?? null,
    topic: topic?.topic ?? null,
  };
};

test.each([
  ['/', { area: 'search', movedTo: null, isPrivate: false, isPersonal: false }],
  ['/for-sale/x?sort=new&utm_source=a', { area: 'search', requested: '?sort=new&utm_source=a', read: '?sort=new' }],
  ['/For-Sale//X/?utm_source=a', { area: 'search', movedTo: '/for-sale/x?utm_source=a' }],
  ['/account?done=name', { area: 'member', read: '?done=name', isPrivate: true, isPersonal: true }],
  // A private path may contain a key, whose case matters.
  ['/review/AbC', { area: 'member', movedTo: null, isPrivate: true }],
  ['/review/AbC/', { area: 'member', movedTo: '/review/AbC', isPrivate: false }],
  ['/about/privacy', { area: null, topic: 'privacy', isPersonal: false }],
  ['/nowhere', { area: null, topic: null, movedTo: null }],
  ['/NOWHERE', { area: null, movedTo: null }],
])('[SEO-03] %s is routed', (target, expected) => expect(route(target)).toMatchObject(expected));

test('[SEO-03] a form is accepted at the address it was sent to, and its sender must be identified', () => {
  expect(route('/For-Sale/x', true)).toMatchObject({ movedTo: null, isPrivate: false, isPersonal: true });
});
