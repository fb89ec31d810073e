import { bundleSource, openSite, type Site } from './test-kit/site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

test('[SRCH-01] the render request and the boot data contain the routes of every live area', async () => {
  const live = async (area: string, routes: readonly string[]): Promise<void> => {
    await site.store(area, '1.0.0', bundleSource('return page(JSON.stringify(request.routes ?? []));'), { routes });
    expect(await site.operate(`${area}/promote`, { version: '1.0.0' })).toMatchObject({ status: 200 });
  };
  const routesOf = async (): Promise<unknown> => {
    const { text } = await site.get('/search/a');
    const boot = JSON.parse(/id="boot">(.*?)<\/script>/s.exec(text)?.[1] ?? '{}') as {
      areas: Record<string, { routes: string[] }>;
    };
    return {
      rendered: JSON.parse(/<div id="area-search">(\[.*?\])<\/div>/s.exec(text)?.[1] ?? '[]') as string[],
      booted: Object.values(boot.areas).flatMap(({ routes }) => routes),
    };
  };
  await live('search', ['/search/*']);
  expect(await routesOf()).toEqual({ rendered: ['/search/*'], booted: ['/search/*'] });
  await live('agents', ['/agent-finder', '/search/agents']);
  const both = ['/agent-finder', '/search/agents', '/search/*'];
  expect(await routesOf()).toEqual({ rendered: both, booted: both });
});
