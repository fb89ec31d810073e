import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { bundleSource, openSite, type Site } from './test-kit/site.ts';
import type { RunningHost } from './start-host.ts';

let site: Site;
let others: RunningHost[];
beforeEach(async () => {
  site = await openSite();
  others = [];
});
afterEach(async () => {
  for (const host of others) await host.close();
  await site.close();
});

const another = async (): Promise<RunningHost> => {
  const host = await site.another();
  others.push(host);
  return host;
};
const version = async (host: { readonly address: string }): Promise<string> =>
  /search [\d.]+/.exec(await (await fetch(`${host.address}/search/a`)).text())?.[0] ?? '';
/** Polls until a host responds with a release. */
async function reaches(host: { readonly address: string }, wanted: string): Promise<void> {
  while ((await version(host)) !== wanted)
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
}

test('[REL-04] every host follows a promotion, a rollout and a rollback of another one, without a failed request', async () => {
  for (const each of ['1.0.0', '1.0.1'])
    await site.store('search', each, bundleSource(`return page("search ${each}");`));
  await site.operate('search/promote', { version: '1.0.0' });
  const second = await another();
  expect(await version(second)).toBe('search 1.0.0');
  const statuses = new Set<number>();
  let going = true;
  const traffic = (async () => {
    while (going) statuses.add((await fetch(`${second.address}/search/a`)).status);
  })();
  await site.operate('search/promote', { version: '1.0.1' });
  await reaches(second, 'search 1.0.1');
  await site.operate('search/rollback', { to: '1.0.0' });
  await reaches(second, 'search 1.0.0');
  going = false;
  await traffic;
  expect([...statuses]).toEqual([200]);
});

test('[REL-08] hosts without the registry work from their signed copy, after a restart too, and follow when it returns', async () => {
  for (const each of ['1.0.0', '1.0.1'])
    await site.store('search', each, bundleSource(`return page("search ${each}");`), { routes: ['/', '/search/*'] });
  await site.operate('search/promote', { version: '1.0.0' });
  site.apiUnavailable(true);
  const second = await another();
  await site.restart();
  expect([await version(second), await version(site)]).toEqual(['search 1.0.0', 'search 1.0.0']);
  expect((await fetch(`${second.address}/readyz`)).status).toBe(200);
  expect(await site.operate('search/promote', { version: '1.0.1' })).toMatchObject({
    status: 503,
    body: { reason: 'registry-away' },
  });
  site.apiUnavailable(false);
  expect(await site.operate('search/promote', { version: '1.0.1' })).toMatchObject({ status: 200 });
  await reaches(second, 'search 1.0.1');
});

test('a host that shuts down leaves the address file of the one that still runs', async () => {
  const second = await another();
  const file = join(site.dataDir, 'running-host.json');
  await site.restart();
  expect(existsSync(file)).toBe(true);
  others = [];
  await second.close();
  expect(existsSync(file)).toBe(true);
});
