import { ownsAddress } from '@verandah/areas';
import { screen, within } from '@testing-library/react';
import { searchAt } from '../../test-kit/market.ts';
import { visit } from '../../test-kit/visit.tsx';
import { ModeTabs } from './mode-tabs.tsx';

const richmond = searchAt('/for-sale/richmond-vic-3121/houses?bathrooms=2');
const tabs = () =>
  within(screen.getByRole('navigation'))
    .getAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`);

test('[SRCH-01] tabs of agents, reviews and questions carry the location, and are shown only while an area serves them', () => {
  const listings = ['Buy', 'Rent', 'Sold', 'Leased'];
  const agents = { routes: ['/agent-finder'] };
  const locations = { routes: ['/locations', '/location/:slug/*'] };
  const questions = { routes: ['/questions', '/questions/in/:location'] };
  const shown = (...areas: { routes: string[] }[]) => {
    visit(<ModeTabs search={richmond} />, {}, { isLive: ownsAddress(areas) });
    const found = tabs();
    document.body.innerHTML = '';
    return found;
  };
  expect(shown().map((tab) => tab.split(' ')[0])).toEqual(listings);
  expect(shown(questions, agents, locations).slice(4)).toEqual([
    'Agents /agent-finder?location=richmond-vic-3121',
    'Reviews /location/richmond-vic-3121/reviews',
    'Questions /questions/in/richmond-vic-3121',
  ]);
  expect(shown(locations).slice(4)).toEqual(['Reviews /location/richmond-vic-3121/reviews']);
});

test("[SRCH-18] an office's tabs show how many homes each has", () => {
  visit(
    <ModeTabs
      search={searchAt('/real-estate-agency/finch-12/rent?bedrooms=2')}
      counts={{ buy: 12, rent: 3, sold: 60_000, leased: 0 }}
    />,
  );
  expect(tabs()).toEqual([
    'Buy (12) /real-estate-agency/finch-12/buy?bedrooms=2',
    'Rent (3) /real-estate-agency/finch-12/rent?bedrooms=2',
    'Sold (50,000+) /real-estate-agency/finch-12/sold?bedrooms=2',
    'Leased (0) /real-estate-agency/finch-12/leased?bedrooms=2',
  ]);
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Rent (3)');
});
