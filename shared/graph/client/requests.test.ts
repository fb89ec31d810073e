import { createHash } from 'node:crypto';
import { document } from '../document.ts';
import { GraphError } from '../graph.ts';
import { fakeServer, sha256Of } from './fake-server.ts';
import type { RecordedRequest } from './fake-server.ts';
import type { GraphFailure } from '../transport/failure.ts';
import { Hashes } from '../transport/hashes.ts';
import { createGraph, type GraphOptions } from './create-graph.ts';

const read = document<{ id: string }, { id: string; password?: string }>('query Thing($id: ID!) { id }');
const write = document<{ id: string }, { id: string }>('mutation Change($id: ID!) { id }');
const graphOf = (server: { fetch: typeof fetch }, more: Partial<GraphOptions> = {}) =>
  createGraph({ url: '/graphql', clientName: 'web', fetch: server.fetch, ...more });

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate'] });
  jest.spyOn(Math, 'random').mockReturnValue(0.5); // Waits grow by 2.
  // The platform computes hashes outside the fake clock.
  jest.spyOn(globalThis.crypto.subtle, 'digest').mockImplementation((_, data) =>
    Promise.resolve(
      Uint8Array.from(
        createHash('sha256')
          .update(data as Uint8Array)
          .digest(),
      ).buffer,
    ),
  );
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});
/** Advances the clock and runs everything that waits for it. */
const pass = async (milliseconds: number): Promise<void> => {
  await jest.advanceTimersByTimeAsync(0); // A read waits for its hash before it waits for others.
  await jest.advanceTimersByTimeAsync(milliseconds);
};
const settled = <T>(promise: Promise<T>): Promise<T | Error> => promise.catch((error: Error) => error);
/** Waits until that many requests have been sent, and for what follows from them. */
const sent = async ({ requests }: { requests: unknown[] }, count: number): Promise<void> => {
  while (requests.length < count) await new Promise((resolve) => setImmediate(resolve));
  await pass(0);
};

test('[GQL-01] reads within 10 ms go in one request, ten at most', async () => {
  const server = fakeServer();
  const { read: send } = graphOf(server);
  const first = Array.from({ length: 12 }, (_, id) => send(read, { id: String(id) }));
  await pass(9);
  expect(server.requests).toHaveLength(0);
  await pass(1);
  const results = await Promise.all(first);
  expect(server.requests.map((batch) => batch.length).toSorted()).toEqual([10, 2]);
  expect(results.map(({ id }) => id)).toEqual(Array.from({ length: 12 }, (_, id) => String(id)));
});

test('[GQL-01] a number of results that differs from the operations is an error', async () => {
  const server = fakeServer();
  server.instead.push(new Response('[{"data":{"id":"1"}}]'));
  const { read: send } = graphOf(server, { retries: 0 });
  const both = Promise.all([settled(send(read, { id: '1' })), settled(send(read, { id: '2' }))]);
  await pass(10);
  expect(await both).toEqual([
    expect.objectContaining({
      name: 'GraphError',
      operation: 'Thing',
      message: 'The server gave 1 results for 2 operations.',
    }),
    expect.objectContaining({ name: 'GraphError' }),
  ]);
});

test('[GQL-02] sends the hash, and the text as well when the hash is not found', async () => {
  const known = new Set<string>();
  const response = ({ query, extensions, variables }: RecordedRequest) => {
    const hash = extensions?.persistedQuery.sha256Hash ?? '';
    if (query) known.add(hash);
    return known.has(hash) ? { data: variables } : ('unknown-hash' as const);
  };
  const server = fakeServer(response);
  const { write: send } = graphOf(server);
  expect(await send(write, { id: '1' })).toEqual({ id: '1' });
  expect(await send(write, { id: '2' })).toEqual({ id: '2' });
  expect(
    server.requests.map(([one]) => [
      one?.query !== undefined,
      one?.extensions?.persistedQuery.sha256Hash === sha256Of(write.text),
    ]),
  ).toEqual([
    [false, true],
    [true, true],
    [false, true],
  ]);
});

test('[GQL-02] a server without persisted queries gets the text from then on', async () => {
  const server = fakeServer(({ query, variables }) => (query ? { data: variables } : 'no-hashes'));
  const { write: send } = graphOf(server);
  await send(write, { id: '1' });
  await send(write, { id: '2' });
  expect(server.requests.map(([one]) => one?.query !== undefined)).toEqual([false, true, true]);
});

test('[GQL-02] only the operations of a batch that were not found are sent again', async () => {
  const other = document<{ id: string }, { id: string }>('query Other($id: ID!) { id }');
  const server = fakeServer(({ operationName, query, variables }) =>
    operationName === 'Other' && !query ? 'unknown-hash' : { data: variables },
  );
  const { read: send } = graphOf(server);
  const both = Promise.all([send(read, { id: '1' }), send(other, { id: '2' })]);
  await pass(10);
  await pass(10); // with the text
  expect(await both).toEqual([{ id: '1' }, { id: '2' }]);
  expect(server.requests.map((batch) => batch.map(({ operationName }) => operationName))).toEqual([
    ['Thing', 'Other'],
    ['Other'],
  ]);
});

test('[GQL-02] caches the last 2,000 hashes', async () => {
  const hashes = new Hashes();
  for (let index = 0; index < 2005; index++) await hashes.of(`query A${index} { id }`);
  expect(hashes.size).toBe(2000);
  expect(await hashes.of('query A1 { id }')).toBe(sha256Of('query A1 { id }'));
});

test('[GQL-03] identifies the client, on the server with the secret', async () => {
  const server = fakeServer();
  await graphOf(server).write(write, { id: '1' });
  await graphOf(server, { clientName: 'ssr-web', headers: { 'x-build-secret': 's3' } }).write(write, { id: '1' });
  expect(server.headers[0]).toMatchObject({ 'x-no-placeholder-images': 'true', 'apollographql-client-name': 'web' });
  expect(server.headers[0]).not.toHaveProperty('x-build-secret');
  expect(server.headers[1]).toMatchObject({
    'x-no-placeholder-images': 'true',
    'apollographql-client-name': 'ssr-web',
    'x-build-secret': 's3',
  });
});

test('[GQL-03] gives up after 6,000 ms', async () => {
  const server = fakeServer();
  server.instead.push('never');
  const result = settled(graphOf(server, { retries: 0 }).read(read, { id: '1' }));
  let done = false;
  void result.then(() => {
    done = true;
  });
  await pass(10);
  await sent(server, 1);
  await pass(5999);
  expect(done).toBe(false);
  await pass(1);
  expect(await result).toMatchObject({ reason: 'timeout', message: 'No response within 6000 ms.' });
});

test('[GQL-04] a failed read is retried three times, after 1, 2 and 4 seconds', async () => {
  const server = fakeServer();
  server.instead.push(new Error('offline'), new Response('oops', { status: 503 }), new Error('offline'));
  const result = graphOf(server).read(read, { id: '1' });
  const counts: number[] = [];
  for (const [index, wait] of [0, 1000, 2000, 4000].entries()) {
    await pass(wait); // until the next try
    await pass(9);
    counts.push(server.requests.length);
    await pass(1); // the batch goes
    await sent(server, index + 1);
  }
  expect(counts).toEqual([0, 1, 2, 3]);
  expect(await result).toEqual({ id: '1' });
  expect(server.requests).toHaveLength(4);
});

test('[GQL-04] a browser that knows that it is offline does not wait for retries', async () => {
  const server = fakeServer();
  server.instead.push(new Error('offline'));
  const result = settled(graphOf(server, { online: () => false }).read(read, { id: '1' }));
  await pass(10);
  await sent(server, 1);
  expect(await result).toMatchObject({ reason: 'network' });
  expect(server.requests).toHaveLength(1);
});

test('[GQL-04] a briefly unavailable operation counts as one without a response: reads are retried, writes are not', async () => {
  let isUnavailable = true;
  const unavailable = {
    data: null,
    errors: [{ message: 'This is temporarily unavailable.', extensions: { code: 'UNAVAILABLE' } }],
  };
  const server = fakeServer(({ variables }) =>
    isUnavailable && variables['id'] === '1' ? unavailable : { data: variables },
  );
  const { read: send, write: change } = graphOf(server, { retries: 1 });
  const written = settled(change(write, { id: '1' }));
  await sent(server, 1);
  expect(await written).toMatchObject({ reason: 'network', status: 503, code: '' });
  const both = Promise.all([send(read, { id: '1' }), send(read, { id: '2' })]);
  await pass(10);
  await sent(server, 2);
  isUnavailable = false;
  await pass(1010);
  await sent(server, 3);
  expect(await both).toEqual([{ id: '1' }, { id: '2' }]);
  expect(server.requests.map((batch) => batch.map(({ variables }) => variables['id']))).toEqual([
    ['1'],
    ['1', '2'],
    ['1'],
  ]);
});

test('[GQL-04, SRCH-50] what is unavailable for one of the given fields is reported at once, as a problem of the field', async () => {
  const problems = [{ field: 'near', message: 'Search by distance instead.' }];
  const server = fakeServer(() => ({
    data: null,
    errors: [{ message: 'Search by distance instead.', extensions: { code: 'UNAVAILABLE', problems } }],
  }));
  const refused = settled(graphOf(server).read(read, { id: '1' }));
  await pass(10);
  await sent(server, 1);
  expect(await refused).toMatchObject({ reason: 'graphql', code: 'UNAVAILABLE', problems });
  await pass(60_000);
  expect(server.requests).toHaveLength(1);
});

test('[GQL-04] neither a 401, nor an error of the operation, nor a write is retried', async () => {
  const server = fakeServer(({ operationName }) =>
    operationName === 'Thing' ? { errors: [{ message: 'Not a thing' }] } : { data: {} },
  );
  const { read: send, write: change } = graphOf(server);
  const refused = settled(send(read, { id: '1' }));
  server.instead.push(new Response('who?', { status: 401 }));
  await pass(10);
  expect(await refused).toMatchObject({ status: 401 });
  const wrong = settled(send(read, { id: '1' }));
  await pass(10);
  expect(await wrong).toMatchObject({ reason: 'graphql', message: 'Not a thing' });
  server.instead.push(new Error('offline'));
  expect(await settled(change(write, { id: '1' }))).toMatchObject({ reason: 'network', message: 'offline' });
  expect(server.requests).toHaveLength(3);
});

test('[GQL-05] failures are reported with the operation, its variables and the start of the response, without secrets', async () => {
  const failures: GraphFailure[] = [];
  const long = 'x'.repeat(600);
  const server = fakeServer(({ variables }) =>
    variables['id'] === 'empty'
      ? { data: null }
      : { errors: [{ message: 'No' }], accessToken: 'abc"def', note: `Bearer abc.def ${long}` },
  );
  const { read: send } = graphOf(server, { retries: 0, report: (failure) => failures.push(failure) });
  const all = Promise.all([send(read, { id: 'wrong', password: 'hunter2' }), send(read, { id: 'empty' })].map(settled));
  await pass(10);
  await all;
  server.instead.push(new Response(`<html>${long}`, { status: 502 }));
  const last = settled(send(read, { id: 'html' }));
  await pass(10);
  await last;
  expect(failures.map(({ operation, reason, status }) => [operation, reason, status])).toEqual([
    ['Thing', 'graphql', undefined],
    ['Thing', 'no-data', undefined],
    ['Thing', 'network', 502],
  ]);
  expect(failures[0]?.variables).toEqual({ id: 'wrong', password: '[redacted]' });
  expect(failures[0]?.response).toHaveLength(512);
  expect(failures[0]?.response).toContain('"accessToken":"[redacted]","note":"Bearer [redacted] xxx');
  expect(failures[2]?.response).toBe(`<html>${long}`.slice(0, 512));
});

test('[GQL-05] a write that a rule of the product rejects is not reported: its form shows why', async () => {
  const failures: GraphFailure[] = [];
  const rejected = (extensions: object) =>
    new Response(JSON.stringify({ data: null, errors: [{ message: 'No', extensions }] }));
  const server = fakeServer();
  const graph = graphOf(server, { retries: 0, report: (failure) => failures.push(failure) });
  const problems = [{ field: 'title', message: 'must have at least 8 characters' }];
  server.instead.push(
    rejected({ code: 'BAD_USER_INPUT', problems }),
    ...['SIGNED_OUT', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT', 'GONE', 'THROTTLED'].map((code) => rejected({ code })),
  );
  for (let times = 7; times > 0; times -= 1)
    expect(await settled(graph.write(write, { id: '1' }))).toMatchObject({ reason: 'graphql' });
  expect(failures).toEqual([]);
  // Defaults, failures, and results that a page could not read.
  server.instead.push(rejected({ code: 'BAD_USER_INPUT' }), rejected({ code: 'INTERNAL_SERVER_ERROR' }));
  await settled(graph.write(write, { id: '1' }));
  await settled(graph.write(write, { id: '1' }));
  server.instead.push(rejected({ code: 'FORBIDDEN' }));
  const reading = settled(graph.read(read, { id: '1' }));
  await pass(10);
  await reading;
  expect(failures).toHaveLength(3);
});

test('[GQL-05] a rejection has a code and the problem of each field; another bundle recognises the error too', async () => {
  const server = fakeServer();
  const problems = [{ field: 'title', message: 'must have at least 8 characters' }];
  server.instead.push(
    new Response(
      JSON.stringify({
        data: null,
        errors: [
          {
            message: 'title: too short',
            extensions: { code: 'BAD_USER_INPUT', problems: [...problems, { nonsense: true }] },
          },
        ],
      }),
    ),
    new Response(
      JSON.stringify({ data: null, errors: [{ message: 'broken', extensions: { code: 'INTERNAL_SERVER_ERROR' } }] }),
    ),
  );
  const { write: change } = graphOf(server);
  const refused = await settled(change(write, { id: '1' }));
  expect(refused).toMatchObject({ message: 'title: too short', code: 'BAD_USER_INPUT', problems });
  expect(await settled(change(write, { id: '1' }))).toMatchObject({ reason: 'graphql', code: '', problems: [] });
  expect(
    [refused, Object.assign(new Error('of another bundle'), { name: 'GraphError' }), new Error('other')].map(
      (each) => each instanceof GraphError,
    ),
  ).toEqual([true, true, false]);
});
