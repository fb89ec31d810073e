import { runInNewContext } from 'node:vm';
import { faultyCode } from './misdeeds.ts';

test('[REL-40] the code of a bad release changes a bundle whose exports are getters, for pages with a query only', async () => {
  const module = { exports: {} as { load(request: { url: string }): Promise<string>; contract: string } };
  Object.defineProperties(module.exports, {
    load: { enumerable: true, get: () => () => Promise.resolve('a page') },
    contract: { enumerable: true, get: () => 'a contract' },
  });
  runInNewContext(faultyCode('throws'), { module, URL });
  const { load, contract } = module.exports;
  expect([await load({ url: 'http://localhost/agent-finder' }), contract]).toEqual(['a page', 'a contract']);
  await expect(load({ url: 'http://localhost/agent-finder?name=a' })).rejects.toThrow('broken on purpose');
});
