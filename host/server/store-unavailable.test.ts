import { cp, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleSource, openSite } from './test-kit/site.ts';

test('[REL-08] a host that had only the previous release at a promotion serves the new one as soon as its files arrive', async () => {
  const [site, folder] = [await openSite(), await mkdtemp(join(tmpdir(), 'verandah-own-'))];
  for (const version of ['1.0.0', '1.0.1'])
    await site.store('search', version, bundleSource(`return page("search ${version}");`));
  await site.operate('search/promote', { version: '1.0.0' });
  for (const part of ['releases', 'internal-token'])
    await cp(join(site.dataDir, part), join(folder, part), { recursive: true });
  const other = await site.another({ DATA_DIR: folder, SECRETS_DIR: join(site.dataDir, 'secrets') });
  const [here, elsewhere] = [join(folder, 'releases/search/1.0.1'), join(folder, 'elsewhere')];
  await rename(here, elsewhere);
  await site.operate('search/promote', { version: '1.0.1' });
  const until = async (path: string, words: string): Promise<void> => {
    while (!(await (await fetch(other.address + path)).text()).includes(words))
      await new Promise((resolve) => {
        setTimeout(resolve, 50);
      });
  };
  await until('/search/a', 'search 1.0.0');
  await until('/readyz', '"revision":2');
  await rename(elsewhere, here);
  await until('/search/a', 'search 1.0.1');
  await other.close();
  await site.close();
  await rm(folder, { recursive: true });
});
