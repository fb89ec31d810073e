import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubGraph, services, Site } from '@verandah/areas/test-kit';
import type { PageListing } from '../../pages/listing/listing.ts';
import { beside } from '../../test-kit/listing.ts';
import { PlaceMap } from './place-map.tsx';

jest.mock('@verandah/map', () => ({
  LocationMap: ({ label, exact, stations }: { label: string; exact: boolean; stations: readonly unknown[] }) => (
    <p data-exact={exact} data-stations={stations.length}>
      {label}
    </p>
  ),
}));

const address = {
  street: 'Address on request',
  isHidden: true,
  suburb: 'Fitzroy',
  stateCode: 'VIC',
  postcode: '3065',
  locationSlug: 'fitzroy-vic-3065',
  latitude: null,
  longitude: null,
} as unknown as PageListing['address'];

test('[LIST-38] an approximate position is labelled, and the map has no pin', async () => {
  const shown = { ...address, street: '12 Rose Street', isHidden: false, latitude: -37.8, longitude: 144.98 };
  const { graph } = stubGraph({});
  const { rerender } = render(
    <Site given={services(graph)}>
      <PlaceMap address={{ ...shown, isApproximate: true }} stations={beside.nearestStations} />
    </Site>,
  );
  expect(screen.getByText('12 Rose Street, Fitzroy, VIC 3065. The map shows the approximate location.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show the map' }));
  expect(await screen.findByText('Map of around 12 Rose Street, Fitzroy, VIC 3065')).toHaveAttribute(
    'data-exact',
    'false',
  );
  rerender(
    <Site given={services(graph)}>
      <PlaceMap address={{ ...shown, isApproximate: false }} stations={beside.nearestStations} />
    </Site>,
  );
  expect(screen.getByText('12 Rose Street, Fitzroy, VIC 3065')).toBeVisible();
  const exact = screen.getByText('Map of 12 Rose Street, Fitzroy, VIC 3065');
  expect(exact).toHaveAttribute('data-exact', 'true');
  expect(exact).toHaveAttribute('data-stations', '2');
});

test('[LIST-14, GQL-35] the map of a hidden address shows its suburb; when that fails to load, a press loads it again', async () => {
  const latLong = { latitude: -37.8, longitude: 144.98 };
  const responses: Record<string, unknown> = { SuburbPosition: new Error('down') };
  const { graph, requests } = stubGraph(responses);
  const report = jest.fn();
  render(
    <Site given={services(graph, { report })}>
      <PlaceMap address={address} stations={[]} />
    </Site>,
  );
  expect(requests).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Show the map' }));
  const again = await screen.findByRole('button', { name: 'Reload map' });
  expect(report).toHaveBeenCalledTimes(1);
  responses['SuburbPosition'] = { location: { latLong } };
  await userEvent.click(again);
  expect(await screen.findByText('Map of Fitzroy, VIC 3065')).toBeVisible();
  await act(async () => undefined);
  expect(requests).toHaveLength(2);
});
