import { retryLoad } from './retry.ts';

const lost = Object.assign(new Error('Loading chunk 7 failed.'), { request: '/r/x/1.0.0/web/js/7.js' });

test('[SHELL-38] a file that is lost twice is loaded at the third attempt; what is not about a file is not tried again', async () => {
  let attempts = 0;
  const load = (failures: number, error: Error) => async () => {
    if (++attempts <= failures) throw error;
    return 'loaded';
  };
  await expect(retryLoad(load(2, lost), [0, 0])).resolves.toBe('loaded');
  expect(attempts).toBe(3);
  attempts = 0;
  await expect(retryLoad(load(3, lost), [0, 0])).rejects.toBe(lost);
  expect(attempts).toBe(3);
  attempts = 0;
  await expect(retryLoad(load(1, new TypeError('broken')), [0, 0])).rejects.toThrow('broken');
  expect(attempts).toBe(1);
});
