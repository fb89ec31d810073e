import { screen } from '@testing-library/react';
import { listing } from '../../test-kit/market.ts';
import { visit } from '../../test-kit/visit.tsx';
import { ChosenHomes } from './chosen-homes.tsx';

const chosen = { viewed: new Set<string>(), near: undefined, below: true, onClose: () => undefined };

test('[SHELL-101] a pressed marker has a place for its homes at once, which they fill when they arrive', () => {
  const { show } = visit(<ChosenHomes {...chosen} listings={undefined} count={2} />);
  const region = screen.getByRole('region', { name: 'Selected homes' });
  expect(region).toHaveAttribute('aria-busy', 'true');
  expect(region).toHaveTextContent('2 homes hereLoading…');
  show(<ChosenHomes {...chosen} listings={[listing(1), listing(2)]} count={2} />);
  expect(region).not.toHaveAttribute('aria-busy');
  expect(screen.getAllByRole('link')).toHaveLength(2);
});
