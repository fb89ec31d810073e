import { failureReporter, type Failure } from './failures.ts';
import { failuresRecorded, followUncaught, reportError, reportUncaught, reportUncaughtBy } from './report.ts';

let sent: { readonly address: string; readonly failures: readonly Failure[] }[];
const leave = (): boolean => window.dispatchEvent(new Event('pagehide'));

/** Follows uncaught errors. @returns ends that */
function following(all: boolean): () => void {
  const listeners = jest.spyOn(window, 'addEventListener');
  followUncaught(all);
  const added = [...listeners.mock.calls];
  listeners.mockRestore();
  return () => {
    for (const [type, listener] of added) window.removeEventListener(type, listener as EventListener);
  };
}

beforeEach(() => {
  jest.useFakeTimers();
  sent = [];
  navigator.sendBeacon = (address, body) => {
    sent.push({ address: String(address), ...(JSON.parse(String(body)) as { failures: Failure[] }) });
    return true;
  };
});
afterEach(() => {
  leave();
  jest.useRealTimers();
});

test('[MEMB-17] failures are sent in one batch, with area and release; repeated failures count as one', () => {
  const reportFailure = failureReporter('3.0.0', () => 'search results');
  reportFailure(new TypeError('no data'), 'search@1.4.0 render');
  reportFailure(new TypeError('no data'), 'search@1.4.0 render');
  reportFailure('gone', 'session refresh');
  expect(sent).toEqual([]);
  jest.advanceTimersByTime(2000);
  expect(sent).toMatchObject([
    {
      address: '/rest/error-reports',
      failures: [
        {
          area: 'search',
          release: '1.4.0',
          operation: 'render',
          page: 'search results',
          problem: 'TypeError: no data',
          times: 2,
        },
        { area: 'host', release: '3.0.0', operation: 'session refresh', problem: 'Error: gone', times: 1 },
      ],
    },
  ]);
  // A failure that repeats is sent again when the visitor leaves the page.
  reportFailure(new TypeError('no data'), 'search@1.4.0 render');
  jest.advanceTimersByTime(60_000);
  expect(sent).toHaveLength(1);
  leave();
  expect(sent[1]?.failures).toMatchObject([{ operation: 'render', times: 1 }]);
  leave();
  expect(sent).toHaveLength(2);
});

test('[MEMB-17] reports contain no personal data: no query, email address or number, but positions in scripts', () => {
  const reportFailure = failureReporter('3.0.0', () => undefined);
  const error = new Error('https://a.example/reset?token=s3cret of ada@example.com, 0412345678, failed');
  error.stack =
    'Error: x\n at https://a.example/js/a.js?who=ada:1:2\n at https://a.example/js/a.js:1:123456 0412345678';
  reportFailure(error, 'member@1.0.0 form');
  leave();
  expect(sent[0]?.failures).toMatchObject([
    {
      problem: 'Error: https://a.example/reset of [address], [number], failed',
      stack: 'Error: x\n at https://a.example/js/a.js:1:2\n at https://a.example/js/a.js:1:123456 [number]',
    },
  ]);
});

test('[MEMB-17] the report of a failed operation has its reason and message, not its variables or data', () => {
  const reportFailure = failureReporter('3.0.0', () => undefined);
  reportFailure(
    {
      operation: 'AddAlert',
      reason: 'network',
      message: 'Failed to fetch',
      variables: { name: 'Ada' },
      response: 'Ada',
    },
    'graph AddAlert',
  );
  leave();
  expect(sent[0]?.failures).toMatchObject([{ operation: 'graph AddAlert', problem: 'network: Failed to fetch' }]);
  expect(JSON.stringify(sent)).not.toContain('Ada"');
});

test('[MEMB-17] a page reports ten kinds of failure at most', () => {
  const reportFailure = failureReporter('3.0.0', () => undefined);
  for (let at = 0; at < 40; at += 1) reportFailure(new Error(`problem ${at}`), 'search@1.4.0 render');
  leave();
  expect(sent.flatMap(({ failures }) => failures)).toHaveLength(10);
});

test('[MEMB-17] when the beacon queue is full, a keepalive request is sent', () => {
  navigator.sendBeacon = () => false;
  const requests: RequestInit[] = [];
  Object.assign(globalThis, {
    fetch: (_: string, init: RequestInit) => {
      requests.push(init);
      return Promise.reject(new Error('offline'));
    },
  });
  failureReporter('3.0.0', () => undefined)(new Error('a'), 'start');
  leave();
  expect(requests).toMatchObject([{ method: 'POST', keepalive: true }]);
});

test('[MEMB-17] failures from before the page was ready are sent too, and stay on the console', () => {
  const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  reportError(new Error('early'), 'start');
  const reported: string[] = [];
  reportUncaught((_, where) => reported.push(where));
  reportError(new Error('late'), 'search@1.4.0 render');
  expect([reported, silence.mock.calls.map(([where]) => where as unknown)]).toEqual([
    ['start', 'search@1.4.0 render'],
    ['[start]', '[search@1.4.0 render]'],
  ]);
  silence.mockRestore();
});

test('[MEMB-17] the reporter loads with the first failure; uncaught errors can be reported too', async () => {
  const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const fetched = jest.fn(() => Promise.resolve({ failureReporter }));
  reportUncaughtBy(fetched, '3.0.0', () => undefined);
  expect(fetched).not.toHaveBeenCalled();
  const unfollow = following(true);
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('uncaught') }));
  reportError(new Error('second'), 'start');
  for (let step = 0; step < 4; step += 1) await Promise.resolve();
  leave();
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(sent.flatMap(({ failures }) => failures.map(({ operation }) => operation))).toEqual([
    'page uncaught',
    'start',
  ]);
  unfollow();
  silence.mockRestore();
});

test('[REL-92] an uncaught error is reported with message, stack and release without any flag, unless its script is another’s', async () => {
  reportUncaughtBy(
    () => Promise.resolve({ failureReporter }),
    '3.0.0',
    () => undefined,
  );
  const unfollow = following(false);
  const stack = `RangeError: too many\n    at b (${window.location.origin}/r/search/1.4.0/web/js/a.js:1:2345)`;
  const thrown = Object.assign(new RangeError('too many'), { stack });
  window.dispatchEvent(new ErrorEvent('error', { error: thrown }));
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('of an extension') }));
  window.dispatchEvent(
    Object.assign(new Event('unhandledrejection'), { reason: Object.assign(new Error('late'), { stack }) }),
  );
  await failuresRecorded();
  leave();
  expect(sent.flatMap(({ failures }) => failures)).toMatchObject([
    { area: 'search', release: '1.4.0', operation: 'uncaught', problem: 'RangeError: too many', stack },
    { area: 'search', release: '1.4.0', operation: 'uncaught', problem: 'Error: late' },
  ]);
  unfollow();
});

test('[SHELL-42] a file that the network lost is reported, and is no failure of the release', async () => {
  jest.useRealTimers();
  const lost = Object.assign(new Error('Loading chunk 7 failed.'), { request: '/r/search/1.4.0/web/js/7.js' });
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  failureReporter('3.0.0', () => 'search results')(lost, 'search@1.4.0 load');
  await Promise.resolve();
  online.mockRestore();
  leave();
  expect(sent).toMatchObject([{ failures: [{ area: 'search', release: '1.4.0', operation: 'network' }] }]);
});
