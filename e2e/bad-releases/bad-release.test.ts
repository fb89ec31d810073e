import { runInNewContext } from 'node:vm';
import { serverCode } from './bad-release.ts';
import { sends7Mb } from './sends-7-mb.ts';
import { throwsOnTheServer } from './throws-on-the-server.ts';

/** What the code makes of a bundle whose exports are getters. */
function changed(code: string) {
  const page = { finish: () => ({ html: 'a page' }) };
  const module = {
    exports: {} as { load(request: { url: string }): Promise<typeof page>; contract: string },
  };
  Object.defineProperties(module.exports, {
    load: { enumerable: true, get: () => () => Promise.resolve(page) },
    contract: { enumerable: true, get: () => 'a contract' },
  });
  runInNewContext(code, { module, URL });
  return module.exports;
}
const htmlOf = async ({ load }: ReturnType<typeof changed>, path: string): Promise<string> =>
  (await load({ url: `http://localhost${path}` })).finish().html;

test('[REL-40] the code of a bad release changes a bundle whose exports are getters, for pages with a query only', async () => {
  const throwing = changed(serverCode(throwsOnTheServer));
  expect([await htmlOf(throwing, '/agent-finder'), throwing.contract]).toEqual(['a page', 'a contract']);
  await expect(htmlOf(throwing, '/agent-finder?name=a')).rejects.toThrow('broken on purpose');
  const long = changed(serverCode(sends7Mb));
  expect(await htmlOf(long, '/agent-finder')).toBe('a page');
  expect((await htmlOf(long, '/agent-finder?name=a')).length).toBeGreaterThan(7_000_000);
});
