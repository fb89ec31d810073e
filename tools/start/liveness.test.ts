import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { httpProbe, livenessFailure, livenessLimits, pauseAfter } from './liveness.ts';

let server: Server | undefined;
afterEach(async () => {
  jest.restoreAllMocks();
  server?.closeAllConnections();
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
  server = undefined;
});

/** The address of a process that responds by `listener`. */
async function addressOf(listener: RequestListener): Promise<string> {
  const started = (server = createServer(listener));
  await new Promise<void>((resolve) => {
    started.listen(0, '127.0.0.1', resolve);
  });
  return `http://127.0.0.1:${(started.address() as AddressInfo).port}/livez`;
}

test('[REL-81] LIVENESS_SECONDS is 30 by default, 0 turns restarts off, and anything else is refused by name', () => {
  expect(livenessLimits({})).toEqual({ silenceMs: 30_000, startMs: 600_000 });
  expect(livenessLimits({ LIVENESS_SECONDS: '' })?.silenceMs).toBe(30_000);
  expect(livenessLimits({ LIVENESS_SECONDS: '900' })).toEqual({ silenceMs: 900_000, startMs: 900_000 });
  expect(livenessLimits({ LIVENESS_SECONDS: '0' })).toBeUndefined();
  for (const wrong of ['soon', '-1', '0.5', '3601', 'Infinity', ' '])
    expect(() => livenessLimits({ LIVENESS_SECONDS: wrong })).toThrow(/^LIVENESS_SECONDS must be a number of seconds/);
});

test('[REL-81] a pause of the whole machine counts as one failed probe', async () => {
  const now = performance.now.bind(performance);
  let suspended = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now() + suspended);
  const enough = new AbortController();
  let probes = 0;
  const address = await addressOf((_request, response) => {
    probes += 1;
    if (probes === 2) suspended = 3_600_000;
    if (probes === 4) enough.abort();
    response.writeHead(probes === 2 ? 503 : 200).end();
  });
  expect(await livenessFailure(httpProbe(address), { silenceMs: 300, startMs: 300 }, enough.signal)).toBeUndefined();
  expect(probes).toBe(4);
});

test('[REL-81] until its first good response a process has the time of a start, after it the shorter one', async () => {
  const limits = { silenceMs: 60, startMs: 180 };
  const dumb = await addressOf((_request, response) => void response.writeHead(503).end('{"problems":["no worker"]}'));
  expect(await livenessFailure(httpProbe(dumb), limits, new AbortController().signal)).toBe(
    'did not respond within 0.18 s of its start (503 no worker)',
  );
  server?.close();
  let probes = 0;
  const dying = await addressOf((_request, response) => void (++probes === 1 ? response.end() : response.destroy()));
  expect(await livenessFailure(httpProbe(dying), limits, new AbortController().signal)).toBe(
    'did not respond for 0.06 s (ECONNRESET)',
  );
});

test('[REL-81] a process that has just started is probed often, so that one that stops then is not left its start time', async () => {
  const limits = { silenceMs: 3_600_000, startMs: 3_600_000 };
  const enough = new AbortController();
  const responses = ['ECONNREFUSED', 'ECONNREFUSED', undefined];
  const probe = (): Promise<string | undefined> => {
    if (responses.length === 1) enough.abort();
    return Promise.resolve(responses.shift());
  };
  expect(await livenessFailure(probe, limits, enough.signal)).toBeUndefined();
  expect(responses).toEqual([]);
});

test('[SHELL-99] a process that responds is probed a third as often as one that does not', () => {
  expect(pauseAfter(undefined, true, 30_000)).toBe(15_000);
  expect(pauseAfter('no response', true, 30_000)).toBe(5000);
  expect(pauseAfter('ECONNREFUSED', false, 30_000)).toBe(500);
});

test('[REL-81] the time for which a process waits for a processor counts for a quarter', async () => {
  let probes = 0;
  const busy = await addressOf((_request, response) => void response.writeHead(++probes === 1 ? 200 : 503).end());
  const failure = (waited: () => number): Promise<string | undefined> => {
    probes = 0;
    return livenessFailure(httpProbe(busy), { silenceMs: 120, startMs: 120 }, new AbortController().signal, waited);
  };
  await failure(() => 0);
  const usual = probes;
  // All of the time, as on a machine that others use.
  await failure(() => performance.now());
  expect(probes).toBeGreaterThan(2 * usual);
});
