import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import { developmentVersion } from '@verandah/areas/build';
import { Pages } from './pages.ts';
import { serveArea } from './serve.ts';

async function unusedPort(): Promise<number> {
  const probe = createServer().listen(0, 'localhost');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

test('[REL-47] files of an edit are sent while its server bundle is still being built, and not before they are complete', async () => {
  const web = mkdtempSync(join(tmpdir(), 'verandah-dev-'));
  const port = await unusedPort();
  const written = Promise.withResolvers<void>();
  const watch = {
    browserFiles: () => written.promise,
    // The server bundle takes for ever.
    now: () => new Promise<never>(() => undefined),
  };
  const places = { host: 'http://localhost:1', here: `http://localhost:${port}` };
  const errors = { ofPage: async () => null, ofServer: async () => ({ where: 'a', message: 'b' }) };
  const pages = new Pages({
    ...places,
    area: 'search',
    watch,
    pool: { render: () => Promise.reject(new Error('No page is drawn here.')) },
    errors,
  });
  const served = await serveArea({
    ...places,
    area: 'search',
    port,
    web,
    watch,
    pages,
    maps: { versionOf: async () => '1' },
    errors,
  });
  try {
    const response = fetch(`${places.here}/r/search/${developmentVersion}/web/js/app.hot-update.js`);
    mkdirSync(join(web, 'js'));
    writeFileSync(join(web, 'js/app.hot-update.js'), 'applied()');
    written.resolve();
    expect(await (await response).text()).toBe('applied()');
  } finally {
    await served.close();
    rmSync(web, { recursive: true, force: true });
  }
});
