import { cleanup, render, screen, within } from '@testing-library/react';
import type { Census } from './census.ts';
import { People } from './people.tsx';

afterEach(cleanup);
const census: Census = {
  year: 2021,
  credit: 'Australian Bureau of Statistics, CC BY 4.0.',
  figures: [
    { name: 'people', suburb: 28_587, state: 6_503_491, country: null },
    { name: 'medianAge', suburb: 34, state: 38, country: null },
    { name: 'rent', suburb: 430, state: 370, country: null },
    { name: 'rented', suburb: 50, state: null, country: null },
  ],
};
const place = { name: 'Richmond', stateCode: 'VIC' };

test('[LOC-16] who lives in a suburb, beside its state, with year and credit', () => {
  render(<People place={place} census={census} />);
  expect(screen.getByRole('heading', { level: 2, name: 'Who lives in Richmond' })).toBeInTheDocument();
  expect(screen.getByText('28,587 people lived in Richmond at the 2021 Census.')).toBeInTheDocument();
  const table = screen.getByRole('table', { name: /2021 Census/ });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Figure', 'Richmond', 'Victoria']);
  expect(within(table).getByRole('row', { name: /^Rent per week/ })).toHaveTextContent('Rent per week$430$370');
  expect(within(table).getByRole('row', { name: /^Rented/ })).toHaveTextContent('Rented50%–');
  expect(screen.getByText(/Australian Bureau of Statistics, CC BY 4.0/)).toBeInTheDocument();
});

test('[LOC-16] a missing figure has no row, a location of few people no table, no figures no section', () => {
  render(<People place={place} census={census} />);
  expect(screen.queryByRole('row', { name: /^Mortgage/ })).toBeNull();
  cleanup();
  const few = { name: 'people', suburb: 86, state: null, country: null } as const;
  render(<People place={place} census={{ ...census, figures: [few] }} />);
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByText('86 people lived in Richmond at the 2021 Census.')).toBeInTheDocument();
  cleanup();
  const { container } = render(<People place={place} census={null} />);
  expect(container).toBeEmptyDOMElement();
});
