import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { visit } from '../../test-kit/visit.tsx';
import { MarkerList } from './marker-list.tsx';
import type { MapCount } from './use-map-count.ts';

const list = (count: MapCount | undefined) => (
  <MarkerList
    total={50}
    count={count}
    markers={[]}
    nameOf={() => undefined}
    onPoint={() => undefined}
    onChoose={() => undefined}
  />
);

test('[MAP-07, SRCH-79] until the homes in view are counted, the map does not say that there are none', async () => {
  visit(list(undefined));
  expect(screen.getByRole('button')).toHaveTextContent(/: 50 homes$/);
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByText('Homes in view')).toBeVisible();
});

test('[MAP-07, SRCH-79] counted homes in view are stated beside those of the search', async () => {
  visit(list({ inView: 12, withoutAddress: 0 }));
  expect(screen.getByRole('button')).toHaveTextContent(/: 50 homes, 12 in view$/);
});
