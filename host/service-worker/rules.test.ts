import { mayTakeOver, dropOthers } from './replacing.ts';
import { isOtherLoad, isPage, isPicture, isReleaseFile } from './rules.ts';
import { MemoryCaches } from './test-kit.ts';

const load = (path: string, { mode = 'no-cors', destination = '', sameOrigin = true, range = false } = {}) => ({
  request: {
    mode: mode as RequestMode,
    destination: destination as RequestDestination,
    headers: new Headers(range ? { range: 'bytes=0-1' } : {}),
  },
  url: new URL(path, sameOrigin ? 'https://verandah.example' : 'https://other.example'),
  sameOrigin,
});

test('the worker handles page loads of the site, but no downloads and calls', () => {
  for (const path of [
    '/',
    '/for-sale/richmond-vic-3121/real-estate?page=2',
    '/collections',
    '/offline',
    '/ratings',
    '/rent',
  ])
    expect(isPage(load(path, { mode: 'navigate' }))).toBe(true);
  for (const path of [
    '/r/search/1.0.0/web/a.js',
    '/api/version',
    '/auth/signin',
    '/oauth/authorize',
    '/.well-known/oauth-authorization-server',
    '/calendar/7.ics',
    '/sitemap.xml',
    '/sitemaps/1.xml',
    '/media/a.jpg',
    '/ops/api/x',
  ])
    expect(isPage(load(path, { mode: 'navigate' }))).toBe(false);
  expect([
    isOtherLoad(load('/auth/social/google', { mode: 'navigate' })),
    isOtherLoad(load('/', { mode: 'navigate' })),
    isOtherLoad(load('/auth/signin')),
  ]).toEqual([true, false, false]);
  expect(isPage(load('/'))).toBe(false);
  expect(isPage(load('/', { mode: 'navigate', sameOrigin: false }))).toBe(false);
});

test('release files and pictures of the site are cached as a whole or not at all', () => {
  expect(isReleaseFile(load('/r/search/1.0.0/web/js/app.js'))).toBe(true);
  expect(isReleaseFile(load('/r/search/1.0.0/web/js/app.js', { range: true }))).toBe(false);
  expect(isReleaseFile(load('/r/search/1.0.0/web/js/app.js', { sameOrigin: false }))).toBe(false);
  expect(isPicture(load('/media/a/320.avif', { destination: 'image' }))).toBe(true);
  expect(isPicture(load('/media/a/320.avif', { destination: 'image', range: true }))).toBe(false);
  expect(isPicture(load('/media/plan.pdf'))).toBe(false);
  expect(isPicture(load('/media/a.avif', { destination: 'image', sameOrigin: false }))).toBe(false);
});

test('a newer worker activates at once, except over caches of another format', async () => {
  const caches = new MemoryCaches();
  await caches.open('verandah-kept-1-pages');
  await caches.open('other-cache');
  expect(await mayTakeOver(caches)).toBe(true);
  await caches.open('verandah-kept-0-pages');
  expect(await mayTakeOver(caches)).toBe(false);
  await dropOthers(caches);
  expect(await caches.keys()).toEqual(['verandah-kept-1-pages', 'other-cache']);
});
