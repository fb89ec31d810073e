import { screen, within } from '@testing-library/react';
import { finch, foundResults, inRichmond } from '../../test-kit/market.ts';
import { visit } from '../../test-kit/visit.tsx';
import { fetchQuickFilters } from '../../features/filters/lazy-quick-filters.tsx';
import { ResultsView } from './view.tsx';

beforeAll(() => fetchQuickFilters());
beforeAll(() => {
  window.matchMedia = ((media: string) => ({
    media,
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as never;
  Element.prototype.scrollIntoView = (() => Promise.resolve()) as never;
});

const tabs = async () => {
  const sold = await screen.findByRole('link', { name: /^Sold/ });
  return within(sold.closest('nav') as HTMLElement)
    .getAllByRole('link')
    .map((link) => link.textContent);
};
const office = { mode: 'rent', context: 'office', office: 'finch-estate-12' } as const;

test('[SRCH-18] the tabs of an office show its numbers of homes', async () => {
  visit(<ResultsView data={foundResults({ office: finch, search: inRichmond(office) })} />);
  expect(await tabs()).toEqual(expect.arrayContaining(['Rent (3)', 'Sold (41)']));
});

test('[SRCH-18] the tabs retain the filters, and then show no numbers of all homes', async () => {
  visit(<ResultsView data={foundResults({ office: finch, search: inRichmond({ ...office, features: ['pool'] }) })} />);
  expect(await tabs()).toEqual(expect.arrayContaining(['Rent', 'Sold']));
});
