import { LoadFailure } from './load-failure.ts';
import { whileArriving } from './while-arriving.ts';

const limits = { quiet: 6000, recheck: 2000, most: 30_000 };
const folder = '/r/search/1.0.0/';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  document.head.innerHTML = '';
  jest.useRealTimers();
});

/** Files that the page has loaded: bytes and milliseconds. */
function loadedAt(bytes: number, milliseconds: number): void {
  const entry = { transferSize: bytes, encodedBodySize: bytes, requestStart: 0, responseEnd: milliseconds };
  Object.assign(performance, { getEntriesByType: () => [entry] });
}
afterEach(() => Reflect.deleteProperty(performance, 'getEntriesByType'));

/** A load that the test ends. */
function load() {
  let end = (_: string): void => undefined;
  const promise = new Promise<string>((resolve) => {
    end = resolve;
  });
  const result = whileArriving(promise, folder, 'Loading search@1.0.0', limits).catch((error: unknown) => error);
  return { end, result };
}
const arriving = (html: string): void => {
  document.head.innerHTML = html;
};

test.each([
  ['script', `<script src="${folder}web/remoteEntry.js"></script>`],
  ['style', `<link rel="stylesheet" href="${folder}web/css/app.css">`],
])('[SHELL-41] a slow connection has time while a %s of the release is on its way', async (_, html) => {
  const { end, result } = load();
  arriving(html);
  await jest.advanceTimersByTimeAsync(25_000);
  end('loaded');
  await expect(result).resolves.toBe('loaded');
});

test('[SHELL-41] a file that does not arrive over a fast connection is given up soon; over a slow one it has time', async () => {
  const script = `<script src="${folder}web/remoteEntry.js"></script>`;
  for (const [bytes, milliseconds] of [
    [100_000, 150],
    [300, 5],
  ] as const) {
    loadedAt(bytes, milliseconds);
    const stuck = load();
    arriving(script);
    await jest.advanceTimersByTimeAsync(limits.quiet + limits.recheck);
    expect(await stuck.result).toBeInstanceOf(LoadFailure);
  }
  loadedAt(100_000, 8000); // 100 kbit/s
  const slow = load();
  await jest.advanceTimersByTimeAsync(25_000);
  slow.end('loaded');
  await expect(slow.result).resolves.toBe('loaded');
});

test('[SHELL-41] a file that does not arrive is the network’s failure in the end', async () => {
  const { result } = load();
  arriving(`<script src="${folder}web/remoteEntry.js"></script>`);
  await jest.advanceTimersByTimeAsync(limits.most);
  expect(await result).toBeInstanceOf(LoadFailure);
});

test('[SHELL-41] a release that waits for no file has failed after the usual time, whatever others load', async () => {
  const { result } = load();
  arriving('<script src="/r/listing/1.0.0/web/remoteEntry.js"></script>');
  await jest.advanceTimersByTimeAsync(limits.quiet + limits.recheck);
  const error = await result;
  expect(error).not.toBeInstanceOf(LoadFailure);
  expect(String(error)).toBe('Error: Loading search@1.0.0 took longer than 8000 ms, and no file is on its way.');
});

test('[SHELL-41] between two attempts to load a file none is on its way: the release is not given up for that', async () => {
  const { end, result } = load();
  await jest.advanceTimersByTimeAsync(limits.quiet);
  arriving(`<script src="${folder}web/remoteEntry.js"></script>`);
  await jest.advanceTimersByTimeAsync(limits.recheck + 1000);
  end('loaded');
  await expect(result).resolves.toBe('loaded');
});
