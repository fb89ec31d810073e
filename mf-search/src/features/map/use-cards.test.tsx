import { screen } from '@testing-library/react';
import { listing } from '../../test-kit/market.ts';
import { visit } from '../../test-kit/visit.tsx';
import { useCards } from './use-cards.ts';

function Cards({ id }: { readonly id: string }) {
  const cards = useCards([id], undefined);
  return <p role="status">{cards ? `${cards.length} homes` : 'waiting'}</p>;
}

test('[SHELL-101] homes of a marker are awaited until they arrive, and none when they can’t be had', async () => {
  const { show } = visit(<Cards id="1" />, {
    MarkerCards: ({ ids }: { ids: string[] }) =>
      ids.includes('9') ? Promise.reject(new Error('offline')) : { listingsById: ids.map((id) => listing(Number(id))) },
  });
  expect(screen.getByText('waiting')).toBeInTheDocument();
  expect(await screen.findByText('1 homes')).toBeInTheDocument();
  show(<Cards id="9" />);
  expect(screen.getByText('waiting')).toBeInTheDocument();
  expect(await screen.findByText('0 homes')).toBeInTheDocument();
});
