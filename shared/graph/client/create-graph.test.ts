import { document } from '../document.ts';
import { GraphError } from '../graph.ts';
import type { Graph } from '../graph.ts';
import { createGraph } from './create-graph.ts';

const read = document<{ count: number }, { id: string }>('query Counted($id: ID!) { count }');
const write = document<{ count: number }, { id: string }>('mutation Recount($id: ID!) { count }');

/** A transport that records what is sent. */
const counting = (): { transport: Graph; sent: unknown[] } => {
  const sent: unknown[] = [];
  const send = <Result, Variables>(operation: { name: string }, variables: Variables): Promise<Result> => {
    sent.push([operation.name, (variables as { id: string }).id]);
    if ((variables as { id: string }).id === 'broken')
      return Promise.reject(new GraphError(operation.name, 'graphql', 'Broken'));
    return Promise.resolve({ count: sent.length } as Result);
  };
  return { sent, transport: { read: send, write: send } };
};

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('identical concurrent queries are sent once', async () => {
  const { transport, sent } = counting();
  const graph = createGraph(transport);
  expect(
    await Promise.all([graph.read(read, { id: '1' }), graph.read(read, { id: '1' }), graph.read(read, { id: '2' })]),
  ).toEqual([{ count: 1 }, { count: 1 }, { count: 2 }]);
  expect(sent).toEqual([
    ['Counted', '1'],
    ['Counted', '2'],
  ]);
});

test('[GQL-04] a result is cached for 60 s', async () => {
  const { transport, sent } = counting();
  const graph = createGraph(transport);
  await graph.read(read, { id: '1' });
  jest.advanceTimersByTime(59_999);
  expect(await graph.read(read, { id: '1' })).toEqual({ count: 1 });
  jest.advanceTimersByTime(1);
  expect(await graph.read(read, { id: '1' })).toEqual({ count: 2 });
  expect(sent).toHaveLength(2);
});

test('[GQL-04] an unused result is evicted after 5 minutes', async () => {
  const { transport } = counting();
  const graph = createGraph(transport);
  await graph.read(read, { id: '1' });
  await graph.read(read, { id: '2' });
  expect(jest.getTimerCount()).toBe(2);
  jest.advanceTimersByTime(30_000);
  await graph.read(read, { id: '1' });
  jest.advanceTimersByTime(270_000);
  expect(jest.getTimerCount()).toBe(1);
  jest.advanceTimersByTime(30_000);
  expect(jest.getTimerCount()).toBe(0);
});

test('a write empties the cache; an error is thrown and not cached', async () => {
  const { transport, sent } = counting();
  const graph = createGraph(transport);
  await graph.read(read, { id: '1' });
  expect(await graph.write(write, { id: '9' })).toEqual({ count: 2 });
  expect(await graph.read(read, { id: '1' })).toEqual({ count: 3 });
  await expect(graph.read(read, { id: 'broken' })).rejects.toMatchObject({
    name: 'GraphError',
    operation: 'Counted',
    message: 'Broken',
  });
  await expect(graph.read(read, { id: 'broken' })).rejects.toThrow('Broken');
  expect(sent).toHaveLength(5);
});

test('[ALRT-07, COLL-03] a document declared as not cached is queried each time', async () => {
  const { transport, sent } = counting();
  const graph = createGraph(transport);
  const own = document<{ count: number }, { id: string }>('query Own($id: ID!) { count }', [], { kept: false });
  expect([await graph.read(own, { id: '1' }), await graph.read(own, { id: '1' })]).toEqual([
    { count: 1 },
    { count: 2 },
  ]);
  expect(sent).toHaveLength(2);
});
