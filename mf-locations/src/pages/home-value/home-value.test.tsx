import { render, screen, within } from '@testing-library/react';
import { request, services, Site, stubGraph } from '@verandah/areas/test-kit';
import type { HomeValueData } from './data.ts';
import { loadHomeValue } from './load.ts';
import { HomeValueView } from './view.tsx';

const home = (number: string) => ({
  kind: 'address',
  label: `${number} Main Road, Richmond, VIC 3121`,
  slug: 'richmond-vic-3121',
  uri: `/location/richmond-vic-3121/main-road/${number}`,
});
const street = { kind: 'street', label: 'Main Road, Richmond, VIC 3121', slug: 'richmond-vic-3121', uri: null };
const load = (term: string, found: readonly object[] = []) =>
  loadHomeValue(
    request(
      stubGraph({ FindHomes: { locationSearch: found } }).graph,
      `/home-value?${new URLSearchParams({ q: term }).toString()}`,
    ),
  );

test('[PROP-08] a typed address leads to its property, alone or among others when named in full', async () => {
  const there = { status: 302, location: '/location/richmond-vic-3121/main-road/39' };
  expect(await load('39 main rd', [home('39'), street])).toEqual(there);
  expect(await load('39 Main Road, Richmond, VIC 3121', [home('39'), home('390')])).toEqual(there);
  expect(await load('39 main rd', [home('39'), home('39a')])).toMatchObject({
    status: 200,
    data: { properties: [{ href: there.location }, {}], around: [] },
    head: { noIndex: true },
  });
  expect((await load('')) as { head: object }).not.toMatchObject({ head: { noIndex: true } });
});

test('[PROP-08] an address without a sale leads to its street, and to agents', async () => {
  const loaded = await load('404 main road', [street]);
  if (loaded.status !== 200) throw new Error('no page');
  render(
    <Site given={services(stubGraph({}).graph)}>
      <HomeValueView data={loaded.data as HomeValueData} />
    </Site>,
  );
  expect(screen.getByRole('combobox', { name: 'Your home’s address' })).toHaveAccessibleDescription(
    /no sale or lease at this address/,
  );
  const around = screen.getByRole('region', { name: 'What homes around yours sold for' });
  expect(within(around).getByRole('link')).toHaveAttribute('href', '/location/richmond-vic-3121/main-road');
  expect(screen.getByRole('link', { name: 'Find an agent' })).toBeVisible();
});
