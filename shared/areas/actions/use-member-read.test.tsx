import { act, render, screen } from '@testing-library/react';
import { document } from '@verandah/graph';
import { renderToString } from 'react-dom/server';
import { stubGraph, services, Site } from '../test-kit/public.ts';
import { useMemberRead } from './use-member-read.ts';

const own = document<{ readonly mark: string }, { id: string }>('query OwnMark($id: ID!) { mark(id: $id) }');

const Mark = ({ id }: { readonly id: string }) => <p>{useMemberRead(own, { id })?.mark ?? 'nothing'}</p>;

test('data for members are queried once the session is loaded, and shown only to them', async () => {
  const reported: unknown[] = [];
  const { graph, requests } = stubGraph({
    OwnMark: ({ id }: { readonly id: string }) => (id === '3' ? new Error('down') : { mark: `mark of ${id}` }),
  });
  const given = services(graph, {
    session: { signedIn: false, roles: [] },
    report: (error) => {
      reported.push(error);
    },
  });
  const page = (id: string) => (
    <Site given={given}>
      <Mark id={id} />
    </Site>
  );
  expect(renderToString(page('1'))).toContain('nothing');
  const { rerender } = render(page('1'));
  expect(requests).toEqual([]);
  act(() => given.bus.publish('session', { signedIn: true, memberId: '4', roles: [] }));
  expect(await screen.findByText('mark of 1')).toBeInTheDocument();
  rerender(page('2'));
  expect(screen.getByText('nothing')).toBeInTheDocument();
  expect(await screen.findByText('mark of 2')).toBeInTheDocument();
  act(() => given.bus.publish('session', { signedIn: false, roles: [] }));
  expect(screen.getByText('nothing')).toBeInTheDocument();
  act(() => given.bus.publish('session', { signedIn: true, memberId: '5', roles: [] }));
  await screen.findByText('mark of 2');
  await act(async () => {
    rerender(page('3'));
  });
  expect([screen.getByText('nothing').textContent, reported.length]).toEqual(['nothing', 1]);
  expect(requests.map(({ variables }) => variables)).toEqual([{ id: '1' }, { id: '2' }, { id: '2' }, { id: '3' }]);
});
