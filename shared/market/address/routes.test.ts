import { searchRoutes } from './routes.ts';

test('[URL-01, URL-02, URL-14] routes of every search address', () => {
  expect(searchRoutes).toEqual([
    '/for-sale/*',
    '/properties-for-sale/*',
    '/for-rent/*',
    '/properties-for-rent/*',
    '/sold-properties/*',
    '/leased-properties/*',
    '/real-estate-agency/:office/buy/*',
    '/real-estate-agency/:office/rent/*',
    '/real-estate-agency/:office/sold/*',
    '/real-estate-agency/:office/leased/*',
  ]);
});
