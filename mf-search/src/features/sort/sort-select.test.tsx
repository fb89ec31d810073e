import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inRichmond, searchAt } from '../../test-kit/market.ts';
import { visit } from '../../test-kit/visit.tsx';
import { SortSelect } from './sort-select.tsx';

const search = inRichmond({ sort: 'newest' });

test('[SRCH-38] the order that is shown is the order of the results: a choice that fails to load is reverted', async () => {
  const { show } = visit(<SortSelect search={search} outcome={{}} />);
  const select = () => screen.getByRole('combobox', { name: 'Sort by' });
  expect(select()).toHaveValue('newest');
  for (let failure = 0; failure < 2; failure++) {
    await userEvent.selectOptions(select(), 'cheapest');
    expect(select()).toHaveValue('cheapest');
    show(<SortSelect search={search} outcome={{}} />);
    expect(select()).toHaveValue('newest');
  }
  await userEvent.selectOptions(select(), 'cheapest');
  show(<SortSelect search={inRichmond({ sort: 'cheapest' })} outcome={{}} />);
  expect(select()).toHaveValue('cheapest');
});

test('[SRCH-49] nearest first is offered where homes are near a point, and forgotten with the point', () => {
  const near = { latitude: -37.824, longitude: 144.99, kilometres: 2, name: 'Work' } as const;
  const { show } = visit(<SortSelect search={search} outcome={{}} />);
  expect(screen.queryByRole('option', { name: 'Nearest first' })).toBeNull();
  show(<SortSelect search={inRichmond({ near, sort: 'nearest' })} outcome={{}} />);
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Nearest first');
  expect(inRichmond({ sort: 'nearest' }).sort).toBe('homesForYou');
  expect(searchAt('/for-sale/richmond-vic-3121/real-estate?sort=nearest').sort).toBe('homesForYou');
  expect(searchAt('/for-sale/richmond-vic-3121/real-estate?near=-37.8,145,2km&sort=nearest').sort).toBe('nearest');
});
