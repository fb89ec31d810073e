import { allRoutes, bootRoutes } from './boot-routes.ts';

test('[SHELL-22] the boot data name each route once', () => {
  const routes = ['/collections', '/user/:username', '/collections/:uri'];
  const privateRoutes = ['/collections', '/collections/:uri'];
  const boot = bootRoutes({ routes, privateRoutes, offlineRoutes: ['/collections'] });
  expect(boot).toEqual({ routes: ['/user/:username'], privateRoutes, offlineRoutes: ['/collections'] });
  expect(allRoutes(boot).toSorted()).toEqual(routes.toSorted());
  expect(bootRoutes({ routes })).toEqual({ routes });
});
