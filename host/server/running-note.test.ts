import { mkdir, rm } from 'node:fs/promises';
import { runningFile } from '@verandah/releases';
import { openSite } from './test-kit/site.ts';

test('[REL-08] a host that cannot write its address file serves all the same', async () => {
  const site = await openSite();
  await rm(runningFile(site.dataDir));
  await mkdir(runningFile(site.dataDir)); // nothing can be written in its place, as on a full disk
  await site.restart();
  expect((await site.get('/healthz')).status).toBe(200);
  await site.close();
});
