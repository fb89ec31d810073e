import { createHash } from 'node:crypto';
import { document } from '../document.ts';
import { createGraph } from './create-graph.ts';
import { fakeServer } from './fake-server.ts';

const counted = document<{ count: number }, { id: string }>('query Counted($id: ID!) { count }');
const recount = document<{ count: number }, { id: string }>('mutation Recount($id: ID!) { count }');

/** A client whose server counts the operations, and what it received. Each call takes 10 ms of the fake clock. */
const counting = () => {
  const server = fakeServer(({ variables }) =>
    variables['id'] === 'broken'
      ? { errors: [{ message: 'Broken' }] }
      : { data: { count: server.requests.flat().length } },
  );
  const graph = createGraph({ url: '/graphql', clientName: 'web', fetch: server.fetch });
  const sent = () => server.requests.flat().map(({ operationName, variables }) => [operationName, variables['id']]);
  const batch = async <Result>(sending: Promise<Result>): Promise<Result> => {
    sending.catch(() => undefined);
    await jest.advanceTimersByTimeAsync(0);
    await jest.advanceTimersByTimeAsync(10);
    return sending;
  };
  const read = (id: string, query = counted) => batch(graph.read(query, { id }));
  const write = (id: string) => batch(graph.write(recount, { id }));
  return { sent, batch, graph, read, write };
};

beforeEach(() => {
  jest.useFakeTimers();
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

test('identical concurrent queries are sent once', async () => {
  const { graph, batch, sent } = counting();
  const ids = ['1', '1', '2'];
  expect(await batch(Promise.all(ids.map((id) => graph.read(counted, { id }))))).toEqual([
    { count: 2 },
    { count: 2 },
    { count: 2 },
  ]);
  expect(sent()).toEqual([
    ['Counted', '1'],
    ['Counted', '2'],
  ]);
});

test('[GQL-04] a result is cached for 60 s', async () => {
  const { read, sent } = counting();
  await read('1');
  await jest.advanceTimersByTimeAsync(59_989);
  expect(await read('1')).toEqual({ count: 1 });
  await jest.advanceTimersByTimeAsync(1);
  expect(await read('1')).toEqual({ count: 2 });
  expect(sent()).toHaveLength(2);
});

test('[GQL-04] an unused result is evicted after 5 minutes', async () => {
  const { read } = counting();
  await read('1');
  await read('2');
  expect(jest.getTimerCount()).toBe(2);
  await jest.advanceTimersByTimeAsync(30_000);
  await read('1');
  await jest.advanceTimersByTimeAsync(270_000);
  expect(jest.getTimerCount()).toBe(1);
  await jest.advanceTimersByTimeAsync(30_000);
  expect(jest.getTimerCount()).toBe(0);
});

test('a write empties the cache; an error is thrown and not cached', async () => {
  const { read, write, sent } = counting();
  await read('1');
  expect(await write('9')).toEqual({ count: 2 });
  expect(await read('1')).toEqual({ count: 3 });
  await expect(read('broken')).rejects.toMatchObject({ name: 'GraphError', operation: 'Counted', message: 'Broken' });
  await expect(read('broken')).rejects.toThrow('Broken');
  expect(sent()).toHaveLength(5);
});

test('[ALRT-07, COLL-03] a document declared as not cached is queried each time', async () => {
  const { read, sent } = counting();
  const own = document<{ count: number }, { id: string }>('query Own($id: ID!) { count }', [], { cached: false });
  expect([await read('1', own), await read('1', own)]).toEqual([{ count: 1 }, { count: 2 }]);
  expect(sent()).toHaveLength(2);
});
