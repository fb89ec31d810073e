import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { freePort } from '@verandah/api/test-kit';
import { faults, nameOf, pairs } from './faults.ts';
import { judgeRun } from './judge.ts';
import { readLastRun } from './last-run.ts';
import { localServerFaults } from './local-server.ts';
import { unresponsiveFaults } from './unresponsive.ts';
import { startLoadBalancer, type LoadBalancer } from './proxies/load-balancer.ts';
import { startResponseProxy } from './proxies/faulty-responses.ts';
import { documentFile, faultsDocument } from './report.ts';
import { alarmLine } from './watchers/alarms.ts';
import { logLine, unusualLines } from './watchers/log-lines.ts';
import { wrongOf, type ObservedRequest } from './watchers/request-log.ts';

const last = readLastRun();

test('[REL-43] docs/faults.md is written from the suite and its last run', () => {
  // Otherwise: npm run faults -- --document
  expect(readFileSync(documentFile, 'utf8')).toBe(faultsDocument(last));
});

test('docs/faults.md has what was measured of each fault and each pair, and nothing else', () => {
  const names = [...faults.map(({ name }) => name), ...pairs.map(nameOf)];
  expect(Object.keys(last.outcomes).toSorted()).toEqual(names.toSorted());
});

test('a fault that no run has measured, and one that fails, are marked in docs/faults.md', () => {
  const { 'API killed': killed, 'API stalled': _, ...others } = last.outcomes;
  if (killed === undefined) throw new Error('API killed has no outcome.');
  const text = faultsDocument({
    ...last,
    outcomes: { ...others, 'API killed': { ...killed, recovered: null, problems: ['draft 7 is missing'] } },
  });
  expect(text).toContain('- **API killed** fails: draft 7 is missing');
  expect(text).toMatch(/^\| API killed \*\*fails\*\* \| calls \| [^|]+ \| no \|/m);
  expect(text).toContain('| API stalled | calls | not measured yet | | |');
});

test('the tests of faults that have tests of their own are there', () => {
  const missing = [...localServerFaults, ...unresponsiveFaults].filter(
    ({ file, title }) => !readFileSync(join(import.meta.dirname, '../..', file), 'utf8').includes(title),
  );
  expect(missing).toEqual([]);
});

/** Slow ones, each with a system of its own or longer than the others. */
const alone = ['release', 'host', 'bucket'];

test('each fault has a name of its own, and one of each part represents it in pairs', () => {
  expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length);
  const parts = new Set(faults.map(({ part }) => part));
  expect(
    faults
      .filter(({ inPairs }) => inPairs)
      .map(({ part }) => part)
      .toSorted(),
  ).toEqual([...parts].filter((part) => !alone.includes(part)).toSorted());
});

test('[REL-40] a bad release is ended by the health monitor or an operator, and nothing is lost, as the last run records', () => {
  const names = faults.map(({ name }) => name).filter((name) => name.startsWith('release that '));
  expect(names).toHaveLength(7);
  for (const name of names)
    expect([name, last.outcomes[name]]).toEqual([
      name,
      expect.objectContaining({
        lost: 0,
        problems: [],
        recovery: expect.stringMatching(/rolled back by (?:the health monitor|an operator)/) as string,
      }),
    ]);
});

test.each([
  ['[REL-41] the site survives hosts that are killed or stalled', 'host ', 4],
  ['[REL-42] the site survives a bucket that is unavailable, fails or is slow', 'bucket ', 5],
  ['[DATA-06] pages and searches continue while the primary is unavailable', 'database ', 3],
])('%s, as the last run records', (_, words, count) => {
  const names = faults.map(({ name }) => name).filter((name) => name.startsWith(words));
  expect(names).toHaveLength(count);
  expect(names.filter((name) => last.outcomes[name]?.problems.length !== 0)).toEqual([]);
});

test('[REL-43] the last run has what an operator sees, and no fault is silent that stops a process', () => {
  expect(last.usual.length).toBeGreaterThan(0);
  const silent = faults
    .map(({ name }) => name)
    .filter((name) => /^(?:host A and host B|API|database|bucket) killed/.test(name))
    .filter((name) => last.outcomes[name]?.seen.length === 0);
  expect(silent).toEqual([]);
});

test('[REL-43] a line of the log or of an alarm is written as it is, without what differs each time', () => {
  const line = (entry: object): string | undefined => logLine(JSON.stringify(entry));
  expect(line({ level: 30, msg: 'started' })).toBeUndefined();
  expect(
    line({
      level: 40,
      time: 1795752204910,
      area: 'agents',
      version: '1.0.3',
      why: '90.0 % of 10 page views failed: server threw (9)',
      msg: 'release rolled back automatically',
    }),
  ).toBe(
    'warning: release rolled back automatically (area: agents, why: N % of N page views failed: server threw (N))',
  );
  expect(line({ level: 50, msg: 'no response of 127.0.0.1:4711 to 1f0c3a52-8d0e-4c60-9d8f-1b1a7c2d3e4f' })).toBe(
    'error: no response of HOST to ID',
  );
  expect(logLine('The host could not start')).toBe('output: The host could not start');
  expect(logLine('    at file.ts:1:1')).toBeUndefined();
  expect(
    alarmLine({ name: 'ProcessDown', duration: 60, labels: { severity: 'critical' } }, 'host A does not respond'),
  ).toBe('alarm ProcessDown (critical, after 1 min): host A does not respond');
});

test('an error response must have a message for people', () => {
  expect(
    wrongOf(
      'text/html',
      '<!doctype html><html><head><title>Sorry</title><style>main { color: red }</style></head><body><div id="root"></div></body></html>',
    ),
  ).toBe('blank');
  expect(
    wrongOf(
      'text/html',
      '<h1>Sorry, we are unable to load this page</h1><p>Please try again in a moment, or call us.</p>',
    ),
  ).toBeUndefined();
  expect(wrongOf('application/json', '{"errors":[{"message":"Please try again in a moment."}]}')).toBeUndefined();
  expect(wrongOf('application/json', '{}')).toBe('blank');
  expect(
    wrongOf(
      'text/html',
      '<h1>Sorry, we are unable to load this page</h1><pre>TypeError: x is not a function\n    at show (file:///srv/host/page.ts:1:1)</pre>',
    ),
  ).toBe('inner words');
  expect(wrongOf('application/json', '{"errors":[{"message":"connect ECONNREFUSED 127.0.0.1:5432"}]}')).toBe(
    'inner words',
  );
});

test('a fault fails by what it should not affect, by waits, by losses and when the system does not recover', () => {
  const observed = (more: Partial<ObservedRequest>): ObservedRequest => ({
    action: 'page',
    address: 'http://localhost/',
    at: 0,
    ms: 10,
    status: 503,
    good: false,
    message: 'Please try again.',
    ...more,
  });
  const well = { ms: 100, last: 'drafts' };
  const verdict = (
    all: readonly ObservedRequest[],
    touches: readonly ObservedRequest['action'][],
    more: {
      readonly lost?: string[];
      readonly recovered?: { readonly ms: number | undefined; readonly last: string };
    } = {},
    refused: readonly string[] = [],
  ): readonly string[] => judgeRun({ requests: all, recovered: well, lost: [], ...more }, [{ touches }], refused);
  expect(verdict([observed({}), observed({ good: true, status: 200 })], ['page'])).toEqual([]);
  expect(verdict([observed({})], ['draft'])).toEqual([
    expect.stringMatching(/^page is affected but must not be, 1 times/),
  ]);
  expect(verdict([observed({ status: 0, wrong: 'no response in time' })], ['page'])).toEqual([
    expect.stringMatching(/^page: no response in time, 1 times/),
  ]);
  expect(verdict([], ['page'], { lost: ['draft 7 is missing'] })).toEqual(['draft 7 is missing']);
  expect(verdict([], ['page'], { recovered: { ms: undefined, last: 'a mail' } })).toEqual([
    expect.stringMatching(/^not recovered after 120 s: a mail/),
  ]);
  expect(verdict([], ['draft'], {}, ['503', 'no response'])).toEqual(['draft: connection broken, 1 times']);
  expect(verdict([], [], {}, ['503'])).toEqual(['draft is affected but must not be, 1 times (503)']);
});

const closing: (() => Promise<unknown> | void)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});
/** A host that is ready, and responds with its name. */
async function openHost(name: string, port = 0, stalled = false): Promise<{ port: number; server: Server }> {
  const server = createServer((request, response) => {
    if (!stalled) request.resume().on('end', () => response.end(name));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { port: (server.address() as AddressInfo).port, server };
}
async function balance(hosts: readonly number[]): Promise<{ balancer: LoadBalancer; addresses: readonly string[] }> {
  const ports = await Promise.all(hosts.map(() => freePort()));
  const balancer = await startLoadBalancer(hosts.map((host, at) => ({ port: ports[at] ?? 0, host })));
  closing.push(() => balancer.close());
  return { balancer, addresses: ports.map((port) => `http://localhost:${port}`) };
}
const read = async (address: string, init?: RequestInit): Promise<readonly [number, string]> => {
  const result = await fetch(address, init);
  return [result.status, await result.text()];
};

test('[REL-43] what an operator also sees without a fault, for whatever area, is not attributed to one', () => {
  const slow = (area: string): string => `alarm SlowPages (warning, after 10 min): Pages of the area ${area} take more`;
  const failed = 'host A: warning: page render failed (area: search, reason: data)';
  expect(unusualLines([slow('search'), failed, 'API: error: database unavailable'], [slow('listing')])).toEqual([
    failed,
    'API: error: database unavailable',
  ]);
});

test('[REL-41] the load balancer prefers the host of its address, and the other one while that is gone or stalled', async () => {
  const [one, two] = [await openHost('one'), await openHost('two')];
  const { addresses } = await balance([one.port, two.port]);
  const [first = '', second = ''] = addresses;
  expect([await read(first), await read(second)]).toEqual([
    [200, 'one'],
    [200, 'two'],
  ]);
  one.server.closeAllConnections();
  await new Promise((resolve) => one.server.close(resolve));
  // Nothing was sent to a host that refuses the connection.
  expect([await read(first), await read(first, { method: 'POST', body: 'x' })]).toEqual([
    [200, 'two'],
    [200, 'two'],
  ]);
  const stalled = await openHost('one', one.port, true);
  expect(await read(first)).toEqual([200, 'two']);
  expect(stalled.port).toBe(one.port);
});

test('[REL-41] a write that a host may have begun is not sent again: its client gets a message', async () => {
  const [one, two] = [await openHost('one', 0, true), await openHost('two')];
  const { addresses } = await balance([one.port, two.port]);
  const [status, body] = await read(addresses[0] ?? '', { method: 'POST', body: 'x' });
  expect([status, wrongOf('application/problem+json', body)]).toEqual([502, undefined]);
});

test('[REL-42] a server can be made to respond as an S3 server that fails', async () => {
  const bucket = await openHost('a file');
  const proxy = await startResponseProxy(await freePort(), bucket.port);
  closing.push(() => proxy.close());
  const address = `http://localhost:${proxy.port}`;
  expect(await read(address)).toEqual([200, 'a file']);
  proxy.set({ status: 503 });
  expect(await read(address)).toEqual([503, expect.stringContaining('<Code>SlowDown</Code>')]);
  proxy.set({ lateMs: 1 });
  expect(await read(address)).toEqual([200, 'a file']);
  proxy.set(null);
  expect(await read(address)).toEqual([200, 'a file']);
});
