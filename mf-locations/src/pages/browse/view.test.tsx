import { render, screen, within } from '@testing-library/react';
import { stubGraph } from '@verandah/areas/test-kit';
import { services, Site } from '../../test-kit/site.tsx';
import type { BrowseData } from './data.ts';
import { BrowseView } from './view.tsx';

const victoria = {
  slug: 'vic',
  name: 'Victoria',
  label: 'Victoria',
  type: 'state',
  stateCode: 'VIC',
  postcode: null,
} as const;
const data: BrowseData = {
  tab: '/find-suburb',
  type: 'suburb',
  within: victoria,
  path: '/find-suburb/suburb-by-state/vic',
  letter: null,
  letters: [],
  total: 2900,
  page: 1,
  pages: 49,
  entries: [],
  regions: { total: 101, results: [{ slug: 'yarra-vic', name: 'Yarra' }] },
};
const show = (more: Partial<BrowseData> = {}) =>
  render(
    <Site given={services(stubGraph({}).graph, false)}>
      <BrowseView data={{ ...data, ...more }} />
    </Site>,
  );

test('[LOC-13] the suburbs of a state are browsed by region and on a map', () => {
  show();
  const regions = within(screen.getByText('By region').closest('details') as HTMLElement);
  expect(regions.getByRole('link', { name: 'Yarra', hidden: true })).toHaveAttribute(
    'href',
    '/find-suburb/suburb-by-region/yarra-vic',
  );
  expect(regions.getByRole('link', { name: 'All 101 regions', hidden: true })).toHaveAttribute(
    'href',
    '/find-region/region-by-state/vic',
  );
  expect(screen.getByRole('button', { name: 'Show on a map' })).toBeVisible();
  expect(screen.queryByText(/most reviews and followers/)).toBeNull();
});

test('[LOC-13] popular suburbs state why they are popular; streets have no map', () => {
  const { unmount } = show({ tab: '/where-to-live', regions: { total: 0, results: [] } });
  expect(
    screen.getByText('The suburbs with the most reviews and followers come first, then those with the most people.'),
  ).toBeVisible();
  expect(screen.queryByText('By region')).toBeNull();
  unmount();
  show({ tab: '/find-street', type: 'street' });
  expect(screen.queryByRole('button', { name: 'Show on a map' })).toBeNull();
});
