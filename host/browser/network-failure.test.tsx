import { followLeaving } from './leaving.ts';
import { LoadFailure } from './load-failure.ts';
import { isNetworkFailure } from './network-failure.ts';

const file = '/r/search/1.0.0/web/js/7.js';
const lost = new LoadFailure(file);
type Respond = (init: RequestInit) => number | 'rejects';

/** Whether the network is to blame, when the file's requests get these responses. */
const isLost = (respond: Respond, hash: string | undefined = 'sha384-a', error: unknown = lost): Promise<boolean> =>
  isNetworkFailure(error, {
    hashOf: () => hash,
    fetch: (_, init) => {
      const status = respond(init);
      return status === 'rejects'
        ? Promise.reject(new TypeError('Failed to fetch'))
        : Promise.resolve({ ok: status < 400, status } as Response);
    },
  });

test('[SHELL-42] the network is to blame for a file that arrives whole by now, or that no server responds for', async () => {
  expect(await isLost(() => 200)).toBe(true);
  expect(await isLost(() => 503)).toBe(true);
  expect(await isLost(() => 'rejects')).toBe(true);
  expect(await isLost(() => 'rejects', '')).toBe(true);
});

test('[SHELL-42] the release is to blame for a file that is missing or does not match its hash', async () => {
  expect(await isLost(() => 404)).toBe(false);
  // With its hash the browser rejects it, without it arrives.
  expect(await isLost(({ integrity }) => (integrity ? 'rejects' : 200))).toBe(false);
  expect(await isLost(({ integrity }) => (integrity ? 'rejects' : 404))).toBe(false);
  expect(await isLost(() => 200, 'sha384-a', new TypeError('broken'))).toBe(false);
});

test('[SHELL-42] offline, and once the visitor has left the page, nothing is requested', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const respond = jest.fn((): 404 => 404);
  expect(await isLost(respond)).toBe(true);
  online.mockRestore();
  followLeaving();
  window.dispatchEvent(new Event('pagehide'));
  expect(await isLost(respond)).toBe(true);
  expect(respond).not.toHaveBeenCalled();
  // A page that its visitor returns to is judged again.
  window.dispatchEvent(new Event('pageshow'));
  expect(await isLost(respond)).toBe(false);
});
