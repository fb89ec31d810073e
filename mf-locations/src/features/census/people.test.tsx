import { cleanup, render, screen, within } from '@testing-library/react';
import type { Census } from './census.ts';
import { People } from './people.tsx';

afterEach(cleanup);
const figures = {
  people: 28_587,
  medianAge: 34,
  householdIncome: 2_200,
  rent: 430,
  mortgage: 2_500,
  householdSize: 1.9,
  ownedOutright: 20,
  mortgaged: 25,
  rented: 50,
};
const census: Census = {
  year: 2021,
  credit: 'Australian Bureau of Statistics, CC BY 4.0.',
  suburb: figures,
  state: { ...figures, rent: 370, rented: null },
  country: null,
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

test('[LOC-16] a figure that the suburb lacks has no row, a place of few people no table, and nothing known no section', () => {
  render(<People place={place} census={{ ...census, suburb: { ...figures, rent: null } }} />);
  expect(screen.queryByRole('row', { name: /^Rent per week/ })).toBeNull();
  cleanup();
  const none = Object.fromEntries(Object.keys(figures).map((key) => [key, null])) as unknown as typeof figures;
  render(<People place={place} census={{ ...census, suburb: { ...none, people: 86 } }} />);
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByText('86 people lived in Richmond at the 2021 Census.')).toBeInTheDocument();
  cleanup();
  const { container } = render(<People place={place} census={null} />);
  expect(container).toBeEmptyDOMElement();
});
