import { act, renderHook } from '@testing-library/react';
import { document, GraphError } from '@verandah/graph';
import type { ReactNode } from 'react';
import { stubGraph, services, Site } from '../test-kit/public.ts';
import { useMutation, useQuery } from './public.ts';

const read = document<{ name: string }, { slug: string }>('query Name($slug: String!) { name(slug: $slug) }');
const rename = document<{ name: string }, { to: string }>('mutation Rename($to: String!) { rename(to: $to) }');

/** Responses of the graph API that the test releases. */
const held = () => {
  const waiting = new Map<string, PromiseWithResolvers<{ name: string }>>();
  const { graph, requests } = stubGraph({
    Name: ({ slug }: { slug: string }) => {
      const response = Promise.withResolvers<{ name: string }>();
      waiting.set(slug, response);
      return response.promise;
    },
    Rename: ({ to }: { to: string }) => (to === '' ? new GraphError('Rename', 'network', 'offline') : { name: to }),
  });
  const given = services(graph);
  const { bus } = given;
  const wrapper = ({ children }: { readonly children: ReactNode }) => <Site given={given}>{children}</Site>;
  const response = (slug: string) => act(async () => waiting.get(slug)?.resolve({ name: slug.toUpperCase() }));
  const fail = (slug: string) => act(async () => waiting.get(slug)?.reject(new Error('down')));
  return { requests, wrapper, response, fail, bus };
};

test('[GQL-35] a query is fetched when its variables change, has the last result meanwhile and ignores late ones', async () => {
  const { requests, wrapper, response, fail } = held();
  const { result, rerender } = renderHook(
    ({ slug, pause = false }: { slug: string; pause?: boolean }) =>
      useQuery({ query: read, variables: { slug }, pause }),
    { wrapper, initialProps: { slug: 'a' } as { slug: string; pause?: boolean } },
  );
  expect(result.current[0]).toEqual({ fetching: true });
  await response('a');
  expect(result.current[0]).toEqual({ data: { name: 'A' }, fetching: false });
  rerender({ slug: 'b' });
  expect(result.current[0]).toEqual({ data: { name: 'A' }, fetching: true });
  rerender({ slug: 'c' });
  await response('b');
  expect(result.current[0]).toEqual({ data: { name: 'A' }, fetching: true });
  await fail('c');
  expect(result.current[0]).toEqual({ data: { name: 'A' }, error: new Error('down'), fetching: false });
  act(() => result.current[1]());
  expect(result.current[0]).toEqual({ data: { name: 'A' }, fetching: true });
  await response('c');
  expect(result.current[0]).toEqual({ data: { name: 'C' }, fetching: false });
  rerender({ slug: 'd', pause: true });
  expect(result.current[0]).toEqual({ data: { name: 'C' }, fetching: false });
  expect(requests.map(({ variables }) => variables)).toEqual(['a', 'b', 'c', 'c'].map((slug) => ({ slug })));
});

test('[GQL-37] variables that must rest are requested once they have, and only the last', async () => {
  jest.useFakeTimers();
  const { requests, wrapper, response } = held();
  const { result, rerender, unmount } = renderHook(
    ({ slug }: { slug: string }) => useQuery({ query: read, variables: { slug }, rest: 200 }),
    { wrapper, initialProps: { slug: 'r' } },
  );
  const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
  const requested = () => requests.map(({ variables }) => variables);
  await wait(199);
  rerender({ slug: 'ri' });
  await wait(199);
  expect([result.current[0], requested()]).toEqual([{ fetching: true }, []]);
  await wait(1);
  expect(requested()).toEqual([{ slug: 'ri' }]);
  await response('ri');
  expect(result.current[0]).toEqual({ data: { name: 'RI' }, fetching: false });
  rerender({ slug: 'ric' });
  expect(result.current[0]).toEqual({ data: { name: 'RI' }, fetching: true });
  unmount();
  await wait(1000);
  expect(requested()).toEqual([{ slug: 'ri' }]);
  jest.useRealTimers();
});

test('[GQL-35] what was read for another member is never shown', async () => {
  const { wrapper, response, fail } = held();
  const { result, rerender } = renderHook(
    ({ owner }: { owner: string }) => useQuery({ query: read, variables: { slug: 'a' }, owner }),
    { wrapper, initialProps: { owner: '4' } },
  );
  await response('a');
  expect(result.current[0]).toEqual({ data: { name: 'A' }, fetching: false });
  rerender({ owner: '5' });
  expect(result.current[0]).toEqual({ fetching: true });
  await fail('a');
  expect(result.current[0]).toEqual({ error: new Error('down'), fetching: false });
});

test('[GQL-35] a mutation returns its result or its error, and throws nothing', async () => {
  const { wrapper } = held();
  const { result } = renderHook(() => useMutation(rename), { wrapper });
  expect(result.current[0]).toEqual({ fetching: false });
  let outcome: unknown;
  await act(async () => {
    outcome = await result.current[1]({ to: 'Fern' });
  });
  expect(outcome).toEqual({ data: { name: 'Fern' } });
  expect(result.current[0]).toEqual({ data: { name: 'Fern' }, fetching: false });
  await act(async () => {
    outcome = await result.current[1]({ to: '' });
  });
  expect(outcome).toMatchObject({ error: { name: 'GraphError', message: 'offline' } });
  expect(result.current[0]).toMatchObject({ error: { message: 'offline' }, fetching: false });
});

test('[COLL-21] what a query reads is requested again once it has changed; the last result stays meanwhile', async () => {
  const { requests, wrapper, response, bus } = held();
  const following = { ...read, reads: ['following'] as const };
  const { result } = renderHook(() => useQuery({ query: following, variables: { slug: 'a' } }), { wrapper });
  await response('a');
  act(() => bus.publish('changed', { names: ['alerts'] }));
  expect(result.current[0].fetching).toBe(false);
  act(() => bus.publish('changed', { names: ['following'] }));
  expect([result.current[0], result.current[2]]).toEqual([{ data: { name: 'A' }, fetching: true }, true]);
  await response('a');
  expect([result.current[0].fetching, requests.length]).toEqual([false, 2]);
});
