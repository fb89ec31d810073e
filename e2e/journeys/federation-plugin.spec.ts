import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '../test.ts';
import { anotherHost, type AnotherHost } from '../another-host.ts';
import { untilHydrated } from '../hydration.ts';

/** What an operator may write: it counts which modules the runtime loads. */
const plugin = `
  __FEDERATION__.__GLOBAL_PLUGIN__.push({
    name: 'counts-loads',
    onLoad: ({ id }) => { (globalThis.loads ??= []).push(id); },
  });
`;

let tools: Server;
/** The response of the tools' server: the plugin, or something else in its place. */
let served = plugin;
/** A host of the same site whose operator has a plugin. */
let host: AnotherHost;

test.beforeAll(async () => {
  tools = createServer((_, response) =>
    response.writeHead(200, { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' }).end(served),
  ).listen(0, '127.0.0.1');
  await once(tools, 'listening');
  const hash = createHash('sha384').update(plugin).digest('base64');
  host = await anotherHost({
    FEDERATION_PLUGIN: `http://127.0.0.1:${(tools.address() as AddressInfo).port}/plugin.js#sha384-${hash}`,
  });
});
test.afterAll(async () => {
  await host.close();
  tools.close();
});

test('[REL-16] an operator’s plugin sees the areas of a page and those that follow; one that was changed never runs', async ({
  page,
}) => {
  const loads = (): Promise<string[]> =>
    page.evaluate(() => (globalThis as { loads?: string[] }).loads?.map((id) => id.split('__')[0] ?? '') ?? []);
  const open = async (): Promise<void> => {
    await page.goto(`${host.address}/for-sale/melbourne-vic-3000/real-estate`);
    await untilHydrated(page);
    await page.mouse.move(200, 200);
    await page.mouse.move(210, 300);
  };
  const follow = async (): Promise<void> => {
    await page.getByRole('article').first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/property\//);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  };
  await open();
  await expect.poll(loads).toContain('mf_search');
  await follow();
  expect(await loads()).toContain('mf_listing');

  served = `${plugin} document.body.remove();`;
  await open();
  await follow();
  expect(await loads()).toEqual([]);
});
