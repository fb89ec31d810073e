import { stubGraph, request } from '@verandah/areas/test-kit';
import { comparedSuburb } from '../../test-kit/compared.ts';
import { loadCompare } from './load.ts';

const known: Readonly<Record<string, unknown>> = {
  'richmond-vic-3121': comparedSuburb('Richmond', 'richmond-vic-3121'),
  // A former slug.
  'burnley-old-vic': comparedSuburb('Burnley', 'burnley-vic-3121'),
  'burnley-vic-3121': comparedSuburb('Burnley', 'burnley-vic-3121'),
  vic: { ...comparedSuburb('Victoria', 'vic', 'state') },
};
const load = (query: string, found: readonly { label: string; slug: string | null }[] = []) =>
  loadCompare(
    request(
      stubGraph({
        ComparedSuburb: ({ slug }: { slug: string }) => ({ locationOverview: known[slug] ?? null }),
        FindSuburbs: { locationSearch: found },
      }).graph,
      `/locations/compare${query}`,
    ),
  );
const to = (slugs: string) => ({ status: 302, location: `/locations/compare?suburbs=${slugs}` });
const burnley = { label: 'Burnley, VIC 3121', slug: 'burnley-vic-3121' };

test('[LOC-10] suburbs of the address are side by side, in its order', async () => {
  expect(await load('?suburbs=richmond-vic-3121,burnley-vic-3121')).toMatchObject({
    status: 200,
    data: { suburbs: [{ place: { name: 'Richmond' } }, { place: { name: 'Burnley' } }], search: null },
    head: { title: 'Compare Richmond and Burnley', canonical: '/locations/compare', noIndex: true },
  });
  expect(await load('')).toMatchObject({ status: 200, data: { suburbs: [] }, head: { title: 'Compare suburbs' } });
  expect(await load('')).not.toHaveProperty('head.noIndex');
});

test('[LOC-10] other locations than suburbs are left out of the address, a former slug is replaced', async () => {
  expect(await load('?suburbs=richmond-vic-3121,vic,nowhere-vic')).toEqual(to('richmond-vic-3121'));
  expect(await load('?suburbs=burnley-old-vic')).toEqual(to('burnley-vic-3121'));
  expect(await load('?suburbs=nowhere-vic')).toEqual({ status: 302, location: '/locations/compare' });
  // Invalid slugs and duplicates are ignored.
  expect(await load('?suburbs=richmond-vic-3121,%3Cb%3E,richmond-vic-3121')).toMatchObject({
    status: 200,
    data: { suburbs: [{ place: { name: 'Richmond' } }] },
  });
});

test('[LOC-10] a name adds the suburb that it means; several are offered', async () => {
  expect(await load('?suburbs=richmond-vic-3121&q=burnley', [burnley])).toEqual(
    to('richmond-vic-3121,burnley-vic-3121'),
  );
  const two = [burnley, { label: 'Burnley North, QLD 4870', slug: 'burnley-north-qld-4870' }];
  expect(await load('?suburbs=richmond-vic-3121&q=burnl', two)).toMatchObject({
    status: 200,
    data: { search: { term: 'burnl', found: two } },
  });
  expect(await load('?suburbs=richmond-vic-3121&q=Burnley, vic 3121', two)).toEqual(
    to('richmond-vic-3121,burnley-vic-3121'),
  );
  // A suburb that is already compared is not added.
  expect(
    await load('?suburbs=richmond-vic-3121&q=richmond', [{ label: 'Richmond, VIC 3121', slug: 'richmond-vic-3121' }]),
  ).toMatchObject({ status: 200, data: { search: { term: 'richmond', found: [] } } });
});
