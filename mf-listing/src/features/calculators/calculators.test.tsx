import { act, screen } from '@testing-library/react';
import { stubGraph, services, Site } from '@verandah/areas/test-kit';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { house } from '../../test-kit/listing.ts';
import { Calculators } from './calculators.tsx';
import { startFields } from './start.ts';

test('[LIST-12] values typed before hydration are used', async () => {
  const start = { ...startFields(house, new URLSearchParams()), price: '800,000', deposit: '160,000' };
  const page = (
    <Site given={services(stubGraph({}).graph)}>
      <Calculators listing={house} start={start} requested={false} />
    </Site>
  );
  const place = document.createElement('div');
  place.innerHTML = renderToString(page);
  document.body.append(place);
  const price = screen.getByLabelText<HTMLInputElement>('Price');
  price.value = '600,000';
  const root = await act(async () => hydrateRoot(place, page));
  expect(price.value).toBe('600,000');
  expect(place).toHaveTextContent('Loan$440,000');
  await act(async () => root.unmount());
});
