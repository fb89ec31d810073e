import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundleSource, openSite, type Site } from './test-kit/site.ts';

let site: Site;
beforeEach(async () => {
  site = await openSite();
});
afterEach(() => site.close());

test('[REL-03] the gate goes by what the shell that runs shares, not by what is installed', async () => {
  // React is installed beside the host, and this shell shares nothing.
  await site.store('search', '1.0.0', bundleSource('return page("search");'), { shared: { react: '>=1' } });
  expect(await site.operate('search/promote', { version: '1.0.0' })).toMatchObject({
    status: 409,
    body: {
      reason: 'shared-unsatisfied',
      message: 'search 1.0.0 needs react >=1 of the host, which shares no such package.',
    },
  });
});

test('[REL-02] a file of a live release that was changed on the disk is not served', async () => {
  const folder = await site.store('search', '1.0.0', bundleSource('return page("search");'));
  await site.operate('search/promote', { version: '1.0.0' });
  expect((await site.get('/r/search/1.0.0/web/entry.js')).status).toBe(200);
  await site.restart();
  await appendFile(join(folder, 'web/entry.js'), ' ');
  expect((await site.get('/r/search/1.0.0/web/entry.js')).status).toBe(404);
  const metrics = await site.get('/metrics', { headers: { authorization: `Bearer ${site.token}` } });
  expect(metrics.text).toContain('verandah_release_files_refused_total 1');
});
