import { cleanup, render, screen, within } from '@testing-library/react';
import { stubGraph, request, Site } from '@verandah/areas/test-kit';
import type { Census, CensusFigure } from '../../features/census/census.ts';
import { comparedSuburb } from '../../test-kit/compared.ts';
import { services } from '../../test-kit/site.tsx';
import type { CompareData } from './data.ts';
import { loadCompare } from './load.ts';
import { CompareView } from './view.tsx';

let census: Census | null = null;
afterEach(() => {
  cleanup();
  census = null;
});

const withCensus = (suburb: ReturnType<typeof comparedSuburb>) => ({ ...suburb, census });

async function show(query: string) {
  const { graph } = stubGraph({
    ComparedSuburb: ({ slug }: { slug: string }) => ({
      locationOverview:
        slug === 'burnley-vic-3121'
          ? {
              ...comparedSuburb('Burnley', slug),
              ratings: { average: null, count: 0, factors: [] },
              schools: { areKnown: false, results: [] },
            }
          : withCensus(comparedSuburb('Richmond', slug)),
    }),
    FindSuburbs: { locationSearch: [] },
  });
  const loaded = await loadCompare(request(graph, `/locations/compare${query}`));
  if (loaded.status !== 200) throw new Error(`The page responded with ${loaded.status}.`);
  render(
    <Site given={services(graph)} at="/locations/compare">
      <CompareView data={loaded.data satisfies CompareData} />
    </Site>,
  );
}

/** The table's texts below a heading: of each row its title and its cells. */
const group = (title: string) => {
  const body = screen.getByRole('rowheader', { name: title }).closest('tbody');
  return within(body as HTMLElement)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));
};

test('[LOC-10] suburbs are columns, facts are rows; missing values are labelled', async () => {
  await show('?suburbs=richmond-vic-3121,burnley-vic-3121');
  const table = screen.getByRole('table', { name: /^Suburbs side by side/ });
  expect(within(table).getByRole('link', { name: 'Richmond' })).toHaveAttribute('href', '/location/richmond-vic-3121');
  expect(group('Houses')).toEqual([
    ['Median price', '$1,040,000 (31 sales)', '$1,040,000 (31 sales)'],
    ['Change in a year', '+4.0%', '+4.0%'],
    ['Median rent per week', '$800 (9 listings)', '$800 (9 listings)'],
    ['Gross rental yield', '4.0%', '4.0%'],
  ]);
  expect(group('Where it is')).toContainEqual(['Schools', '2', '–Not enough data']);
  expect(group('What locals say')).toEqual([
    ['Public transport', '5.0 out of 5', '–Not enough data'],
    ['Pros', 'Trams', 'Trams'],
  ]);
  // No suburb has a median of units.
  expect(screen.queryByRole('rowheader', { name: 'Units' })).toBeNull();
});

test('[LOC-10] a suburb is removed by a link and added by a form, up to three', async () => {
  await show('?suburbs=richmond-vic-3121,burnley-vic-3121');
  expect(screen.getByRole('link', { name: 'Remove Burnley' })).toHaveAttribute(
    'href',
    '/locations/compare?suburbs=richmond-vic-3121',
  );
  const form = screen.getByRole('form', { name: 'Add a suburb' });
  expect(form).toHaveAttribute('action', '/locations/compare');
  expect(form.querySelector('input[name=suburbs]')).toHaveValue('richmond-vic-3121,burnley-vic-3121');
  cleanup();
  await show('?suburbs=richmond-vic-3121,burnley-vic-3121,cremorne-vic-3121');
  expect(screen.queryByRole('form')).toBeNull();
});

test('[LOC-10] a name that matches no suburb has an error beside its field', async () => {
  await show('?suburbs=richmond-vic-3121&q=atlantis');
  expect(screen.getByRole('combobox')).toHaveAccessibleDescription(/couldn’t find another suburb called “atlantis”/);
  expect(screen.getByRole('combobox')).toHaveValue('atlantis');
});

test('[LOC-17] residents of the suburbs are compared, with the credit; a suburb without figures has a message', async () => {
  await show('?suburbs=richmond-vic-3121,burnley-vic-3121');
  expect(screen.queryByRole('rowheader', { name: 'Who lives there' })).toBeNull();
  expect(screen.queryByText(/Bureau of Statistics/)).toBeNull();
  cleanup();
  const of = (name: CensusFigure['name'], suburb: number): CensusFigure => ({
    name,
    suburb,
    state: null,
    country: null,
  });
  census = {
    year: 2021,
    credit: 'Australian Bureau of Statistics, CC BY 4.0.',
    figures: [of('people', 28_587), of('medianAge', 34), of('householdIncome', 2_200), of('rent', 430)],
  };
  await show('?suburbs=richmond-vic-3121,burnley-vic-3121');
  expect(group('Who lives there').slice(0, 4)).toEqual([
    ['Population', '28,587 people', '–Not enough data'],
    ['Median age in years', '34', '–Not enough data'],
    ['Household income per week', '$2,200', '–Not enough data'],
    ['Rent per week', '$430', '–Not enough data'],
  ]);
  expect(screen.queryByRole('rowheader', { name: 'Mortgage repayments per month' })).toBeNull();
  expect(screen.getByText(/2021 Census\. Australian Bureau of Statistics/)).toBeInTheDocument();
});
