/** @jest-environment node */
import type { Graph } from '@verandah/graph';
import { useServices } from '@verandah/kit';
import { Suspense } from 'react';
import { definePage } from '../page.ts';
import type { Page } from '../page.ts';
import { createServerArea } from './create-server-area.tsx';

const contract = {
  name: 'trial',
  class: 'primary',
  squad: 'trial',
  routes: ['/'],
  navigation: [],
  topics: { publishes: [], follows: [] },
  budgets: { firstPageScript: 1 },
  healthPath: '/',
} as const;
const Part = ({ broken }: { readonly broken: boolean }) => {
  if (broken) throw new Error('no part');
  return <p>{'What someone wrote: <!--$!-->'}</p>;
};
const page = definePage<boolean>({
  name: 'trial',
  routes: ['/'],
  load: async ({ url }) => ({ status: 200, data: url.searchParams.has('broken'), head: { title: 'Trial' } }),
  View: ({ data }) => (
    <main>
      <Suspense>
        <Part broken={data} />
      </Suspense>
    </main>
  ),
});
const { load } = createServerArea(contract, [page as Page<unknown>]);
const loaded = (href: string) =>
  load(
    { url: `http://localhost${href}`, session: { signedIn: false, roles: [] }, flags: {}, now: 0, routes: ['/'] },
    {} as Graph,
  );
const rendered = async (href: string) => (await loaded(href)).finish();

test('[REL-08] a part that throws inside a Suspense fails the page: it must not reach visitors as if it had been rendered', async () => {
  expect((await rendered('/')).html).toContain('What someone wrote: &lt;!--$!--&gt;');
  await expect(rendered('/?broken')).rejects.toThrow('part of the page "trial"');
});

test('[REL-151] what such a part threw is found for who develops it', async () => {
  const thrownAt = async (href: string) => (await loaded(href)).thrown?.();
  await expect(thrownAt('/?broken')).resolves.toMatchObject({ message: 'no part' });
  await expect(thrownAt('/')).resolves.toBeUndefined();
});

test('links follow the live routes of each request', async () => {
  const live: boolean[] = [];
  const Linked = () => {
    live.push(useServices().isLive('/agent-finder?location=richmond-vic-3121'));
    return null;
  };
  const linked = definePage<null>({
    name: 'linked',
    routes: ['/'],
    load: async () => ({ status: 200, data: null, head: { title: 'Linked' } }),
    View: Linked,
  });
  const area = createServerArea(contract, [linked as Page<unknown>]);
  for (const routes of [['/', '/agent-finder'], ['/', '/agent-finder'], ['/', '/blog'], ['/']])
    (
      await area.load(
        { url: 'http://localhost/', session: { signedIn: false, roles: [] }, flags: {}, now: 0, routes },
        {} as Graph,
      )
    ).finish();
  expect(live).toEqual([true, true, false, false]);
});
